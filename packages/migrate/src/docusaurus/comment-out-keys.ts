import { writtenFrontmatter } from 'folia/format';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { prune } from '../prune.ts';

/**
 * A key that was commented out, its line in the file, and why; without a reason, the engine has no
 * such key.
 */
export type CommentedKey = { key: string; line: number; reason?: string };

const FENCED = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(\r?\n---[ \t]*(?:\r?\n|$))/;

/**
 * Comments out the frontmatter keys that would stop the build, so that they remain readable and can
 * be restored.
 */
export function commentOutKeys(
  text: string,
  schema: z.ZodType,
): { text: string; commented: CommentedKey[] } {
  const [whole = '', open = '', yaml = '', close = ''] = FENCED.exec(text) ?? [];
  const written = writtenFrontmatter({ path: '', text });
  if (whole === '' || written instanceof Error) return { text, commented: [] };
  const reasons = new Map(
    prune(schema, written).dropped.map(({ path, reason }) => [String(path[0]), reason] as const),
  );
  const lines = yaml.split('\n');
  const places = keyLines(yaml);
  const commented: CommentedKey[] = [];
  for (const { key, first, last } of places) {
    if (!reasons.has(key)) continue;
    commented.push({ key, line: first + 2, reason: reasons.get(key) });
    for (let index = first; index <= last; index += 1) {
      const line = lines[index] ?? '';
      if (line.trim() !== '') lines[index] = `# ${line}`;
    }
  }
  return { text: open + lines.join('\n') + close + text.slice(whole.length), commented };
}

/** First and last line (0-based) of each key of a mapping; empty if keys share a line. */
function keyLines(yaml: string): { key: string; first: number; last: number }[] {
  const counter = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: counter });
  if (!isMap(contents) || contents.flow) return [];
  const starts = contents.items.flatMap(({ key }) =>
    isScalar(key) && key.range
      ? [{ key: String(key.value), first: counter.linePos(key.range[0]).line - 1 }]
      : [],
  );
  const end = yaml.split('\n').length - 1;
  return starts.map((start, index) => ({
    ...start,
    last: Math.max(start.first, (starts[index + 1]?.first ?? end + 1) - 1),
  }));
}
