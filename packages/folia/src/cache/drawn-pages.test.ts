import { expect, test, vi } from 'vitest';
import type { CompileTools } from '../compile/compile-tools.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { ApiPage } from '../model/source-page.ts';
import { makeDrawnPages } from './drawn-pages.ts';

test('a page of a reference is drawn again with another description or other pages only', async () => {
  const compilePage = vi.fn(async () => ({ html: 'drawn' }) as CompiledPage);
  const draw = makeDrawnPages(compilePage);
  const page = (reference: object) => ({ route: '/api/sow', reference }) as ApiPage;
  const tools = (routes: string[]) =>
    ({
      surroundings: { address: { baseUrl: '/' }, table: { routes: new Set(routes) } },
    }) as CompileTools;
  const description = {};
  const drawn = async (reference: object, routes: string[]) => {
    compilePage.mockClear();
    await draw(page(reference), tools(routes));
    return compilePage.mock.calls.length === 1;
  };
  expect(await drawn(description, ['/'])).toBe(true);
  expect(await drawn(description, ['/'])).toBe(false);
  expect(await drawn(description, ['/', '/beds'])).toBe(true);
  expect(await drawn({}, ['/', '/beds'])).toBe(true);
});
