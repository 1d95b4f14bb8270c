import { escapeHtml } from 'folia/format';

/** A container of the engine, such as an admonition or tabs. */
export type Container = {
  name: string;
  title?: string;
  /** A title in brackets, which may begin with a link. */
  label?: string;
  attributes?: string;
  /** The target of links to the container. */
  id?: string | undefined;
  lines: string[];
};

/**
 * The lines of a container, `:::name Title` to `:::`, with more colons than any container inside it.
 *
 * @param indent white space before each line, such as in a list
 */
export function printContainer(
  { name, title = '', label, attributes = '', id, lines }: Container,
  indent = '',
): string[] {
  const colons = ':'.repeat(Math.max(2, ...lines.map(countColons)) + 1);
  const shown = label === undefined && id !== undefined && title !== '' ? title : label;
  const head = (shown === undefined ? printTitle(title) : printLabel(shown)) + printId(id);
  return [`${indent}${colons}${name}${attributes || head}`, ...lines, `${indent}${colons}`];
}

/** Puts a title that begins with a bracket or brace into brackets, so that it is not read as attributes. */
function printTitle(title: string): string {
  return /^[[{]/.test(title) ? `[${title.replace(/[[\]\\]/g, '\\$&')}]` : title && ` ${title}`;
}

/** Attributes come right after the brackets of a title. A full stop would begin a class. */
function printId(id: string | undefined): string {
  if (id === undefined) return '';
  return /^[\w-]+$/.test(id) ? `{#${id}}` : `{id="${id}"}`;
}

/** Brackets in a label are escaped, unless they are pairs. */
function printLabel(text: string): string {
  const isPaired = /^(?:[^[\]]|\[[^[\]]*\])*$/.test(text);
  return `[${isPaired ? text : text.replace(/[[\]]/g, '\\$&')}]`;
}

/** Tabs with one panel for each label. */
export function printTabs(
  tabs: { label: string; lines: string[] }[],
  { indent = '', group }: { indent?: string; group?: string } = {},
): string[] {
  const panels = tabs.flatMap(({ label, lines }) =>
    printContainer({ name: 'tab', title: label, lines }, indent),
  );
  const attributes = group === undefined ? '' : `{group="${group}"}`;
  return printContainer({ name: 'tabs', attributes, lines: panels }, indent);
}

/** A disclosure with Markdown inside. @param summary as HTML */
export function printDetails(
  {
    summary,
    open,
    id,
    lines,
  }: { summary: string; open?: boolean; id?: string | undefined; lines: string[] },
  indent = '',
): string[] {
  return [
    `${indent}<details${id === undefined ? '' : ` id="${id}"`}${open ? ' open' : ''}>`,
    `${indent}<summary>${summary}</summary>`,
    '',
    ...lines,
    '',
    `${indent}</details>`,
  ];
}

/** Inline Markdown as HTML: code, bold, italics, pictures and links, for places where Markdown is not parsed. */
export function inlineHtml(markdown: string): string {
  return markdown
    .split(/(`+[^`]*`+)/)
    .map((part) => {
      const code = /^(`+)([^`]*)\1$/.exec(part)?.[2];
      return code === undefined ? proseHtml(part) : `<code>${escapeHtml(code.trim())}</code>`;
    })
    .join('');
}

function proseHtml(text: string): string {
  return (
    text
      .replace(/&(?!#?\w+;)/g, '&amp;')
      .replace(/<(?![/!a-z])/gi, '&lt;')
      .replace(/!\[([^\]]*)\]\(([^\s()]*)[^)]*\)/g, '<img src="$2" alt="$1">')
      .replace(/\[([^\]]*)\]\(([^\s()]*)[^)]*\)/g, '<a href="$2">$1</a>')
      .replace(/(\*\*|(?<![\w/])__)(?=\S)(.+?)(?<=\S)\1/g, '<strong>$2</strong>')
      .replace(/(?<![\w*\\])\*(?=\S)(.+?)(?<=[^\s\\])\*(?!\w)/g, '<em>$1</em>')
      // Underscores in addresses are not emphasis.
      .replace(/(?<![\w/\\])_(?=\S)(.+?)(?<=[^\s\\])_(?![\w/])/g, '<em>$1</em>')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
  );
}

function countColons(line: string): number {
  return /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0;
}
