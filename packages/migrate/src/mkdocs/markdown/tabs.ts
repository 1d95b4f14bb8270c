import { slug } from 'github-slugger';
import { printContainer } from '../../print-container.ts';
import { convertInline } from './inline.ts';
import { dedent, endOfIndented, isBlank, trimBlank } from './lines.ts';
import type { PageText, ReadBlock } from './page-text.ts';

type Tab = { title: string; content: string[] };

/** A tab in the lines of a page; it ends before the line `end`. */
type FoundTab = { title: string; body: string[]; end: number; startsSet: boolean };

const START = /^ {0,3}===([!+]*) +["“](.*)["”] *$/;

/** Reads content tabs: `=== "Title"` for each, with text indented by four spaces. */
export const readTabs: ReadBlock = (lines, start, page) =>
  readTabSet(lines, start, page, (index) => {
    const [, signs = '', title] = START.exec(lines[index] ?? '') ?? [];
    if (title === undefined) return undefined;
    const end = endOfIndented(lines, index);
    const body = trimBlank(dedent(lines.slice(index + 1, end), 4));
    return { title, body, end, startsSet: signs.includes('!') };
  });

/** Reads consecutive tabs as one set. @param tabAt reads the tab that starts at a line, if there is one */
export function readTabSet(
  lines: string[],
  start: number,
  page: PageText,
  tabAt: (index: number) => FoundTab | undefined,
): ReturnType<ReadBlock> {
  const tabs: Tab[] = [];
  let end = start;
  for (let index = start; index < lines.length; ) {
    if (isBlank(lines[index])) {
      index += 1;
      continue;
    }
    const tab = tabAt(index);
    if (!tab || (tabs.length > 0 && tab.startsSet)) break;
    tabs.push({ title: tab.title, content: page.blocks(tab.body) });
    end = tab.end;
    index = end;
  }
  return tabs.length === 0 ? undefined : { lines: tabContainer(tabs, page), end };
}

/** Writes tabs as a container of the engine. */
function tabContainer(tabs: Tab[], page: PageText): string[] {
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
