import { ATTRIBUTE_LIST, parseAttributes } from './attribute-list.ts';
import { emoji } from './emoji.ts';
import { convertTags } from './html.ts';
import { ICON, iconText } from './icons.ts';
import { image } from './images.ts';
import { keys } from './keys.ts';
import type { PageText } from './page-text.ts';

const DESTINATION = String.raw`\(\s*(?:<[^>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)`;

/** The constructs within a line of text, in the order in which they are tried at each place. */
const TOKENS = new RegExp(
  [
    String.raw`(?<escape>\\[^\n])`,
    String.raw`(?<code>(?<ticks>\x60+)(?!\x60)[\s\S]*?[^\x60]\k<ticks>(?!\x60))`,
    String.raw`(?<comment><!--[\s\S]*?-->)`,
    String.raw`(?<symbol>\((?:c|r|tm)\)|<-->|<--|-->|\+\/-|=\/=)`,
    String.raw`(?<address><(?:[a-z][a-z\d+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>)`,
    String.raw`(?<tag><\/?[A-Za-z][\w:-]*(?:"[^"]*"|'[^']*'|[^"'<>])*>)`,
    String.raw`(?<image>!\[[^\]]*\]${DESTINATION}(?:[ ]?${ATTRIBUTE_LIST})?)`,
    String.raw`(?<button>\[[^\[\]]*\]${DESTINATION}\{[^{}\n]*\.md-button[^{}\n]*\})`,
    String.raw`(?<anchor>\[\](?:\(\s*\))?(?:${ATTRIBUTE_LIST}))`,
    String.raw`(?<reference>(?<!\\)\[(?:[^\[\]]|\[[^\[\]]*\])+\][ \n]?(?:\[[^\]\n]*\])(?!\())`,
    String.raw`(?<destination>\]${DESTINATION})`,
    String.raw`(?<progress>\[==?[ ]*\d[\d.]*(?:%|/\d[\d.]*)[ ]*(?:"[^"\n]*"|'[^'\n]*')?[ ]*\](?:${ATTRIBUTE_LIST})?)`,
    String.raw`(?<math>\\\([\s\S]+?\\\)|(?<![\\$])\$(?![\s$])[^$\n]*?(?<!\s)\$(?![\d$]))`,
    String.raw`(?<critic>\{(?:\+\+|--|~~|==|>>)[\s\S]*?(?:\+\+|--|~~|==|<<)\})`,
    String.raw`(?<keys>\+\+(?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*\+\+)`,
    String.raw`(?<mark>==(?=\S)[^=\n]+?==)`,
    String.raw`(?<inserted>\^\^(?=\S)[^^\n]+\^\^)`,
    String.raw`(?<sup>\^[^\s^]+\^)`,
    String.raw`(?<deleted>~~(?=\S)[^~\n]+~~)`,
    String.raw`(?<sub>(?<!~)~[^\s~]+~(?!~))`,
    String.raw`(?<icon>${ICON}(?:\{[^{}\n]*\})?(?:[ ]*&nbsp;)*)`,
    String.raw`(?<emoji>(?<![\w:\\/]):[+-]?[a-z][\w+-]*:(?![\w:/]))`,
    `(?<attributes>[ ]?${ATTRIBUTE_LIST})`,
    String.raw`(?<word>[\p{L}\p{N}]+)`,
  ].join('|'),
  'giu',
);

/** https://facelessuser.github.io/pymdown-extensions/extensions/smartsymbols/ */
const SYMBOLS: Record<string, string> = {
  '(c)': '©',
  '(r)': '®',
  '(tm)': '™',
  '<-->': '↔',
  '<--': '←',
  '-->': '→',
  '+/-': '±',
  '=/=': '≠',
};

type Found = Record<string, string | undefined>;
type Convert = (text: string, page: PageText) => string;

