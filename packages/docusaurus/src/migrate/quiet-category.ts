import { parseCategoryFiles } from 'folia/format';
import { parseDocument, stringify } from 'yaml';
import { valuesOf } from './note.ts';

type LeftKey = { key: string; why: string };

/** A `_category_` file without the keys that would stop the build, and why each of those keys went. */
export function quietCategory(path: string, text: string): { text: string; left: LeftKey[] } {
  const document = parseDocument(text);
  if (document.errors.length > 0) return { text, left: [] };
  const entries = Object.entries(valuesOf(document.toJS()));
  const left = entries.flatMap(([key, value]): LeftKey[] => {
    const file = { path, text: JSON.stringify({ [key]: value }) };
    const [problem] = parseCategoryFiles([file], '.').problems;
    return problem ? [{ key, why: problem.message }] : [];
  });
  if (left.length === 0) return { text, left };
  const names = left.map(({ key }) => key);
  const kept = entries.filter(([key]) => !names.includes(key));
  const value = Object.fromEntries(kept);
  return {
    text: path.endsWith('.json') ? `${JSON.stringify(value, null, 2)}\n` : stringify(value),
    left,
  };
}
