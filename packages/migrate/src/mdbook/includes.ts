import { posix } from 'node:path';
import { lineAt } from '../outside-code.ts';
import type { WrittenPart } from '../written-part.ts';

export type IncludeContext = {
  /** Absolute path of the chapter. */
  file: string;
  /** Undefined if the file does not exist. */
  read: (path: string) => string | undefined;
};

export type ResolvedIncludes = {
  text: string;
  /** Title for the browser, from `{{#title …}}`. */
  title?: string;
  /** Helpers that could not be replaced. */
  missing: WrittenPart[];
};

const HELPER = /\\\{\{#.*?\}\}|\{\{\s*#([a-zA-Z0-9_]+)\s+([^}]+?)\s*\}\}/g;
const DEPTH = 10;

/** Replaces mdBook's helpers (https://rust-lang.github.io/mdBook/format/mdbook.html#including-files), in code, too. */
export function resolveIncludes(
  text: string,
  context: IncludeContext,
  depth = 0,
): ResolvedIncludes {
  const missing: WrittenPart[] = [];
  let title: string | undefined;
  const resolved = text.replace(
    HELPER,
    (whole: string, helper: string | undefined, value: string, offset: number) => {
      if (helper === undefined) return whole.slice(1);
      if (helper === 'title') {
        title = value;
        return '';
      }
      const included = resolveOne(helper, value, context, depth);
      if (included !== undefined) return included;
      missing.push({ written: whole, line: lineAt(text, offset) });
      return whole.replace('{{', '{ {');
    },
  );
  return { text: resolved, title, missing };
}

function resolveOne(
  helper: string,
  value: string,
  { file, read }: IncludeContext,
  depth: number,
): string | undefined {
  const [written = '', ...attributes] = value.split(/\s+/);
  const [path = '', ...range] = written.split(':');
  const from = posix.join(posix.dirname(file), path);
  const content = depth < DEPTH ? read(from)?.replace(/\r\n/g, '\n') : undefined;
  if (content === undefined) return undefined;
  const code = selectLines(content, range, { all: helper === 'rustdoc_include' });
  if (code === undefined) return undefined;
  if (helper === 'playground' || helper === 'playpen') {
    return `\`\`\`${['rust', ...attributes].join(',')}\n${code}\n\`\`\``;
  }
  if (helper !== 'include' && helper !== 'rustdoc_include') return undefined;
  return resolveIncludes(code, { file: from, read }, depth + 1).text;
}

const ANCHOR = /ANCHOR:\s*([\w-]+)/;
const ANCHOR_END = /ANCHOR_END:\s*([\w-]+)/;

/**
 * @param range nothing, a name, or the first and last line: `['2', '10']`, `['', '10']`
 * @param options.all takes all parts with the name, not only the first
 */
function selectLines(
  content: string,
  range: string[],
  { all }: { all: boolean },
): string | undefined {
  const lines = content.replace(/\n$/, '').split('\n');
  const [first, last] = range;
  const isMarker = (line: string) => ANCHOR.test(line) || ANCHOR_END.test(line);
  if (first === undefined) return lines.filter((line) => !isMarker(line)).join('\n');
  if (/^\d*$/.test(first)) {
    const end = last === undefined ? Number(first) : Number(last || lines.length);
    const chosen = lines.slice(Math.max(0, Number(first || 1) - 1), end);
    return chosen.filter((line) => !isMarker(line)).join('\n');
  }
  const parts = namedParts(lines, first);
  return parts.length === 0
    ? undefined
    : (all ? parts : parts.slice(0, 1))
        .flat()
        .filter((line) => !isMarker(line))
        .join('\n');
}

/** The lines of each part with a name. A part without an end reaches to the end of the file. */
function namedParts(lines: string[], name: string): string[][] {
  const parts: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isOpen && ANCHOR_END.exec(line)?.[1] === name) isOpen = false;
    else if (isOpen) parts.at(-1)?.push(line);
    else if (ANCHOR.exec(line)?.[1] === name) {
      isOpen = true;
      parts.push([]);
    }
  }
  return parts;
}
