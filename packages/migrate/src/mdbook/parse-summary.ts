import { plainTitle } from '../heading-ids.ts';

/** A chapter of the summary; a draft has no path. */
export type Chapter = {
  kind: 'chapter';
  title: string;
  /** Path of its file, relative to the source folder. */
  path?: string;
  /** `1.2` for numbered chapters. */
  number?: string;
  children: Chapter[];
};

export type SummaryPart = Chapter | { kind: 'part'; title: string } | { kind: 'separator' };

const LINK = String.raw`\[((?:[^\[\]]|\[[^\[\]]*\]|\\.)*)\]\(\s*(?:<([^>]*)>|([^)\s]*))[^)]*\)`;
const ITEM = new RegExp(String.raw`^([ \t]*)[-*+][ \t]+${LINK}`);
const AFFIX = new RegExp(`^${LINK}`);

/**
 * Parses `SUMMARY.md` (https://rust-lang.github.io/mdBook/format/summary.html): titles of parts, separators, and chapters,
 * which are numbered in lists.
 */
export function parseSummary(text: string): SummaryPart[] {
  const parts: SummaryPart[] = [];
  /** The chapters whose lists are open, with their indentation. */
  const open: { indent: number; chapter: Chapter }[] = [];
  let count = 0;
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
    const item = ITEM.exec(line);
    if (item) {
      const [, white = '', title = '', bracketed, plain] = item;
      const indent = white.replaceAll('\t', '    ').length;
      while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
      const siblings = open.at(-1)?.chapter.children;
      const index = siblings ? siblings.length + 1 : count + 1;
      const parent = open.at(-1)?.chapter.number;
      const number = parent === undefined ? `${index}` : `${parent}.${index}`;
      const chapter = makeChapter(title, bracketed ?? plain, number);
      if (siblings) siblings.push(chapter);
      else {
        count += 1;
        parts.push(chapter);
      }
      open.push({ indent, chapter });
      continue;
    }
    const other = parseOther(line, parts.length === 0);
    if (!other) continue;
    open.length = 0;
    parts.push(other);
  }
  return parts;
}

/** A chapter without number, the title of a part, or a separator. The first title is that of the summary. */
function parseOther(line: string, isFirst: boolean): SummaryPart | undefined {
  const [, heading] = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/.exec(line) ?? [];
  if (heading !== undefined) {
    return isFirst && /^(?:table of contents|summary)$/i.test(heading)
      ? undefined
      : { kind: 'part', title: plainTitle(heading) };
  }
  if (/^(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) return { kind: 'separator' };
  const [whole, title = '', bracketed, plain] = AFFIX.exec(line) ?? [];
  return whole === undefined ? undefined : makeChapter(title, bracketed ?? plain);
}

function makeChapter(title: string, path: string | undefined, number?: string): Chapter {
  const plain = path?.replace(/^\.\//, '').replaceAll('%20', ' ');
  return {
    kind: 'chapter',
    title: plainTitle(title),
    path: plain || undefined,
    number,
    children: [],
  };
}

/** All chapters in reading order, with those inside them. */
export function listChapters(parts: SummaryPart[]): Chapter[] {
  return parts.flatMap((part) =>
    part.kind === 'chapter' ? [part, ...listChapters(part.children)] : [],
  );
}
