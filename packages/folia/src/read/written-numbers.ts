import { type Path, valueAt } from 'folia-problems';
import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { z } from 'zod';
import { withValue } from './config/read-value.ts';

/**
 * Returns the value of a YAML document with numbers as they are written, such as `1.10`, wherever a schema allows text: as a
 * number, this version would be 1.1.
 * @param value of the document, with numbers
 */
export function keepWrittenNumbers(
  schema: z.ZodType,
  value: unknown,
  document: Document.Parsed,
): unknown {
  const allowsText = (candidate: unknown, path: Path) =>
    !(schema.safeParse(candidate).error?.issues ?? []).some((issue) =>
      path.every((key, index) => index >= issue.path.length || issue.path[index] === key),
    );
  return writtenNumbers(document.contents, []).reduce((kept, { path, text }) => {
    if (typeof valueAt(kept, path) !== 'number') return kept;
    const candidate = withValue(kept, path, text);
    return allowsText(candidate, path) ? candidate : kept;
  }, value);
}

type WrittenNumber = { path: Path; text: string };

/** The numbers that JavaScript would print differently. */
function writtenNumbers(node: unknown, path: Path): WrittenNumber[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) ? writtenNumbers(value, [...path, String(key.value)]) : [],
    );
  }
  if (isSeq(node))
    return node.items.flatMap((item, index) => writtenNumbers(item, [...path, index]));
  if (!isNode(node) || !isScalar(node)) return [];
  const { value, source = '' } = node;
  return typeof value === 'number' && String(value) !== source ? [{ path, text: source }] : [];
}
