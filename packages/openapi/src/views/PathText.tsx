import { Fragment } from 'react';

/** After the slash of a segment, after `_`, `.` and `-`, and before a brace within a segment. */
const BREAK = /(?<=[^/]\/|[_.-])(?=[^/])|(?<=[^/])(?=\{)/;

/** A path with places where lines may break. Copied text does not contain them. */
export function PathText({ path }: { path: string }) {
  return path.split(BREAK).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
