import { authorsSchema } from 'folia/format';
import { isMap, parseDocument } from 'yaml';
import { prune } from '../prune.ts';

/** A field that was removed from an author, and why; without a reason, the engine has no such field. */
export type RemovedField = { field: string; reason?: string };

/**
 * Returns the authors file of a blog without the fields that would stop the build. Docusaurus accepts all fields, for
 * components that read them: https://docusaurus.io/docs/blog#global-authors
 * @param text YAML or JSON
 */
export function cleanAuthors(
  path: string,
  text: string,
): { text: string; removed: RemovedField[] } {
  const document = parseDocument(text);
  if (document.errors.length > 0 || !isMap(document.contents)) return { text, removed: [] };
  const { dropped } = prune(authorsSchema, document.toJS());
  if (dropped.length === 0) return { text, removed: [] };
  for (const { path: place } of dropped) document.deleteIn(place);
  return {
    text: path.endsWith('.json') ? `${JSON.stringify(document, null, 2)}\n` : String(document),
    removed: dropped.map(({ path: [author = '', ...field], reason }) => ({
      field: field.join('.') || String(author),
      reason,
    })),
  };
}
