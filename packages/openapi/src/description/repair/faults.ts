import type { Problem, Severity } from 'folia-problems';
import { isObject, type JsonObject } from '../json.ts';
import { makeCollect } from '../one-cause.ts';
import type { Locate, Origins } from '../origins.ts';
import type { Draft } from './draft.ts';

/** A fault of a description, and what is done about it. */
export type Fault = {
  /** What was found. */
  message: string;
  hint?: string;
  /** Problems of one kind are summed up. */
  kind: string;
  severity?: Severity;
  /** Faults that one correction removes have the same cause, and are reported once. */
  cause?: string;
};

/** What was reported before the repair, so that its consequences are not. */
export type KnownFaults = {
  /** References that lead nowhere and have been reported. */
  dangling: WeakSet<object>;
  /** The pointers of objects that were such references. */
  lost: ReadonlySet<string>;
};

/** What all repairs of a description share. */
export type RepairState = KnownFaults & {
  document: JsonObject;
  origins: Origins;
  isOld: boolean;
  /** What references lead to, or `missing` or `circle`. */
  targets: Map<string, unknown>;
  /** Parameters that were read as a body. */
  moved: WeakSet<object>;
  /** Reports a fault at a key of an object. */
  report: (value: JsonObject, path: string[], fault: Fault) => void;
};

/** Makes the function that collects the faults of a description. */
export function makeReport(locate: Locate, problems: Problem[]): RepairState['report'] {
  const collect = makeCollect(problems);
  return (value, path, { severity = 'warning', cause, ...fault }) => {
    collect(locate({ value, path }, { ...fault, severity }), cause);
  };
}

/** Describes a value of the wrong form in a few words. */
export function describeFound(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Removes a key whose value cannot be used. */
export function removeKey(
  draft: Draft,
  key: string,
  { report }: RepairState,
  { hint, kind }: { hint: string; kind: string },
): void {
  const message = `found ${describeFound(draft.get(key))}, which is left out.`;
  report(draft.original, [key], { message, hint, kind });
  draft.remove(key);
}

/** Removes keys whose values are not strings; numbers and booleans are read as strings. */
export function repairTexts(draft: Draft, keys: string[], state: RepairState): void {
  for (const key of keys) {
    const value = draft.get(key);
    if (value === null) draft.remove(key);
    else if (typeof value === 'object') {
      removeKey(draft, key, state, {
        hint: 'Expected: a string.',
        kind: 'values that are not strings',
      });
    }
  }
}

/** Makes a list of what is not one; removes what is neither a string nor a list of strings. */
export function repairTextList(draft: Draft, key: string, state: RepairState): void {
  const value = draft.get(key);
  if (value === undefined) return;
  if (value === null) {
    draft.remove(key);
    return;
  }
  const about = { hint: 'Expected: a list of strings.', kind: 'lists of strings' };
  if (isObject(value)) {
    removeKey(draft, key, state, about);
    return;
  }
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (!Array.isArray(value)) {
    const message = `found ${describeFound(value)}, which is read as a list with this entry.`;
    state.report(draft.original, [key], { message, ...about });
  }
  const texts = list.flatMap((entry, index) => {
    if (typeof entry === 'string') return [entry];
    if (typeof entry === 'number' || typeof entry === 'boolean') return [String(entry)];
    const name = isObject(entry) && typeof entry.name === 'string' ? entry.name : undefined;
    const end = name === undefined ? 'which is left out.' : `of which "${name}" is used.`;
    const message = `found ${describeFound(entry)}, ${end}`;
    state.report(draft.original, [key, String(index)], { message, ...about });
    return name === undefined ? [] : [name];
  });
  const isSame = Array.isArray(value) && texts.every((text, index) => text === value[index]);
  if (!isSame || texts.length !== list.length) draft.set(key, texts);
}
