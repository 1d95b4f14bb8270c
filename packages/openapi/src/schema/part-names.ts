import type { Child, Kind } from '../description/grammar.ts';

/** The named steps to a place in a description, the last one first. */
export type Trail = { step: string; before?: Trail };

/** Names are part of addresses and file names, whose length is limited. */
const MAX_LENGTH = 100;

/** The trail to a child. Keywords mean nothing to readers, so they are not steps. */
export function extendTrail(trail: Trail | undefined, kind: Kind, child: Child): Trail | undefined {
  const step = getNamedStep(kind, child);
  return step === undefined ? trail : { step, before: trail };
}

/** Creates a generator of names that are not taken. A name that is taken gets a number. */
export function makePartNames(taken: Iterable<string>): (trail: Trail | undefined) => string {
  const known = new Set(taken);
  const counts = new Map<string, number>();
  return (trail) => {
    const name = joinTrail(trail) || 'Part';
    let free = name;
    for (let count = counts.get(name) ?? 2; known.has(free); count += 1) {
      free = `${name}${count}`;
      counts.set(name, count);
    }
    known.add(free);
    return free;
  };
}

/** All steps, or the last ones if they are too many. */
function joinTrail(trail: Trail | undefined): string {
  let name = '';
  for (let at = trail; at !== undefined; at = at.before) {
    const longer = capitalize(at.step) + name;
    if (longer.length > MAX_LENGTH && name !== '') return name;
    name = longer;
  }
  return name;
}

/**
 * The step of a child that means something to a reader: the name of a property or a status, but
 * not a keyword.
 */
function getNamedStep(kind: Kind, { path }: Child): string | undefined {
  const [key = '', name] = path;
  if (key === 'content' || key === 'parameters') return undefined;
  if (key === 'requestBody') return 'request';
  if (key === 'additionalProperties') return 'value';
  if (name === undefined) {
    if (kind === 'pathItem') return key;
    return key === 'items' ? 'item' : undefined;
  }
  return kind === 'schema' && key !== 'properties' ? undefined : name;
}

function capitalize(step: string): string {
  return step
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, MAX_LENGTH);
}
