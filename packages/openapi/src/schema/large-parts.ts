import { type Child, childrenOf, type Kind } from '../description/grammar.ts';
import { type JsonObject, objectOf, textOf } from '../description/json.ts';

/** More rows than a schema without a name may have; beyond, its largest parts get pages of their own. */
const MOST_ROWS = 80;

/** The same for all schemas of an operation. */
const MOST_ROWS_OF_OPERATION = 140;

/** A part smaller than this is not worth a page. */
const FEWEST_ROWS = 4;

/** In a list as long as this, whatever a row holds has a page of its own. */
const LONG_LIST = 60;

type Weighed = { value: JsonObject; trail: string[]; rows: number };

/**
 * The schemas without a name of their own that are too large to stand where they are written, with the names that
 * their pages get. What stays is small enough for one page, whatever the description.
 */
export function largeParts(document: JsonObject): Map<object, string> {
  const parts = new Map<object, string>();
  const taken = new Set(Object.keys(objectOf(objectOf(document.components).schemas)));

  function visit(kind: Kind, value: JsonObject, trail: string[]): void {
    if (typeof value.$ref === 'string') return;
    if (kind === 'operation') {
      const named = [textOf(value.operationId) ?? trail.join(' ')];
      cut(schemasWithin(kind, value, named), MOST_ROWS_OF_OPERATION);
      return;
    }
    if (kind === 'schema') {
      weigh(value, trail);
      return;
    }
    for (const child of childrenOf(kind, value)) {
      visit(child.kind, child.value, [...trail, ...namedSteps(kind, child)]);
    }
  }

  /** The schemas of an operation, each with its own large parts cut off. */
  function schemasWithin(kind: Kind, value: JsonObject, trail: string[]): Weighed[] {
    return childrenOf(kind, value).flatMap((child) => {
      if (typeof child.value.$ref === 'string') return [];
      const steps = [...trail, ...namedSteps(kind, child)];
      if (child.kind !== 'schema') return schemasWithin(child.kind, child.value, steps);
      return [{ value: child.value, trail: steps, rows: weigh(child.value, steps) }];
    });
  }

  /** Rows that a schema takes where it stands. */
  function weigh(value: JsonObject, trail: string[]): number {
    const children = childrenOf('schema', value).map((child): Weighed => {
      const steps = [...trail, ...namedSteps('schema', child)];
      const isNamed = typeof child.value.$ref === 'string';
      return { value: child.value, trail: steps, rows: isNamed ? 0 : weigh(child.value, steps) };
    });
    const fewest = children.length > LONG_LIST ? 1 : FEWEST_ROWS;
    return children.length + cut(children, MOST_ROWS - children.length, fewest);
  }

  /** Cuts off the largest until the rest is small enough. @returns the rows of the rest */
  function cut(children: Weighed[], limit: number, fewest = FEWEST_ROWS): number {
    let rows = children.reduce((sum, child) => sum + child.rows, 0);
    for (const child of children.toSorted((a, b) => b.rows - a.rows)) {
      if (rows <= limit || child.rows < fewest) break;
      parts.set(child.value, freeName(child.trail));
      rows -= child.rows;
    }
    return rows;
  }

  function freeName(trail: string[]): string {
    const name = trail.map(capitalized).join('') || 'Part';
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
    taken.add(free);
    return free;
  }

  visit('document', document, []);
  return parts;
}

/** The steps that tell a reader where something stands: names of properties, statuses, not keywords. */
function namedSteps(kind: Kind, { path }: Child): string[] {
  const [key = '', name] = path;
  if (key === 'content' || key === 'parameters') return [];
  if (key === 'requestBody') return ['request'];
  if (key === 'additionalProperties') return ['value'];
  if (name === undefined) return kind === 'pathItem' ? [key] : key === 'items' ? ['item'] : [];
  return kind === 'schema' && key !== 'properties' ? [] : [name];
}

function capitalized(step: string): string {
  return step
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
