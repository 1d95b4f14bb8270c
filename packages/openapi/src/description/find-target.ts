import { pointerTokens, valueAt } from './json.ts';
import type { Origin } from './origins.ts';
import type { Description } from './read-description.ts';
import { resolveReference } from './resolve-reference.ts';

/** The target of a reference, or why it is not followed. */
export type Target = Origin | { rejection: string; isOutside?: boolean };

/** Resolves a reference at a place of a description. */
export function resolve(reference: string, at: Origin, description: Description): Target {
  const target = resolveReference(reference, at.file, description);
  if ('rejection' in target) return target;
  return { file: target.file, path: pointerTokens(target.pointer) };
}

/** The value at a place of a description; undefined if there is none, or if a reference is not followed. */
export function getTarget(target: Target, { files }: Description): unknown {
  return 'rejection' in target ? undefined : valueAt(files.get(target.file)?.value, target.path);
}

/**
 * What a reference without a target was meant to lead to. Files of a description often write references as
 * if they were in the first file, and the slash that begins a pointer is easily forgotten.
 */
export function findMeant(
  reference: string,
  at: Origin,
  description: Description,
): Origin | undefined {
  const pointed = reference.replace(/#(?=[^/]+\/)/, '#/');
  const files = reference.trim().startsWith('#') ? [at.file, description.entry] : [at.file];
  for (const file of files) {
    const target = resolve(pointed, { ...at, file }, description);
    if (!('rejection' in target) && getTarget(target, description) !== undefined) return target;
  }
  return undefined;
}
