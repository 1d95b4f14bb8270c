import { posix } from 'node:path';
import { plainTitle } from '../heading-ids.ts';

/** A chapter of the summary; a draft has no path. */
export type Chapter = {
  kind: 'chapter';
  title: string;
  /** Path of its file, relative to the source folder. */
  path?: string;
  /** `1.2` for numbered chapters. */
  number?: string;
  /** Its line in the summary, 1-based. */
  line: number;
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
  let hasTitle = false;
  for (const [index, line] of removeComments(text).split(/\r?\n/).entries()) {
    const place = index + 1;
    const item = ITEM.exec(line);
    if (item) {
      const [, white = '', title = '', bracketed, plain] = item;
      const indent = white.replaceAll('\t', '    ').length;
      while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
      const siblings = open.at(-1)?.chapter.children;
      const position = siblings ? siblings.length + 1 : count + 1;
      const parent = open.at(-1)?.chapter.number;
      const number = parent === undefined ? `${position}` : `${parent}.${position}`;
      const chapter = makeChapter({ title, path: bracketed ?? plain, number, line: place });
      if (siblings) siblings.push(chapter);
      else {
        count += 1;
        parts.push(chapter);
      }
      open.push({ indent, chapter });
      continue;
    }
    const other = parseOther(line, place, parts.length === 0 && !hasTitle);
    hasTitle ||= /^#/.test(line);
    if (!other) continue;
    open.length = 0;
    parts.push(other);
  }
  return parts;
}

/** Removes comments from a text. All lines keep their numbers. */
function removeComments(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
}

/** A chapter without number, the title of a part, or a separator. The first title belongs to the summary. */
function parseOther(line: string, place: number, isFirst: boolean): SummaryPart | undefined {
  const [, heading] = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/.exec(line) ?? [];
  if (heading !== undefined) {
    return isFirst ? undefined : { kind: 'part', title: plainTitle(heading) };
  }
  if (/^(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) return { kind: 'separator' };
  const [whole, title = '', bracketed, plain] = AFFIX.exec(line) ?? [];
  if (whole === undefined) return undefined;
  return makeChapter({ title, path: bracketed ?? plain, line: place });
}

function makeChapter({ title, path, number, line }: Omit<Chapter, 'kind' | 'children'>): Chapter {
  return {
    kind: 'chapter',
    title: plainTitle(title),
    path: path ? posix.normalize(path.replaceAll('%20', ' ')) : undefined,
    number,
    line,
    children: [],
  };
}

/** All chapters in reading order, with those inside them. */
export function listChapters(parts: SummaryPart[]): Chapter[] {
  return parts.flatMap((part) =>
    part.kind === 'chapter' ? [part, ...listChapters(part.children)] : [],
  );
}
