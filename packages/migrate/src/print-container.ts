import { escapeHtml } from 'folia/format';

/** A container of the engine, such as an admonition or tabs. */
export type Container = { name: string; title?: string; attributes?: string; lines: string[] };

/**
 * The lines of a container, `:::name Title` to `:::`, with more colons than any container inside it.
 *
 * @param indent white space before each line, such as in a list
 */
export function printContainer(
  { name, title = '', attributes = '', lines }: Container,
  indent = '',
): string[] {
  const colons = ':'.repeat(Math.max(2, ...lines.map(countColons)) + 1);
  // A title in brackets keeps those at its start apart from attributes.
  const label = /^[[{]/.test(title)
    ? `[${title.replace(/[[\]\\]/g, '\\$&')}]`
    : title && ` ${title}`;
  return [`${indent}${colons}${name}${attributes || label}`, ...lines, `${indent}${colons}`];
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

/** A disclosure with Markdown inside. */
export function printDetails(
  { summary, open, lines }: { summary: string; open?: boolean; lines: string[] },
  indent = '',
): string[] {
  return [
    `${indent}<details${open ? ' open' : ''}>`,
    `${indent}<summary>${inlineHtml(summary)}</summary>`,
    '',
    ...lines,
    '',
    `${indent}</details>`,
  ];
}

/** Inline Markdown as HTML: code, bold, italics and links, for places where Markdown is not parsed. */
export function inlineHtml(markdown: string): string {
  return markdown
    .split(/(`+[^`]+`+)/)
    .map((part) =>
      part.startsWith('`') && part.length > 1
        ? `<code>${escapeHtml(part.replace(/^`+|`+$/g, ''))}</code>`
        : part
            .replace(/&(?!#?\w+;)/g, '&amp;')
            .replace(/<(?![/a-z])/gi, '&lt;')
            .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
            .replace(/(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*(?!\*)/g, '<em>$1</em>')
            .replace(/\[([^\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>'),
    )
    .join('');
}

function countColons(line: string): number {
  return /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0;
}
