import { didYouMean } from 'folia-problems';

/** Region markers in comments of any language: `// #region name`, `# endregion`, `<!-- #region name -->`. */
const OPEN = String.raw`^\s*(?:\/\/|--|;|%|'|\/\*+|<!--|\(\*|#(?=\s*#))?\s*#\s*`;
const START = new RegExp(`${OPEN}region\\b[ \\t]*([\\w-]+)?`, 'i');
const END = new RegExp(`${OPEN}end ?region\\b[ \\t]*([\\w-]+)?`, 'i');

export type ImportedCode =
  | { ok: true; code: string }
  | { ok: false; message: string; hint?: string };

/** Selects a region or lines of a file, or the whole file, without common indentation and region markers. */
export function selectCode(
  text: string,
  { path, region, lines }: { path: string; region?: string; lines?: string },
): ImportedCode {
  const all = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (region !== undefined) return selectRegion(all, region, path);
  const range = lines === undefined ? undefined : lineRange(lines, all.length);
  if (lines !== undefined && !range) {
    const message = `lines="${lines}" is not a range of lines in "${path}".`;
    const hint = `The file has ${all.length} lines. Write a range such as lines="5-9".`;
    return { ok: false, message, hint };
  }
  const chosen = range ? all.slice(range.from - 1, range.to) : all;
  return { ok: true, code: dedent(chosen.filter((line) => !isMarker(line))) };
}

function lineRange(lines: string, count: number): { from: number; to: number } | undefined {
  const [, from, dash, to] = /^\{?(\d+)(-)?(\d+)?\}?$/.exec(lines.trim()) ?? [];
  const first = Number(from);
  const last = to ? Number(to) : dash ? count : first;
  return first >= 1 && first <= last && last <= count ? { from: first, to: last } : undefined;
}

function selectRegion(all: string[], region: string, path: string): ImportedCode {
  const names = all.map((line) => START.exec(line)?.[1]);
  const start = names.indexOf(region);
  if (start === -1) {
    const known = names.filter((name) => name !== undefined);
    const list = known.length > 0 ? `Its regions: ${known.join(', ')}.` : 'It has no regions.';
    return {
      ok: false,
      message: `The file "${path}" has no region "${region}".`,
      hint: `${didYouMean(region, known)}${list}`,
    };
  }
  let depth = 1;
  for (let index = start + 1; index < all.length; index += 1) {
    const line = all[index] ?? '';
    const end = END.exec(line);
    if (end) depth -= 1;
    else if (START.test(line)) depth += 1;
    if (end && (depth === 0 || end[1] === region)) {
      return { ok: true, code: dedent(all.slice(start + 1, index).filter((l) => !isMarker(l))) };
    }
  }
  const message = `The region "${region}" of "${path}" is not closed.`;
  return { ok: false, message, hint: `Write "#endregion ${region}" in a comment below it.` };
}

function isMarker(line: string): boolean {
  return START.test(line) || END.test(line);
}

function dedent(lines: string[]): string {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const shared = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(shared)).join('\n');
}
