import { writtenFrontmatter } from 'folia/format';
import type { z } from 'zod';
import { prune } from '../prune.ts';
import { FENCED, keyLines } from './key-lines.ts';

/**
 * A key that was commented out, its line in the file, and why; without a reason, the engine has no
 * such key.
 */
export type CommentedKey = { key: string; line: number; reason?: string };

/**
 * Comments out frontmatter keys that the engine does not have or whose values it rejects, so that they
 * remain readable and can be restored.
 *
 * @param options.keepsUnknown whether keys that the engine does not have are kept
 */
export function commentOutKeys(
  text: string,
  schema: z.ZodType,
  options: { keepsUnknown: boolean },
): { text: string; commented: CommentedKey[]; unknown: string[] } {
  const [whole = '', open = '', yaml = '', close = ''] = FENCED.exec(text) ?? [];
  const written = writtenFrontmatter({ path: '', text });
  if (whole === '' || written instanceof Error) return { text, commented: [], unknown: [] };
  const reasons = new Map(
    prune(schema, written).dropped.map(({ path, reason }) => [String(path[0]), reason] as const),
  );
  const lines = yaml.split('\n');
  const places = keyLines(yaml);
  const commented: CommentedKey[] = [];
  const unknown: string[] = [];
  for (const { key, first, last } of places) {
    if (!reasons.has(key)) continue;
    if (options.keepsUnknown && reasons.get(key) === undefined) {
      unknown.push(key);
      continue;
    }
    commented.push({ key, line: first + 2, reason: reasons.get(key) });
    for (let index = first; index <= last; index += 1) {
      const line = lines[index] ?? '';
      if (line.trim() !== '') lines[index] = `# ${line}`;
    }
  }
  const kept = open + lines.join('\n') + close + text.slice(whole.length);
  return { text: kept, commented, unknown };
}
