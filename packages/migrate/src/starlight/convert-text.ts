import { mapProse } from 'folia/format';
import GithubSlugger from 'github-slugger';
import { plainTitle } from '../heading-ids.ts';
import { convertCode } from './code-options.ts';

/** Names of containers. Starlight ignores a name that it does not know; the engine reports it. */
const ASIDES: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  caution: 'caution',
  danger: 'danger',
  info: 'info',
  warning: 'warning',
  warn: 'warning',
  important: 'important',
  success: 'success',
  details: 'details',
  tabs: 'tabs',
  tab: 'tab',
  error: 'danger',
  hint: 'tip',
};

export type TextContext = {
  format: 'md' | 'mdx';
  /** The new form of an address in Markdown or in an attribute. */
  link: (url: string) => string;
  /** Whether headings get the ids that Starlight gives them. */
  writesIds: boolean;
  /** The name of a language that the highlighter knows. */
  language: (name: string) => string;
  report: (item: string, text: string) => void;
};

/** Converts the Markdown of a page: code blocks, asides, links and pictures. */
export function convertText(
  text: string,
  { format, link, language, report, writesIds }: TextContext,
): string {
  const prose = mapProse(text, format, (part) =>
    part
      .replace(/^(\s*:{3,}\w+(?:\[[^\n]*\])?)\\?\{[^}\n]*\}[ ]*$/gm, '$1')
      .replace(
        /^(\s*:{3,})(\w+)(?=(\[)|\s|$)/gm,
        (_whole, colons: string, name: string, title?: string) =>
          colons + (ASIDES[name.toLowerCase()] ?? (title === undefined ? `note[${name}]` : 'note')),
      )
      .replace(
        /(\]\(\s*<?)([^\s<>()]+)/g,
        (_whole, before: string, url: string) => before + link(url),
      )
      .replace(
        /^(\s*\[[^\]\n]+\]:\s*<?)([^\s<>]+)/gm,
        (_whole, before: string, url: string) => before + link(url),
      )
      .replace(
        /(\s(?:href|src|link)=)(["'])([^"'\n]*)\2/g,
        (_whole, before: string, quote: string, url: string) => before + quote + link(url) + quote,
      ),
  );
  return convertFences(prose, { language, report, headingOf: makeHeadingIds(writesIds) });
}

/** Converts the options of all fences, including those within lists and components. */
function convertFences(
  text: string,
  {
    language: languageOf,
    report,
    headingOf,
  }: Pick<TextContext, 'language' | 'report'> & { headingOf: (line: string) => string },
): string {
  const lines = text.split('\n');
  const output: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, spaces = '', fence = '', info = ''] =
      /^([ \t>]*)(`{3,}|~{3,})([^`]*)$/.exec(line) ?? [];
    if (fence === '') {
      output.push(headingOf(line));
      continue;
    }
    const closing = new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`);
    const length = lines.slice(index + 1).findIndex((other) => closing.test(other));
    const end = length === -1 ? lines.length : index + 1 + length;
    const [language = '', ...meta] = info.trim().split(/(?<=^\S+)\s+/);
    const {
      meta: options,
      code,
      dropped,
    } = convertCode(language, meta.join(' '), {
      code: lines.slice(index + 1, end),
      prefix: spaces,
    });
    for (const kind of dropped) report(`code: ${kind}`, 'The engine has nothing like it');
    output.push(
      `${spaces}${fence}${[languageOf(language), options].filter(Boolean).join(' ')}`,
      ...code,
    );
    if (end < lines.length) output.push(lines[end] ?? '');
    index = end;
  }
  return output.join('\n');
}

/** Adds the id of Starlight to the line of a heading. */
function makeHeadingIds(isNeeded: boolean): (line: string) => string {
  const slugger = new GithubSlugger();
  return (line) => {
    const text = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/.exec(line)?.[1];
    if (!isNeeded || text === undefined || /\{#[^}]+\}$/.test(text)) return line;
    return `${line.trimEnd()} {#${slugger.slug(plainTitle(text))}}`;
  };
}

const VOID = /<(br|hr|img|input|source|wbr)\b((?:"[^"]*"|'[^']*'|[^"'<>])*?)\s*\/?>/gi;

/** Markdown as MDX, in which braces are expressions, and elements and comments have the forms of JSX. */
export function markdownAsMdx(text: string): string {
  const blocks: string[] = [];
  // Code in HTML may contain anything, so it stays HTML.
  const outside = text.replace(/^<pre[\s>][\s\S]*?<\/pre>/gm, (block) => {
    blocks.push(`<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(block)} }} />`);
    return `${MARK}${blocks.length - 1}${MARK}`;
  });
  const converted = proseAsMdx(outside);
  const marked = new RegExp(`${MARK}(\\d+)${MARK}`, 'g');
  return converted.replace(marked, (_whole, index: string) => blocks[Number(index)] ?? '');
}

/** A private-use character that stands for a block of HTML. */
const MARK = '\uE000';

function proseAsMdx(text: string): string {
  return mapProse(text, 'md', (prose) =>
    prose
      .replace(/<!--([\s\S]*?)-->/g, '')
      .replace(/[{}]/g, '\\$&')
      .replace(/<(https?:[^\s<>]+)>/g, '[$1]($1)')
      .replace(/<(?![/a-z])/gi, '\\<')
      .replace(VOID, '<$1$2 />')
      .replace(/(<[a-z][^<>]*\s)class=/gi, '$1className=')
      .replace(/\sstyle=(?:"[^"]*"|'[^']*')/gi, ''),
  );
}
