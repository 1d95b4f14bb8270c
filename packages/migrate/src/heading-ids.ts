import GithubSlugger from 'github-slugger';
import { decodeReferences } from './character-references.ts';
import { mapOutsideCode } from './outside-code.ts';

const HEADING = /^([ ]{0,3}(#{1,6})[ \t]+)(.*?)(?:[ \t]+#+)?[ \t]*$/gm;
/** Multiline, since a line may end with a carriage return. */
const HEADING_LINE = new RegExp(HEADING.source, 'm');
/** `{#id}`, or a comment of HTML or MDX that begins with an id. */
const EXPLICIT =
  /\s*(?:\{\s*#(?<id>[^\s}]+)[^}]*\}|(?:<!--|\{\s*\/\*)\s*#(?<commented>[^\s{}]+?)(?:\s.*?)?(?:-->|\*\/\s*\}))\s*$/;

export type HeadingOptions = {
  /** The slug of a title in the source. */
  slug: (title: string) => string;
  /** Whether the source makes ids of character references and spaces as written, instead of what readers see. */
  isAsWritten?: boolean;
  /** The id of the second heading with a slug is `slug-1` in most generators. */
  separator?: string;
  /** Writes every id, because the engine would derive it from another text. */
  all?: boolean;
  /** Leaves headings that contain an expression as they are, since its value is unknown. */
  isMdx?: boolean;
};

/**
 * Writes `{#id}` after each heading whose id in the source differs from the engine's, so that links to sections keep
 * working.
 */
export function keepHeadingIds(text: string, options: HeadingOptions): string {
  const { slug, separator = '-', all = false, isMdx = false, isAsWritten = false } = options;
  const engine = new GithubSlugger();
  const counts = new Map<string, number>();
  const headings = readHeadings(text);
  let index = 0;
  return mapOutsideCode(text, (hidden) =>
    hidden.replace(HEADING, (whole: string, marker: string, _level: string, title: string) => {
      const { title: plain = '', written = '' } = headings[index] ?? {};
      index += 1;
      const explicit = explicitId(title);
      if (explicit !== undefined) return `${marker}${title.replace(EXPLICIT, '')} {#${explicit}}`;
      const base = slug(isAsWritten ? written : plain);
      const count = counts.get(base) ?? 0;
      counts.set(base, count + 1);
      const id = count === 0 ? base : `${base}${separator}${count}`;
      if (isMdx && /(?<!\\)\{/.test(title)) return whole;
      // The engine may derive the id from what becomes of HTML in the title, and each space becomes a hyphen.
      const isPlain = !title.includes('<') && !/\S\s{2,}\S/.test(title);
      const isSame = engine.slug(plain) === id && !all && isPlain;
      return isSame || id === '' || !/^[^\s}]+$/.test(id) ? whole : `${marker}${title} {#${id}}`;
    }),
  );
}

function explicitId(title: string): string | undefined {
  const { id, commented } = EXPLICIT.exec(title)?.groups ?? {};
  return id ?? commented;
}

/** A heading in Markdown, as readers see it. */
export type Heading = {
  level: number;
  title: string;
  /** The title with its character references and spaces as written. */
  written: string;
  id?: string;
};

/** The headings of a page with their explicit ids. */
export function readHeadings(text: string): Heading[] {
  const lines = text.split('\n');
  const headings: Heading[] = [];
  mapOutsideCode(text, (hidden) => {
    for (const [index, line] of hidden.split('\n').entries()) {
      const [whole, , marker = '', title = ''] = HEADING_LINE.exec(line) ?? [];
      if (whole === undefined) continue;
      // Inline code is hidden in the line, but part of the title.
      const [, , , source = ''] = HEADING_LINE.exec(lines[index] ?? '') ?? [];
      const text = source.replace(EXPLICIT, '');
      headings.push({
        level: marker.length,
        title: plainTitle(text),
        written: plainTitle(text, { isAsWritten: true }),
        id: explicitId(title),
      });
    }
    return hidden;
  });
  return headings;
}

/** The ids in a page of the engine: of sections and of elements. The title has none. */
export function readIds(text: string): Set<string> {
  const engine = new GithubSlugger();
  const sections = readHeadings(text).map(({ level, title, id }) => ({
    level,
    id: id ?? engine.slug(title),
  }));
  const isTitled = sections[0]?.level === 1;
  const ids = new Set(sections.slice(isTitled ? 1 : 0).map(({ id }) => id));
  mapOutsideCode(text, (hidden) => {
    for (const [, id = ''] of hidden.matchAll(/<[^<>]*\s(?:id|name)="([^"]+)"/g)) ids.add(id);
    return hidden;
  });
  return ids;
}

/**
 * Raises all headings of a page that begins with its title, so that the title has level 1 and the next headings have level
 * 2. The title is the only heading of the highest level, or one of several that has the name of the page.
 *
 * @param name of the page
 */
export function raiseHeadings(text: string, name?: string): string {
  const [first, ...others] = readHeadings(text);
  if (first === undefined || first.level === 1 || !/^\s*#/.test(text)) return text;
  const isOnly = others.every(({ level }) => level > first.level);
  const isNamed = first.title === name && others.every(({ level }) => level >= first.level);
  if (!isOnly && !isNamed) return text;
  let isFirst = true;
  return mapOutsideCode(text, (hidden) =>
    hidden.replace(HEADING, (whole: string, marker: string, level: string) => {
      const raised = isFirst || isOnly ? first.level - 1 : first.level - 2;
      isFirst = false;
      return whole.replace(marker, marker.replace(level, level.slice(raised)));
    }),
  );
}

/** The text of inline Markdown. @example plainTitle('[`a`](./a.md) *b*') // 'a b' */
export function plainTitle(
  markdown: string,
  { isAsWritten = false }: { isAsWritten?: boolean } = {},
): string {
  const codes: string[] = [];
  const hidden = markdown.replace(/(`+)(.*?[^`])\1(?!`)/g, (_whole, _ticks, code: string) => {
    codes.push(code.trim());
    return `\uE004${codes.length - 1}\uE005`;
  });
  const prose = plainProse(hidden);
  return (isAsWritten ? prose : decodeReferences(prose).replace(/\s+/g, ' '))
    .replace(/\uE004(\d+)\uE005/g, (_whole, index: string) => codes[Number(index)] ?? '')
    .trim();
}

function plainProse(text: string): string {
  return (
    text
      .replace(/<!--[\s\S]*?-->|<\/?[A-Za-z][^<>]*>/g, '')
      // No generator makes a picture part of the text or of an id.
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
      .replace(/(\*\*|~~)(?=\S)(.*?\S)\1/g, '$2')
      .replace(/\*(?=\S)(.*?\S)\*/g, '$1')
      .replace(/(?<!\w)__(?=\S)(.*?\S)__(?!\w)/g, '$1')
      .replace(/(?<!\w)_(?=\S)(.*?\S)_(?!\w)/g, '$1')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
  );
}
