import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isObject } from '../description/json.ts';
import {
  makeTestContext,
  makeTestContextFromFiles,
  renderTestPages,
} from '../views/test-reference.ts';
import { makePageInputs } from './page-inputs.ts';

/** The hash and the content of each page of a description, by route. */
function pagesOf(document: object): Map<string, { hash: string | undefined; page: string }> {
  const context = makeTestContext(document);
  const inputs = makePageInputs(context.api, context.uses);
  return new Map(
    renderTestPages(context).map(({ view, route, ...page }) => {
      return [route, { hash: inputs(view), page: JSON.stringify(page) }] as const;
    }),
  );
}

type Change = { place: string; document: object };

/** Copies of a description, each with one value changed or one key removed, at one in `oneOf` places. */
function* changesOf(document: object, oneOf: number): Generator<Change> {
  const places: string[][] = [];
  const collect = (value: unknown, path: string[]): void => {
    if (path.length > 0) places.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) collect(item, [...path, key]);
  };
  collect(document, []);
  for (const path of places.filter((_, index) => index % oneOf === 0)) {
    const copy = structuredClone(document);
    const parent = path.slice(0, -1).reduce<unknown>((inner, key) => {
      return Array.isArray(inner) || isObject(inner) ? Reflect.get(inner, key) : undefined;
    }, copy);
    const key = path.at(-1);
    if (key === undefined || !(Array.isArray(parent) || isObject(parent))) continue;
    const value: unknown = Reflect.get(parent, key);
    if (typeof value === 'string') Reflect.set(parent, key, `${value} more`);
    else if (typeof value === 'number') Reflect.set(parent, key, value + 1);
    else if (typeof value === 'boolean') Reflect.set(parent, key, !value);
    else Reflect.deleteProperty(parent, key);
    yield { place: path.join('.'), document: copy };
  }
}

/** A description whose files are bundled into one. */
function fixture(name: string): object {
  const folder = join(import.meta.dirname, '../fixtures', name);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ya?ml|json)$/.test(path) && path !== 'model.json')
    .toSorted((a, b) => Number(b.startsWith('openapi.')) - Number(a.startsWith('openapi.')));
  const files = paths.map((path) => [`api/${path}`, readFileSync(join(folder, path), 'utf8')]);
  return makeTestContextFromFiles(Object.fromEntries(files)).api.document;
}

describe.each([
  ['circles', 1],
  ['ferries', 7],
  ['lighthouse', 2],
  ['seeds', 1],
])('in %s', (name, oneOf) => {
  test('no page whose hash stays the same changes, whatever changes in the description', () => {
    const written = fixture(name);
    const before = pagesOf(written);
    let kept = 0;
    for (const { place, document } of changesOf(written, oneOf)) {
      let after: ReturnType<typeof pagesOf>;
      try {
        after = pagesOf(document);
      } catch {
        // Without a description, there are no pages.
        continue;
      }
      for (const [route, { hash, page }] of after) {
        const old = before.get(route);
        if (hash === undefined || old?.hash !== hash) continue;
        kept += 1;
        expect(page, `${route} after a change of ${place}`).toBe(old.page);
      }
    }
    expect(kept).toBeGreaterThan(20);
  });
});
