import { Fragment } from 'react';

/** After the slash of a segment, after `_`, `.` and `-`, and before a brace within a segment. */
const BREAK = /(?<=[^/]\/|[_.-])(?=[^/])|(?<=[^/])(?=\{)/;

type Props = {
  path: string;
  /** In long lists, only as many breaks as lines of this many characters need. */
  lineLength?: number;
};

/** A path with places where lines may break. Copied text does not contain them. */
export function PathText({ path, lineLength = 0 }: Props) {
  return joinParts(path.split(BREAK), lineLength).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function joinParts(parts: string[], lineLength: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.pop() ?? '';
    if (line !== '' && line.length + part.length > lineLength) lines.push(line, part);
    else lines.push(line + part);
  }
  return lines;
}
