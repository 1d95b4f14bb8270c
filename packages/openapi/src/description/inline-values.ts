import { getTarget, resolve } from './find-target.ts';
import type { Kind } from './grammar.ts';
import { isObject, type JsonObject } from './json.ts';
import type { Origin } from './origins.ts';
import type { Description } from './read-description.ts';
import type { Unresolved } from './unresolved.ts';

type InlineState = { description: Description; unresolved: Unresolved };

/** The keys with text, which may be references to files of Markdown or code. */
export function getTextKeys(kind: Kind): string[] {
  return kind === 'codeSample' ? ['source'] : ['description', 'summary'];
}

/** Replaces a reference to text with the text: a whole file, or a string within one. */
export function inlineText(copy: JsonObject, key: string, at: Origin, state: InlineState): void {
  const { [key]: written } = copy;
  if (!isObject(written) || typeof written.$ref !== 'string') return;
  const target = resolve(written.$ref, at, state.description);
  if ('rejection' in target) {
    state.unresolved.report('text', copy, written.$ref, target, [key, '$ref']);
    delete copy[key];
    return;
  }
  const text = getText(target, state.description);
  if (text !== undefined) copy[key] = key === 'source' ? text.trimEnd() : text;
  else {
    state.unresolved.report('text', copy, written.$ref, target, [key, '$ref']);
    delete copy[key];
  }
}

/** A string within a file, a file that is nothing but a quoted string, or the text of a file. */
function getText(target: Origin, description: Description): string | undefined {
  const file = description.files.get(target.file);
  const value = getTarget(target, description);
  const isWhole = target.path.length === 0;
  if (isWhole && !(typeof value === 'string' && /^\s*["'|>]/.test(file?.text ?? ''))) {
    return file?.text;
  }
  return typeof value === 'string' ? value : undefined;
}

/** The keys with data of any form. */
export function getDataKeys(kind: Kind): string[] {
  return kind === 'example' ? ['value'] : ['example'];
}

/**
 * Replaces data that is nothing but a reference to an existing file or a named example. Any other
 * reference within data is data.
 */
export function inlineData(copy: JsonObject, key: string, at: Origin, state: InlineState): void {
  const { [key]: written } = copy;
  if (!isObject(written) || typeof written.$ref !== 'string') return;
  if (Object.keys(written).length > 1) return;
  const isExample = written.$ref.startsWith('#/components/examples/');
  if (written.$ref.startsWith('#') && !isExample) return;
  const target = resolve(written.$ref, at, state.description);
  if ('rejection' in target) return;
  const value = getTarget(target, state.description);
  if (value === undefined) return;
  copy[key] = isObject(value) && 'value' in value ? value.value : value;
}
