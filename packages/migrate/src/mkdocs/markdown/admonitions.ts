import { admonitionKind } from '../../admonition-kind.ts';
import { capitalize } from '../../capitalize.ts';
import { inlineHtml, printContainer, printDetails } from '../../print-container.ts';
import { convertInline } from './inline.ts';
import { dedent, endOfIndented, trimBlank } from './lines.ts';
import type { PageText, ReadBlock } from './page-text.ts';

const START = /^ {0,3}(!!!|\?\?\?\+?) ?([\w-]+(?: +[\w-]+)*)?(?: +["“](.*?)["”])? *$/;

/** Reads `!!! note "Title"` and the collapsible `??? note "Title"`, with text indented by four spaces. */
export const readAdmonition: ReadBlock = (lines, start, page) => {
  const [, sign = '', classes = 'note', title] = START.exec(lines[start] ?? '') ?? [];
  if (sign === '') return undefined;
  const end = endOfIndented(lines, start);
  const content = page.blocks(trimBlank(dedent(lines.slice(start + 1, end), 4)));
  const [kind = 'note'] = classes.split(/ +/);
  if (sign === '!!!') return { lines: admonition(kind, title, content, page), end };
  return { lines: details(kind, title, content, { isOpen: sign.endsWith('+'), page }), end };
};

/** An admonition of the engine. A kind that it does not have is named by the title. */
export function admonition(
  kind: string,
  title: string | undefined,
  content: string[],
  page: PageText,
): string[] {
  const name = admonitionKind(kind);
  const text = title?.trim() || (name === kind.toLowerCase() ? '' : titleOf(kind));
  const label = text === '' ? undefined : convertInline(text, page);
  return printContainer({ name, label, lines: ['', ...content, ''] });
}

/** A disclosure widget. */
export function details(
  kind: string,
  title: string | undefined,
  content: string[],
  { isOpen, page }: { isOpen: boolean; page: PageText },
): string[] {
  const summary = inlineHtml(convertInline(title?.trim() || titleOf(kind), page));
  return printDetails({ summary, open: isOpen, lines: content });
}

function titleOf(kind: string): string {
  return capitalize(kind.replaceAll('-', ' '));
}
