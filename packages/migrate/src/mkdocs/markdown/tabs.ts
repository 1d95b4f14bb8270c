import { slug } from 'github-slugger';
import { printContainer } from '../../print-container.ts';
import { convertInline } from './inline.ts';
import { dedent, endOfIndented, isBlank, trimBlank } from './lines.ts';
import type { PageText, ReadBlock } from './page-text.ts';

export type Tab = { title: string; content: string[] };

const START = /^ {0,3}===([!+]*) +["“](.*)["”] *$/;

/** Reads content tabs: `=== "Title"` for each, with text indented by four spaces. */
export const readTabs: ReadBlock = (lines, start, page) => {
  const tabs: Tab[] = [];
  let end = start;
  for (let index = start; index < lines.length; ) {
    if (isBlank(lines[index])) {
      index += 1;
      continue;
    }
    const [, signs = '', title] = START.exec(lines[index] ?? '') ?? [];
    // An exclamation mark starts another set of tabs.
    if (title === undefined || (tabs.length > 0 && signs.includes('!'))) break;
    end = endOfIndented(lines, index);
    const content = trimBlank(dedent(lines.slice(index + 1, end), 4));
    tabs.push({ title, content: page.blocks(content) });
    index = end;
  }
  return tabs.length === 0 ? undefined : { lines: tabContainer(tabs, page), end };
};

/** Writes tabs as a container of the engine. */
export function tabContainer(tabs: Tab[], page: PageText): string[] {
  const group = page.extensions.linkedTabs ? tabs.map(({ title }) => slug(title)).join('-') : '';
  const panels = tabs.flatMap(({ title, content }) =>
    printContainer({
      name: 'tab',
      label: convertInline(title, page),
      lines: ['', ...content, ''],
    }),
  );
  const attributes = group === '' ? '' : `{group="${group}"}`;
  return printContainer({ name: 'tabs', attributes, lines: ['', ...panels, ''] });
}
