import { isAdmonition } from 'folia/format';
import { type FenceLine, markFences } from '../fences.ts';
import { inlineHtml, printContainer, printDetails, printTabs } from '../print-container.ts';

type Container = {
  name: string;
  title: string;
  indent: string;
  colons: number;
  children: Part[];
};
type Part = FenceLine | Container;

const OPEN = /^([ \t]*)(:{3,})[ \t]*([\w-]+)(.*)$/;
const CLOSE = /^[ \t]*(:{3,})[ \t]*$/;
/** An alert with a title, which only the engine's containers can have: https://vitepress.dev/guide/markdown#github-flavored-alerts */
const TITLED_ALERT = /^([ \t]*)>[ \t]*\[!(note|tip|important|warning|caution)\][ \t]+(\S.*)$/i;
const QUOTED = /^[ \t]*> ?/;

/** Marks braces that Vue would leave alone, until all expressions are read. */
export const LITERAL_BRACES = '\uE010';

/**
 * Converts containers (https://vitepress.dev/guide/markdown#custom-containers): boxes and alerts with a title to admonitions,
 * `details` to a disclosure, `code-group` and the `tabs` of vitepress-plugin-tabs to tabs.
 *
 * @param options.detailsLabel the title of `details` without one
 * @returns the names of containers that become admonitions of the site's own
 */
export function convertContainers(
  text: string,
  { detailsLabel = 'Details' }: { detailsLabel?: string | undefined } = {},
): { text: string; keywords: string[] } {
  const keywords = new Set<string>();
  const parts = parseContainers(text.split('\n'), detailsLabel);
  const lines = printParts(parts, keywords);
  return { text: lines.join('\n'), keywords: [...keywords] };
}

/**
 * Parses containers as markdown-it-container does: the first line of at least as many colons closes a container and all
 * containers inside it.
 */
function parseContainers(lines: string[], detailsLabel: string): Part[] {
  const root: Part[] = [];
  const open: Container[] = [];
  let alert: Container | undefined;
  for (const line of markFences(lines)) {
    if (alert && QUOTED.test(line.text)) {
      alert.children.push({ ...line, text: line.text.replace(QUOTED, '') });
      continue;
    }
    const parts = open.at(-1)?.children ?? root;
    alert = line.fence ? undefined : titledAlert(line.text);
    if (alert) {
      parts.push(alert);
      continue;
    }
    const [, closing] = (!line.fence && CLOSE.exec(line.text)) || [];
    const [, indent = '', colons = '', name = '', title = ''] =
      (!line.fence && OPEN.exec(line.text)) || [];
    const closed =
      closing === undefined
        ? -1
        : open.findIndex((container) => container.colons <= closing.length);
    if (closed !== -1) open.splice(closed);
    else if (name !== '') {
      const written = title.trim();
      const shown =
        name === 'details' && !readTitle(written).title ? `${detailsLabel} ${written}` : written;
      const container = { name, title: shown.trim(), indent, colons: colons.length, children: [] };
      parts.push(container);
      open.push(container);
    } else parts.push(line);
  }
  return root;
}

function titledAlert(line: string): Container | undefined {
  const [whole, indent = '', type = '', title = ''] = TITLED_ALERT.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const name = type.toLowerCase();
  // As the engine draws an alert without a title.
  return { name: name === 'caution' ? 'danger' : name, title, indent, colons: 3, children: [] };
}

function printParts(parts: Part[], keywords: Set<string>): string[] {
  return parts.flatMap((part) => ('name' in part ? printOne(part, keywords) : [part.text]));
}

function printOne(container: Container, keywords: Set<string>): string[] {
  const { name, indent, children } = container;
  const { title, isOpen, id } = readTitle(container.title);
  // For these, the engine draws no element of its own that could have the id.
  const anchor = id === undefined ? [] : [`${indent}<a id="${id}"></a>`, ''];
  if (name === 'code-group') return [...anchor, ...printCodeGroup(container, keywords)];
  if (name === 'tabs') return [...anchor, ...printPluginTabs(container, keywords)];
  const lines = printParts(children, keywords);
  if (name === 'v-pre')
    return [...anchor, ...lines.map((line) => line.replaceAll('{{', LITERAL_BRACES))];
  if (name === 'raw') return [...anchor, ...lines];
  if (name === 'details') {
    const summary = inlineHtml(title);
    return printDetails({ summary, open: isOpen, id, lines }, indent);
  }
  if (!isAdmonition(name)) keywords.add(name);
  return printContainer({ name, title, id, lines }, indent);
}

/** Attributes after a title are not shown. `open` matters, and the id, which links lead to. */
function readTitle(title: string): { title: string; isOpen: boolean; id: string | undefined } {
  const [, attributes = ''] = /\s*\{([^{}]*)\}\s*$/.exec(title) ?? [];
  return {
    title: title.replace(/\s*\{[^{}]*\}\s*$/, ''),
    isOpen: /(?:^|\s)open(?:\s|$)/.test(attributes),
    id: /(?:^|\s)#([^\s#"<>]+)/.exec(attributes)?.[1],
  };
}

/** Each fence of a code group is a tab, labeled with its `[label]`, which is its `title` here. */
function printCodeGroup({ children, indent }: Container, keywords: Set<string>): string[] {
  const tabs: { label: string; lines: string[] }[] = [];
  const others: Part[] = [];
  for (const part of children) {
    if ('name' in part || part.fence === undefined) others.push(part);
    else if (part.fence === 'open') {
      tabs.push({ label: fenceTitle(part.text), lines: [part.text.replace(TITLE, '')] });
    } else tabs.at(-1)?.lines.push(part.text);
  }
  const printed = printParts(others, keywords).filter((line) => line.trim() !== '');
  return tabs.length === 0
    ? printed
    : [...printed, ...printTabs(withUniqueLabels(tabs), { indent })];
}

const TITLE = /\s*(?<![\w-])title="([^"]*)"/;

function fenceTitle(line: string): string {
  const [, title] = TITLE.exec(line) ?? [];
  return title ?? (/[`~]{3,}\s*([\w+#-]+)/.exec(line)?.[1] || 'Code');
}

function withUniqueLabels<T extends { label: string }>(tabs: T[]): T[] {
  return tabs.map((tab, index) => {
    const isRepeated = tabs.slice(0, index).some(({ label }) => label === tab.label);
    return isRepeated ? { ...tab, label: `${tab.label} (${index + 1})` } : tab;
  });
}

const TAB = /^\s*(={2,})\s+(.+?)\s*$/;

/**
 * https://vitepress-plugins.sapphi.red/tabs/: a line `== Label` starts each tab, or one with more equals signs in tabs that
 * contain others.
 */
function printPluginTabs({ title, children, indent }: Container, keywords: Set<string>): string[] {
  const tabs: { label: string; parts: Part[] }[] = [];
  const before: Part[] = [];
  let mark: string | undefined;
  for (const part of children) {
    const isCode = 'name' in part || part.fence !== undefined;
    const [, signs, label = ''] = (isCode ? null : TAB.exec(part.text)) ?? [];
    mark ??= signs;
    if (signs !== undefined && signs === mark) tabs.push({ label, parts: [] });
    else (tabs.at(-1)?.parts ?? before).push(part);
  }
  const group = /key:([\w-]+)/.exec(title)?.[1];
  const printed = tabs.map(({ label, parts }) => ({ label, lines: printParts(parts, keywords) }));
  const first = printParts(before, keywords);
  if (printed.length === 0) return first;
  const rest = printTabs(withUniqueLabels(printed), { indent, group });
  return first.some((line) => line.trim() !== '') ? [...first, '', ...rest] : rest;
}
