import type { Problem } from 'folia-problems';
import type { Target } from './find-target.ts';
import type { Kind } from './grammar.ts';
import { type JsonObject, pointerTokens, toFragment } from './json.ts';
import { makeCollect } from './one-cause.ts';
import type { Locate, Origin, Origins } from './origins.ts';
import type { Description } from './read-description.ts';

/** Reports the references that lead nowhere, and supplies what takes their place. */
export type Unresolved = {
  /** Schemas that keep a reference without a target. */
  dangling: WeakSet<object>;
  /** The pointers of objects of the first file whose own reference leads nowhere. */
  lost: Set<string>;
  /** @returns what is shown instead, or undefined if nothing can be */
  replace: (kind: Kind, copy: JsonObject, reference: string, target: Target) => unknown;
  report: (
    kind: Kind | 'map' | 'text',
    copy: JsonObject,
    reference: string,
    target: Target,
    path?: string[],
  ) => void;
  /** Reports a reference that is read in another way than it is written. */
  reportMeant: (copy: JsonObject, reference: string, meant: Origin) => void;
  /** Reports an object without a name that refers to itself. */
  reportCircle: (kind: Kind, copy: JsonObject) => void;
};

/** The objects without which a page has no content; for all others there is a substitute. */
const NEEDED: ReadonlySet<string> = new Set<Kind>(['pathItem', 'operation']);

/** @param problems receives what is reported */
export function makeUnresolved(
  description: Description,
  { locate, origins, problems }: { locate: Locate; origins: Origins; problems: Problem[] },
): Unresolved {
  const reported = new Set<string>();
  const collect = makeCollect(problems);
  const report: Unresolved['report'] = (kind, copy, reference, target, path = ['$ref']) => {
    const file = 'file' in target ? description.files.get(target.file) : undefined;
    // The file's own problems say more than a reference without a target.
    if (file && file.value === undefined && file.problems.length > 0) {
      if (!reported.has(file.path)) problems.push(...file.problems);
      reported.add(file.path);
      return;
    }
    const { message, hint, isError } = describeTarget(reference, target, description);
    const severity = isError || NEEDED.has(kind) ? 'error' : 'warning';
    const about = { message, hint, severity, kind: 'references without a target' } as const;
    const cause =
      'file' in target ? `${severity} ${target.file}#${target.path.join('/')}` : undefined;
    collect(locate({ value: copy, path }, about), cause);
  };
  const dangling = new WeakSet();
  const lost = new Set<string>();
  return {
    dangling,
    lost,
    report,
    replace(kind, copy, reference, target) {
      report(kind, copy, reference, target);
      dangling.add(copy);
      const origin = origins.get(copy);
      if (origin?.file === description.entry) lost.add(toFragment(origin.path));
      return substitute(kind, copy, reference, target);
    },
    reportMeant(copy, reference, { file, path }) {
      const isHere = origins.get(copy)?.file === file;
      const message = `The reference "${reference}" is read as "${isHere ? '' : file}${toFragment(path)}".`;
      const hint = isHere
        ? 'A pointer begins with a slash.'
        : 'A reference without the name of a file leads to the file that it is in, which has nothing at this pointer.';
      const about = {
        message,
        hint,
        severity: 'warning',
        kind: 'references that are read in another way',
      } as const;
      problems.push(locate({ value: copy, path: ['$ref'] }, about));
    },
    reportCircle(kind, copy) {
      const what = kind === 'pathItem' ? 'path' : 'object';
      const message = `The ${what} refers to itself.`;
      const hint = 'Replace the reference with the content it refers to.';
      problems.push(locate({ value: copy, path: ['$ref'] }, { message, hint }));
    },
  };
}

function describeTarget(
  reference: string,
  target: Target,
  { files, refusals }: Description,
): { message: string; hint: string; isError: boolean } {
  if ('rejection' in target) {
    const { rejection: hint, isOutside = false } = target;
    return { message: `The reference "${reference}" is not allowed.`, hint, isError: isOutside };
  }
  const refusal = refusals.get(target.file);
  if (refusal !== undefined) {
    const message = `The reference "${reference}" is not allowed.`;
    return { message, hint: `The file "${target.file}" cannot be read: ${refusal}`, isError: true };
  }
  const hint = files.has(target.file)
    ? `The file "${target.file}" has nothing at this pointer.`
    : `The file "${target.file}" does not exist.`;
  return { message: `The reference "${reference}" has no target.`, hint, isError: false };
}

/** A schema keeps the name of its target as its type; other objects are empty or left out. */
function substitute(kind: Kind, copy: JsonObject, reference: string, target: Target): unknown {
  if (kind === 'schema') {
    copy.$ref = toFragment(['components', 'schemas', getTargetName(reference, target)]);
    return copy;
  }
  delete copy.$ref;
  return kind === 'response' || kind === 'header' ? copy : undefined;
}

/** The name of what a reference was meant to lead to: of a component, or of a file. */
export function getTargetName(reference: string, target?: Target): string {
  const path = target && 'path' in target ? target.path : pointerTokens(reference);
  const address = reference.split('#', 1)[0] ?? '';
  const file = address
    .replace(/\/+$/, '')
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  return path.at(-1) || file || reference.replace(/^#/, '') || 'any';
}
