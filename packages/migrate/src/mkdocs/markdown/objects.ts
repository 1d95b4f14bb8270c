import { headingId } from './heading-id.ts';
import { endOfIndented } from './lines.ts';
import type { ReadBlock } from './page-text.ts';

const START = /^ {0,3}(#{1,6} +)?::: ?([A-Za-z_][\w.:-]*)\s*$/;

/**
 * Reads a place that mkdocstrings fills from the source code of an object: `::: package.Class`, also as a heading. Its
 * documentation is not in the folder, so a section says where it comes from, under the id that links lead to.
 */
export const readObject: ReadBlock = (lines, start, page) => {
  const [, signs = '## ', name] = START.exec(lines[start] ?? '') ?? [];
  if (name === undefined) return undefined;
  page.report(
    `reference of "${name}"`,
    'It is generated from source code with mkdocstrings; the page names the object and says so',
  );
  const { id } = page.headings.next(name, { written: name });
  return {
    lines: [
      `${signs.trim()} \`${name}\` ${headingId(id)}`,
      '',
      'The documentation of this object is part of its source code.',
    ],
    end: endOfIndented(lines, start),
  };
};
