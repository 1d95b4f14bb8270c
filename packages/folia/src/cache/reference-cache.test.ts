import { expect, test, vi } from 'vitest';
import type { LocaleCompiler } from '../compile/compile-page.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { ApiPage } from '../model/source-page.ts';
import { makeReferenceCache } from './reference-cache.ts';

test('a page of a reference is rendered again only with another description or other pages', async () => {
  const compile = vi.fn(async () => ({ html: 'rendered' }) as CompiledPage);
  const draw = makeReferenceCache();
  const page = (reference: object) => ({ route: '/api/sow', reference }) as ApiPage;
  const locale = (routes: string[]) => {
    const input = { config: { baseUrl: '/' }, table: { routes: new Set(routes) } };
    return { input, compile } as unknown as LocaleCompiler;
  };
  const description = {};
  const isRendered = async (reference: object, routes: string[]) => {
    compile.mockClear();
    await draw(page(reference), locale(routes));
    return compile.mock.calls.length === 1;
  };
  expect(await isRendered(description, ['/'])).toBe(true);
  expect(await isRendered(description, ['/'])).toBe(false);
  expect(await isRendered(description, ['/', '/beds'])).toBe(true);
  expect(await isRendered({}, ['/', '/beds'])).toBe(true);
});
