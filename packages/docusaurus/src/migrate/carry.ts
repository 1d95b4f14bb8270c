import { formatPath, valueAt } from 'folia-problems';
import type { z } from 'zod';
import { type Converted, type Group, type Note, type Values, valuesOf } from './note.ts';
import { type Dropped, prune } from './prune.ts';

const NO_SUCH_SETTING = 'The engine has no such setting.';

/**
 * Carries over what the schema of an object knows of some values, key by key, each with a note.
 * @param options.prefix what stands before the keys in notes, such as `docs`
 * @param options.base keys without which the schema would refuse the object
 * @param options.reasons why a key is left, by the key or its path
 * @param options.told keys that carry no note of their own, because the caller writes one
 */
export function carry(options: {
  schema: z.ZodType;
  group: Group;
  prefix: string[];
  values: Values;
  base?: Values;
  reasons?: Record<string, string>;
  told?: string[];
}): Converted<Values> {
  const { schema, group, prefix, values, base = {}, reasons = {}, told = [] } = options;
  const value: Values = {};
  const notes: Note[] = [];
  for (const [key, written] of Object.entries(values)) {
    if (written === undefined) continue;
    const fitted = prune(schema, { ...base, [key]: written });
    const kept = valuesOf(fitted.value)[key];
    if (kept !== undefined) {
      value[key] = kept;
      if (!told.includes(key)) {
        notes.push({ group, fate: 'carried', key: formatPath([...prefix, key]) });
      }
    }
    const dropped = fitted.dropped.flatMap((part) => detailed(part, values, reasons));
    notes.push(...leftNotes(dropped, { group, prefix, reasons }));
  }
  return { value, notes };
}

/** A whole object that was refused, told part by part where parts have reasons of their own. */
function detailed(part: Dropped, values: Values, reasons: Record<string, string>): Dropped[] {
  const path = formatPath(part.path);
  const isTold = part.reason !== undefined || reasons[path] !== undefined;
  const inner = valuesOf(valueAt(values, part.path));
  const hasParts = Object.keys(reasons).some((key) => key.startsWith(`${path}.`));
  if (isTold || !hasParts || Object.keys(inner).length === 0) return [part];
  return Object.keys(inner).flatMap((key) =>
    detailed({ path: [...part.path, key] }, values, reasons),
  );
}

/** A note for each part that a schema refused. */
export function leftNotes(
  dropped: Dropped[],
  { group, prefix, reasons }: { group: Group; prefix: string[]; reasons: Record<string, string> },
): Note[] {
  // A part may be refused for itself, and once more with what stands around it, which is told alone.
  const byPath = new Map(dropped.map((part) => [formatPath(part.path), part]));
  const parts = [...byPath.values()].filter(
    ({ path }) =>
      !path.slice(1).some((_key, index) => byPath.has(formatPath(path.slice(0, index + 1)))),
  );
  return parts.map(({ path, reason }) => ({
    group,
    fate: 'left',
    key: formatPath([...prefix, ...path]),
    text: reasonFor(path, reasons) ?? reason ?? NO_SUCH_SETTING,
  }));
}

/** The reason of the path or of the nearest key around it. */
function reasonFor(
  path: readonly PropertyKey[],
  reasons: Record<string, string>,
): string | undefined {
  const ends = path.map((_key, index) => formatPath(path.slice(0, path.length - index)));
  return ends.map((end) => reasons[end]).find((reason) => reason !== undefined);
}
