import { indent, indentOf, isBlank } from './lines.ts';
import type { PageText, ReadBlock } from './page-text.ts';

const ITEM = /^( *)([*+-]|\d{1,9}[.)])( +|$)/;

/** The start of an item: its indentation, its marker, and the column of its text. */
type Marker = {
  indentation: number;
  isOrdered: boolean;
  number: number;
  /** What follows the number. */
  end: string;
  column: number;
};

type Item = { lines: string[]; end: number };

/**
 * Reads a list. Python-Markdown indents the content of an item by four spaces, CommonMark by the width of the marker. Both
 * occur, so each item is read with the indentation that it uses.
 */
export const readList: ReadBlock = (lines, start, page) => {
  const first = markerOf(lines[start]);
  if (!first || first.indentation > 3 || isRule(lines[start])) return undefined;
  const output: string[] = [];
  let index = start;
  let number = first.number;
  let end = start;
  while (index < lines.length) {
    if (isBlank(lines[index])) {
      index += 1;
      continue;
    }
    const marker = markerOf(lines[index]);
    const isSame = marker && marker.isOrdered === first.isOrdered && marker.end === first.end;
    const belongs = isSame && marker.indentation <= 3;
    if (!belongs || isRule(lines[index])) break;
    if (index > end && end > start) output.push('');
    const item = readItem(lines, index, marker);
    output.push(...printItem(item.lines, marker.isOrdered ? `${number}${marker.end}` : '-', page));
    number += 1;
    end = item.end;
    index = item.end;
  }
  return { lines: output, end };
};

/** Whether a line begins an item of a list, indented by at most three spaces. A rule such as `* * *` does not. */
export function startsList(line: string): boolean {
  const marker = markerOf(line);
  return marker !== undefined && marker.indentation <= 3 && !isRule(line);
}

function markerOf(line: string | undefined): Marker | undefined {
  const [whole, spaces = '', sign = '', gap = ''] = ITEM.exec(line ?? '') ?? [];
  if (whole === undefined) return undefined;
  const width = spaces.length + sign.length;
  return {
    indentation: spaces.length,
    isOrdered: /\d/.test(sign),
    number: Number.parseInt(sign, 10) || 1,
    end: /\d/.test(sign) ? sign.slice(-1) : '',
    column: gap.length > 4 || gap === '' ? width + 1 : width + gap.length,
  };
}

/** Thematic breaks such as `* * *` look like items. */
function isRule(line: string | undefined): boolean {
  return /^ {0,3}([-*_])(?: *\1){2,} *$/.test(line ?? '');
}

/** The lines of an item without its marker, each less the indentation of the item's content. */
function readItem(lines: string[], start: number, marker: Marker): Item {
  const least = Math.min(marker.column, 4);
  const within: string[] = [];
  let end = start + 1;
  let unit: number | undefined;
  let isAfterBlank = false;
  let inFence: RegExp | undefined;
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (isBlank(line)) {
      isAfterBlank = true;
      within.push('');
      continue;
    }
    const depth = indentOf(line);
    const isInside = depth >= (isAfterBlank && !markerOf(line) ? Math.min(least, 2) : least);
    const isLazy =
      !isAfterBlank &&
      !markerOf(line) &&
      inFence === undefined &&
      !/^ {0,3}(?:`{3}|~{3}|#{1,6} )/.test(line);
    if (!isInside && !isLazy) break;
    if (isInside && (isAfterBlank || markerOf(line) || unit !== undefined || isFence(line))) {
      unit ??= Math.min(depth, 4);
    }
    const text = line.slice(Math.min(depth, unit ?? depth));
    within.push(text);
    inFence = nextFence(text, inFence);
    end = index + 1;
    isAfterBlank = false;
  }
  const first = (lines[start] ?? '').slice(marker.column);
  return { lines: [first, ...within.slice(0, end - start - 1)], end };
}

function isFence(line: string): boolean {
  return /^ *(?:`{3,}|~{3,})/.test(line);
}

/** The pattern of the line that closes the fence around the next line, if there is one. */
function nextFence(line: string, open: RegExp | undefined): RegExp | undefined {
  if (open) return open.test(line) ? undefined : open;
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  return fence === undefined ? undefined : new RegExp(`^ {0,3}${fence[0]}{${fence.length},} *$`);
}

function printItem(lines: string[], marker: string, page: PageText): string[] {
  const [, task = '', text = ''] = /^(\[[ xX]\] +)?(.*)$/.exec(lines[0] ?? '') ?? [];
  const [first = '', ...rest] = page.blocks([text, ...lines.slice(1)]);
  const head = `${marker} ${task}${first}`.trimEnd();
  return [head, ...indent(rest, marker.length + 1)];
}