/** How each construct is written in the engine. */
const CONVERTERS: Record<string, Convert> = {
  symbol: (text, page) => (page.extensions.symbols ? (SYMBOLS[text.toLowerCase()] ?? text) : text),
  code: (text) => text.replace(/^(`+)#![\w+#.-]+ /, '$1'),
  tag: (text, page) => convertTags(text, page),
  image,
  button,
  anchor: (text) => `<span id="${parseAttributes(text).id ?? ''}"></span>`,
  reference,
  destination: (text, page) => destination(text, page),
  progress: (text, page) => (page.extensions.progress ? progressBar(text) : text),
  math: (text, page) => math(text, page),
  critic: (text, page) => (page.extensions.critic ? critic(text, page) : text),
  keys: (text, page) => (page.extensions.keys ? keys(text) : text),
  mark: wrapped('marks', 2, 'mark'),
  inserted: wrapped('carets', 2, 'ins'),
  sup: wrapped('carets', 1, 'sup'),
  sub: (text, page) =>
    page.extensions.tildes ? wrapped('tildes', 1, 'sub')(text, page) : text.replaceAll('~', '\\~'),
  icon: (text, page) => (page.extensions.emoji ? iconText(text, page) : text),
  emoji: (text, page) => (page.extensions.emoji ? emoji(text, page) : text),
  attributes: (text, page) => (page.extensions.attributes ? anchorOf(text) : text),
  word: (text, page) => abbreviated(text, page),
};

/** Converts text without blocks, such as a paragraph, a title or the cell of a table. */
export function convertInline(text: string, page: PageText): string {
  const converted = text.replace(TOKENS, (...found: unknown[]) => {
    const whole = String(found[0]);
    const groups = readGroups(found.at(-1));
    const name = Object.keys(CONVERTERS).find((key) => groups[key] !== undefined);
    const written = name === undefined ? undefined : groups[name];
    return name === undefined ? whole : (CONVERTERS[name]?.(written ?? whole, page) ?? whole);
  });
  return withLineBreaks(converted.replace(/^[ ]*\n|\n[ ]*$/g, ''), page);
}

function readGroups(groups: unknown): Found {
  return typeof groups === 'object' && groups !== null
    ? Object.fromEntries(Object.entries(groups))
    : {};
}

function wrapped(
  extension: 'marks' | 'carets' | 'tildes',
  width: number,
  element: string,
): Convert {
  return (text, page) => {
    if (!page.extensions[extension]) return text;
    return `<${element}>${convertInline(text.slice(width, -width), page)}</${element}>`;
  };
}

/** The last part of a link, with its new address. */
function destination(text: string, page: PageText): string {
  const [, url = '', title = ''] =
    /^\]\(\s*(<[^>\n]*>|\S*?)(\s+(?:"[^"]*"|'[^']*'))?\s*\)$/.exec(text) ?? [];
  return `](${linkAddress(url, page)}${title})`;
}

function linkAddress(url: string, page: PageText): string {
  const address = page.link(url.replace(/^<(.*)>$/, '$1'), 'markdown');
  return /[\s()]/.test(address) ? `<${address}>` : address;
}

function button(text: string, page: PageText): string {
  const [, label = '', url = ''] = /^\[([^[\]]*)\]\(\s*<?([^\s<>)]*)/.exec(text) ?? [];
  const style = text.includes('.md-button--primary') ? 'primary' : 'secondary';
  const href = page.link(url, 'markdown');
  return `<a class="button button--${style}" href="${href}">${convertInline(label, page).trim()}</a>`;
}

/** A reference to a link definition of the page, or to a Python object. */
function reference(text: string, page: PageText): string {
  const [, label = '', space = '', written = ''] =
    /^\[([\s\S]*)\]([ \n]?)\[([^\]]*)\]$/.exec(text) ?? [];
  const name = (written || label).trim();
  const shown = convertInline(label, page);
  // CommonMark allows no space between the two parts.
  if (page.definitions.has(name.toLowerCase())) return `[${shown}][${written}]`;
  if (space !== '') return `[${shown}]${space}[${convertInline(written, page)}]`;
  if (!page.extensions.crossReferences) return `[${shown}][${written}]`;
  const url = page.reference(name.replace(/^`|`$/g, ''));
  return url === undefined ? shown : `[${shown}](${url})`;
}

/** https://facelessuser.github.io/pymdown-extensions/extensions/progressbar/ */
function progressBar(text: string): string {
  const [, value = '', total = '', double, single] =
    /^\[==?[ ]*([\d.]+)(?:%|\/([\d.]+))[ ]*(?:"([^"]*)"|'([^']*)')?/.exec(text) ?? [];
  const label = double ?? single ?? '';
  return `<progress value="${value}" max="${total || 100}"></progress> ${label}`.trim();
}

function math(text: string, page: PageText): string {
  if (text.startsWith('\\')) return page.extensions.math ? `$${text.slice(2, -2).trim()}$` : text;
  return page.extensions.math ? text : `\\$${convertInline(text.slice(1, -1), page)}\\$`;
}

/** Marks of changes: https://facelessuser.github.io/pymdown-extensions/extensions/critic/ */
function critic(text: string, page: PageText): string {
  const inner = text.slice(3, -3);
  const convert = (part: string) => convertInline(part, page);
  switch (text.slice(1, 3)) {
    case '++':
      return `<ins>${convert(inner)}</ins>`;
    case '--':
      return `<del>${convert(inner)}</del>`;
    case '==':
      return `<mark>${convert(inner)}</mark>`;
    case '~~': {
      const [before = '', after = ''] = inner.split('~>');
      return `<del>${convert(before)}</del><ins>${convert(after)}</ins>`;
    }
    default:
      return '';
  }
}

/** An element for the id in an attribute list. Its other attributes have no counterpart in Markdown. */
function anchorOf(text: string): string {
  const { id } = parseAttributes(text);
  return id === undefined ? '' : `<span id="${id}"></span>`;
}

function abbreviated(word: string, page: PageText): string {
  const meaning = page.abbreviations.get(word);
  return meaning === undefined ? word : `<abbr title="${meaning}">${word}</abbr>`;
}

/** Text whose line breaks count, with the mark that the engine needs for them. */
function withLineBreaks(text: string, { extensions }: PageText): string {
  return extensions.lineBreaks ? text.replace(/(?<![\\ ])\n/g, '\\\n') : text;
}
