import { formatPath, valueAt } from 'folia-problems';
import type { z } from 'zod';
import { asObject, type Converted, type Group, type Note, type Values } from './note.ts';
import { type Dropped, prune } from './prune.ts';

/** The reason for dropping a setting if there is no better one. */
export const NO_SUCH_SETTING = 'The engine has no such setting.';

/**
 * Migrates the values that a schema accepts, key by key, with a note for each.
 *
 * @param options.prefix the path before the keys in notes, such as `docs`
 * @param options.base keys without which the schema would reject the object
 * @param options.reasons why a key is dropped, by key or path
 * @param options.quiet keys without a note, because the caller adds one
 */
export function migrateValues(options: {
  schema: z.ZodType;
  group: Group;
  prefix: string[];
  values: Values;
  base?: Values;
  reasons?: Record<string, string>;
  quiet?: string[];
}): Converted<Values> {
  const { schema, group, prefix, values, base = {}, reasons = {}, quiet = [] } = options;
  const value: Values = {};
  const notes: Note[] = [];
  for (const [key, written] of Object.entries(values)) {
    if (written === undefined) continue;
    const fitted = prune(schema, { ...base, [key]: written });
    const kept = asObject(fitted.value)[key];
    if (kept !== undefined) {
      value[key] = kept;
      if (!quiet.includes(key)) {
        notes.push({ group, outcome: 'migrated', key: formatPath([...prefix, key]) });
      }
    }
    const dropped = fitted.dropped.flatMap((part) => splitByReason(part, values, reasons));
    notes.push(...makeDroppedNotes(dropped, { group, prefix, reasons }));
  }
  return { value, notes };
}

/** Splits a rejected object into its parts if they have reasons of their own. */
function splitByReason(part: Dropped, values: Values, reasons: Record<string, string>): Dropped[] {
  const path = formatPath(part.path);
  const hasReason = part.reason !== undefined || reasons[path] !== undefined;
  const inner = asObject(valueAt(values, part.path));
  const hasParts = Object.keys(reasons).some((key) => key.startsWith(`${path}.`));
  if (hasReason || !hasParts || Object.keys(inner).length === 0) return [part];
  return Object.keys(inner).flatMap((key) =>
    splitByReason({ path: [...part.path, key] }, values, reasons),
  );
}

/** A note for each part that a schema rejected. */
export function makeDroppedNotes(
  dropped: Dropped[],
  { group, prefix, reasons }: { group: Group; prefix: string[]; reasons: Record<string, string> },
): Note[] {
  // A part may be rejected both on its own and with its parent; only the parent is reported.
  const byPath = new Map(dropped.map((part) => [formatPath(part.path), part]));
  const parts = [...byPath.values()].filter(
    ({ path }) =>
      !path.slice(1).some((_key, index) => byPath.has(formatPath(path.slice(0, index + 1)))),
  );
  return parts.map(({ path, reason }) => ({
    group,
    outcome: 'dropped',
    key: formatPath([...prefix, ...path]),
    text: reasonFor(path, reasons) ?? reason ?? NO_SUCH_SETTING,
  }));
}

/** The reason for the path or its nearest parent. */
function reasonFor(
  path: readonly PropertyKey[],
  reasons: Record<string, string>,
): string | undefined {
  const ends = path.map((_key, index) => formatPath(path.slice(0, path.length - index)));
  return ends.map((end) => reasons[end]).find((reason) => reason !== undefined);
}
