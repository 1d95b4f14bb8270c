import { parseCategoryFiles } from 'folia/format';
import { parseDocument, stringify } from 'yaml';
import { asObject } from '../note.ts';

type RemovedKey = { key: string; why: string };

/** A `_category_` file without the keys that would stop the build, and why each was removed. */
export function cleanCategory(path: string, text: string): { text: string; removed: RemovedKey[] } {
  const document = parseDocument(text);
  if (document.errors.length > 0) return { text, removed: [] };
  const entries = Object.entries(asObject(document.toJS()));
  const removed = entries.flatMap(([key, value]): RemovedKey[] => {
    const file = { path, text: JSON.stringify({ [key]: value }) };
    const [problem] = parseCategoryFiles([file], '.').problems;
    return problem ? [{ key, why: problem.message }] : [];
  });
  if (removed.length === 0) return { text, removed };
  const names = removed.map(({ key }) => key);
  const kept = entries.filter(([key]) => !names.includes(key));
  const value = Object.fromEntries(kept);
  return {
    text: path.endsWith('.json') ? `${JSON.stringify(value, null, 2)}\n` : stringify(value),
    removed,
  };
}
