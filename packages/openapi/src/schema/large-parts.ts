import { type Child, getChildren, type Kind } from '../description/grammar.ts';
import { asObject, asText, type JsonObject } from '../description/json.ts';

/** Row limit of an unnamed schema. Above it, its largest parts get pages of their own. */
const MAX_ROWS = 80;

/** The same for all schemas of an operation. */
const MAX_ROWS_OF_OPERATION = 140;

/** Smaller parts are not worth a page. */
const MIN_ROWS = 4;

/** In a list this long, the content of every row gets its own page. */
const LONG_LIST = 60;

type SizedSchema = { value: JsonObject; trail: string[]; rows: number };

/**
 * Finds the unnamed schemas that are too large to be shown inline, and names their pages. The rest
 * fits on one page, whatever the description.
 */
export function findLargeParts(document: JsonObject): Map<object, string> {
  const parts = new Map<object, string>();
  const taken = new Set(Object.keys(asObject(asObject(document.components).schemas)));

  function visit(kind: Kind, value: JsonObject, trail: string[]): void {
    if (typeof value.$ref === 'string') return;
    if (kind === 'operation') {
      const named = [asText(value.operationId) ?? trail.join(' ')];
      removeLargest(schemasWithin(kind, value, named), MAX_ROWS_OF_OPERATION);
      return;
    }
    if (kind === 'schema') {
      countRows(value, trail);
      return;
    }
    for (const child of getChildren(kind, value)) {
      visit(child.kind, child.value, [...trail, ...getNamedSteps(kind, child)]);
    }
  }

  /** The schemas of an operation, without their own large parts. */
  function schemasWithin(kind: Kind, value: JsonObject, trail: string[]): SizedSchema[] {
    return getChildren(kind, value).flatMap((child) => {
      if (typeof child.value.$ref === 'string') return [];
      const steps = [...trail, ...getNamedSteps(kind, child)];
      if (child.kind !== 'schema') return schemasWithin(child.kind, child.value, steps);
      return [{ value: child.value, trail: steps, rows: countRows(child.value, steps) }];
    });
  }

  /** The number of rows that a schema takes up inline. */
  function countRows(value: JsonObject, trail: string[]): number {
    const children = getChildren('schema', value).map((child): SizedSchema => {
      const steps = [...trail, ...getNamedSteps('schema', child)];
      const isNamed = typeof child.value.$ref === 'string';
      return {
        value: child.value,
        trail: steps,
        rows: isNamed ? 0 : countRows(child.value, steps),
      };
    });
    const fewest = children.length > LONG_LIST ? 1 : MIN_ROWS;
    return children.length + removeLargest(children, MAX_ROWS - children.length, fewest);
  }

  /**
   * Removes the largest parts until the rest is small enough. @returns the number of remaining rows
   */
  function removeLargest(children: SizedSchema[], limit: number, fewest = MIN_ROWS): number {
    let rows = children.reduce((sum, child) => sum + child.rows, 0);
    for (const child of children.toSorted((a, b) => b.rows - a.rows)) {
      if (rows <= limit || child.rows < fewest) break;
      parts.set(child.value, findFreeName(child.trail));
      rows -= child.rows;
    }
    return rows;
  }

  function findFreeName(trail: string[]): string {
    const name = trail.map(capitalize).join('') || 'Part';
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
    taken.add(free);
    return free;
  }

  visit('document', document, []);
  return parts;
}

/**
 * The path segments that mean something to a reader: names of properties and statuses, but not
 * keywords.
 */
function getNamedSteps(kind: Kind, { path }: Child): string[] {
  const [key = '', name] = path;
  if (key === 'content' || key === 'parameters') return [];
  if (key === 'requestBody') return ['request'];
  if (key === 'additionalProperties') return ['value'];
  if (name === undefined) return kind === 'pathItem' ? [key] : key === 'items' ? ['item'] : [];
  return kind === 'schema' && key !== 'properties' ? [] : [name];
}

function capitalize(step: string): string {
  return step
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
