import { getChildren, type Kind } from '../description/grammar.ts';
import { asObject, asText, type JsonObject } from '../description/json.ts';
import { MAX_LEVEL } from './outline.ts';
import { extendTrail, makePartNames, type Trail } from './part-names.ts';

/** Row limit of an unnamed schema. Above it, its largest parts get pages of their own. */
const MAX_ROWS = 80;

/** The same for all schemas of an operation. */
const MAX_ROWS_OF_OPERATION = 140;

/** Smaller parts are not worth a page. */
const MIN_ROWS = 4;

/** In a list this long, the content of every row gets its own page. */
const LONG_LIST = 60;

/** The number of rows that a schema takes up inline, and how deeply they are nested. */
type Size = { rows: number; levels: number };

type Place = { kind: Kind; value: JsonObject; trail?: Trail };

/** A schema whose parts are being measured. */
type OpenSchema = { place: Place; parts: Place[]; left: Place[] };

/** The size of what is not shown inline. */
const NOTHING: Size = { rows: 0, levels: 0 };

/**
 * Finds the unnamed schemas that are too large or too deep to be shown inline, and names their
 * pages. The rest fits on one page, whatever the description.
 */
export function findLargeParts(document: JsonObject): Map<object, string> {
  const names = new Map<object, string>();
  const nameTrail = makePartNames(Object.keys(asObject(asObject(document.components).schemas)));
  /** A schema may be in several places, and even within itself. */
  const sizes = new Map<object, Size>();
  const sizeOf = ({ value }: Place) => (names.has(value) ? NOTHING : (sizes.get(value) ?? NOTHING));

  function cut({ value, trail }: Place): void {
    names.set(value, nameTrail(trail));
  }

  /** Measures a schema after those within it, and cuts parts until it is small enough. */
  function measure(top: Place): void {
    const path: OpenSchema[] = [];
    const enter = (place: Place) => {
      sizes.set(place.value, NOTHING);
      const parts = listParts(place);
      path.push({ place, parts, left: parts.toReversed() });
    };
    if (!sizes.has(top.value)) enter(top);
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const next = last.left.pop();
      if (next) {
        if (!isReference(next) && !sizes.has(next.value)) enter(next);
        continue;
      }
      path.pop();
      const { parts, place } = last;
      cutLargest(parts, MAX_ROWS - parts.length, parts.length > LONG_LIST ? 1 : MIN_ROWS);
      for (const part of parts) if (sizeOf(part).levels >= MAX_LEVEL) cut(part);
      const inner = parts.map(sizeOf);
      const rows = inner.reduce((sum, size) => sum + size.rows, parts.length);
      const levels = inner.reduce((most, size) => Math.max(most, size.levels), 0) + 1;
      sizes.set(place.value, { rows, levels });
    }
  }

  function cutLargest(parts: Place[], limit: number, fewest = MIN_ROWS): void {
    let rows = parts.reduce((sum, part) => sum + sizeOf(part).rows, 0);
    for (const part of parts.toSorted((a, b) => sizeOf(b).rows - sizeOf(a).rows)) {
      const size = sizeOf(part);
      if (rows <= limit || size.rows < fewest) break;
      cut(part);
      rows -= size.rows;
    }
  }

  function measureOperation({ value, trail }: Place): void {
    const step = asText(value.operationId);
    const start = {
      kind: 'operation',
      value,
      trail: step === undefined ? trail : { step },
    } as const;
    const schemas = listSchemas(start);
    for (const schema of schemas) measure(schema);
    cutLargest(schemas, MAX_ROWS_OF_OPERATION);
  }

  for (const place of listPlaces({ kind: 'document', value: document }, ['operation', 'schema'])) {
    if (place.kind === 'operation') measureOperation(place);
    if (place.kind === 'schema') measure(place);
  }
  return names;
}

/** The schemas within an operation that are not within other schemas. */
function listSchemas(operation: Place): Place[] {
  return listParts(operation).flatMap((part) =>
    [...listPlaces(part, ['schema'])].filter(({ kind }) => kind === 'schema'),
  );
}

/** An object and everything within it, except references and what is within these kinds. */
function* listPlaces(start: Place, kinds: Kind[]): Generator<Place> {
  const left = [start];
  for (let place = left.pop(); place; place = left.pop()) {
    if (isReference(place)) continue;
    yield place;
    if (!kinds.includes(place.kind)) left.push(...listParts(place).toReversed());
  }
}

function isReference({ value }: Place): boolean {
  return typeof value.$ref === 'string';
}

function listParts({ kind, value, trail }: Place): Place[] {
  return getChildren(kind, value).map((child) => ({
    kind: child.kind,
    value: child.value,
    trail: extendTrail(trail, kind, child),
  }));
}
