import { countOf } from '../count-of.ts';
import { markFences, parseFence } from '../fences.ts';
import type { Note } from '../note.ts';
import type { Texts } from './rename-files.ts';

/** What to do instead of letting browsers fetch code. */
export const COPY_CODE =
  'Copy the code into the site, and show it by an empty fence with file="./example.ts" and lines="5-9".';

/** Reports code blocks that only have the address of their code, which the theme fetched in browsers. */
export function reportFetchedCode(texts: Texts): Note[] {
  const found = [...texts].flatMap(([file, text]) =>
    /\.mdx?$/.test(file) ? linesOf(text).map((line) => ({ file, line })) : [],
  );
  const [first] = found;
  if (first === undefined) return [];
  const count = countOf(found.length, 'code blocks');
  const text = `${count} with "reference" ${found.length === 1 ? 'is' : 'are'} only an address. ${COPY_CODE}`;
  return [{ group: 'pages', outcome: 'dropped', key: 'code blocks', text, ...first }];
}

/** The lines of the fences, for a theme such as https://github.com/saucelabs/docusaurus-theme-github-codeblock. */
function linesOf(text: string): number[] {
  if (!/\breference\b/.test(text)) return [];
  const lines = markFences(text.split('\n'));
  return lines.flatMap(({ text: line, fence }, index) => {
    const isOpen = fence === 'open' && /\sreference\b/.test(parseFence(line)?.info ?? '');
    const [code, end] = lines.slice(index + 1, index + 3);
    const isAddress = /^[\s>]*https?:\/\/\S+\s*$/.test(code?.text ?? '');
    return isOpen && isAddress && end?.fence === 'close' ? [index + 1] : [];
  });
}
