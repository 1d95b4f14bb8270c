import GithubSlugger from 'github-slugger';
import { mapOutsideCode } from './outside-code.ts';

/** The id that a generator gives to a heading, which is the `count`-th with the same slug (from 0). */
export type MakeHeadingId = (title: string) => string;

const HEADING = /^([ ]{0,3}(#{1,6})[ \t]+)(.*?)(?:[ \t]+#+)?[ \t]*$/gm;
const EXPLICIT = /\s*\{\s*#([^\s}]+)[^}]*\}\s*$/;

export type HeadingOptions = {
  /** The slug of a title in the source. */
  slug: (title: string) => string;
  /** The id of the second heading with a slug is `slug-1` in most generators. */
  separator?: string;
  /** Writes every id, because the engine would derive it from another text. */
  all?: boolean;
};

/**
 * Writes `{#id}` after each heading whose id in the source differs from the engine's, so that links to sections keep
 * working.
 */
export function keepHeadingIds(text: string, options: HeadingOptions): string {
  const { slug, separator = '-', all = false } = options;
  const engine = new GithubSlugger();
  const counts = new Map<string, number>();
  const titles = readTitles(text);
  let index = 0;
  return mapOutsideCode(text, (hidden) =>
    hidden.replace(HEADING, (whole: string, marker: string, _level: string, title: string) => {
      const plain = titles[index] ?? '';
      index += 1;
      const explicit = EXPLICIT.exec(title)?.[1];
      if (explicit !== undefined) return `${marker}${title.replace(EXPLICIT, '')} {#${explicit}}`;
      const base = slug(plain);
      const count = counts.get(base) ?? 0;
      counts.set(base, count + 1);
      const id = count === 0 ? base : `${base}${separator}${count}`;
      // The engine may derive the id from what becomes of HTML in the title.
      const isSame = engine.slug(plain) === id && !all && !title.includes('<');
      return isSame || id === '' || !/^[^\s}]+$/.test(id) ? whole : `${marker}${title} {#${id}}`;
    }),
  );
}

/** A heading of a text, as readers see it. */
export type Heading = { level: number; title: string; id?: string };

/** The headings of a text with their explicit ids. */
export function readHeadings(text: string): Heading[] {
  const headings: Heading[] = [];
  const titles = readTitles(text);
  mapOutsideCode(text, (hidden) => {
    for (const [, , marker = '', title = ''] of hidden.matchAll(HEADING)) {
      const plain = titles[headings.length] ?? '';
      headings.push({ level: marker.length, title: plain, id: EXPLICIT.exec(title)?.[1] });
    }
    return hidden;
  });
  return headings;
}

/** The plain titles of all headings, including their inline code. */
function readTitles(text: string): string[] {
  const lines = text.split('\n');
  const titles: string[] = [];
  mapOutsideCode(text, (hidden) => {
    for (const [index, line] of hidden.split('\n').entries()) {
      if (!HEADING_LINE.test(line)) continue;
      const [, , , title = ''] = HEADING_LINE.exec(lines[index] ?? '') ?? [];
      titles.push(plainTitle(title.replace(EXPLICIT, '')));
    }
    return hidden;
  });
  return titles;
}

const HEADING_LINE = new RegExp(HEADING.source);

/** The text of inline Markdown. @example plainTitle('[`a`](./a.md) *b*') // 'a b' */
export function plainTitle(markdown: string): string {
  return markdown
    .split(/(`+[^`]*`+)/)
    .map((part) => (part.startsWith('`') ? part.replace(/^`+\s?|\s?`+$/g, '') : plainProse(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function plainProse(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->|<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/(\*{1,3}|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\w])(_{1,3})(?=\S)(.*?\S)\1(?![\w])/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
