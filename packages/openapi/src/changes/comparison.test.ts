import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../description/json.ts';
import { getViewRoute, listViews } from '../views/reference-pages.ts';
import { renderView } from '../views/render-view.tsx';
import { PLAIN_MARKUP } from '../views/test-markup.tsx';
import { makeTestContext } from '../views/test-reference.ts';
import { makeComparisons } from './comparison.ts';
import { NURSERY, nurseryWith } from './test-description.ts';

const WORDS = { any: 'anything', nothing: 'nothing', arrayOf: 'array of', or: 'or' };

/** Renders all pages with changes, by route. */
function renderChanges(now: JsonObject, ...earlier: JsonObject[]): Map<string, string> {
  const context = makeTestContext(now);
  const apis = earlier.map((document) => ({ api: makeTestContext(document).api }));
  const comparisons = makeComparisons(context.api, apis, WORDS);
  const views = listViews(context.api, comparisons).filter(({ kind }) => kind === 'changes');
  return new Map(
    views.map((view) => [
      getViewRoute(view, '/api'),
      renderView(view, { ...context, comparisons }, PLAIN_MARKUP).html,
    ]),
  );
}

function wide(properties: number): JsonObject {
  const names = Array.from({ length: properties }, (_, index) => `p${index}`);
  return nurseryWith('/components/schemas/Plant/properties', {
    name: { type: 'string' },
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  });
}

describe('pages of changes', () => {
  test('link operations and models, and mark what breaks', () => {
    const removed = nurseryWith('/paths/~1plants~1{id}/delete', undefined);
    const html = renderChanges(NURSERY, removed).get('/api/changes') ?? '';
    expect(html).toContain('<a href="/api/remove-plant">Remove a plant</a>');
    expect(html).toContain('Compatible changes');
    const back = renderChanges(removed, NURSERY).get('/api/changes') ?? '';
    expect(back).toContain('<span class="api-level breaking">1 breaking</span>');
    expect(back).toContain('<span>Remove a plant</span>');
    const model = renderChanges(wide(1), NURSERY).get('/api/changes') ?? '';
    expect(model).toContain('Model <a href="/api/models/plant">Plant</a>');
    expect(model).toContain('<a href="/api/list-plants">List plants</a>');
  });

  test('say so if nothing changed', () => {
    const pages = renderChanges(NURSERY, NURSERY);
    expect([...pages.keys()]).toEqual(['/api/changes']);
    expect(pages.get('/api/changes')).toContain('No changes that affect');
  });

  test('are limited in size, however much changed', () => {
    const pages = renderChanges(wide(1000), NURSERY);
    expect(pages.size).toBeGreaterThan(5);
    expect([...pages.keys()][1]).toBe('/api/changes/list/2');
    for (const html of pages.values()) expect(html.length).toBeLessThan(40_000);
    const all = [...pages.values()].join('');
    for (const name of ['p0', 'p500', 'p999']) expect(all).toContain(`<code>${name}</code>`);
  });

  test('list each of many added operations once', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `grow${index}`);
    const operation = (operationId: string) => ({ get: { operationId, responses: {} } });
    const paths = Object.fromEntries(ids.map((id) => [`/${id}`, operation(id)]));
    const now = { ...NURSERY, paths: { ...NURSERY.paths, ...paths } };
    const pages = [...renderChanges(now, NURSERY).values()];
    expect(pages.length).toBeGreaterThan(3);
    const links = pages.join('').match(/<a href="\/api\/grow\d+">/g) ?? [];
    expect(new Set(links).size).toBe(500);
    expect(links).toHaveLength(500);
  });

  test('of several earlier descriptions link to each other', () => {
    const first = { ...NURSERY, info: { title: 'Nursery', version: '0.1' } };
    const pages = renderChanges(NURSERY, NURSERY, first, first);
    expect([...pages.keys()]).toEqual(['/api/changes', '/api/changes/0-1', '/api/changes/0-1-2']);
    expect(pages.get('/api/changes/0-1')).toContain('<a href="/api/changes">1</a>');
  });
});
