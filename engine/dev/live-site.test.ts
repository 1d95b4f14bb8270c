import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModuleLoader, openModuleLoader } from '../bundler/module-loader.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';

const TIMEOUT_MS = 60_000;

describe('a site of two locales while it is written (R12.1)', { timeout: TIMEOUT_MS }, () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'harbor-'));
  let modules: ModuleLoader;
  let site: LiveSite;

  beforeAll(async () => {
    cpSync('tests/sites/harbor', siteDir, { recursive: true });
    modules = await openModuleLoader(siteDir);
    site = await openLiveSite({ siteDir, baseUrl: undefined, modules });
  }, TIMEOUT_MS);

  afterAll(async () => {
    await modules.close();
    rmSync(siteDir, { recursive: true });
  });

  test('every locale is served', async () => {
    const arabic = await site.answer('/harbor/ar/docs/tides/table');
    expect(arabic?.status).toBe(200);
    expect(arabic?.body).toContain('<h1>جدول المد</h1>');
    const english = await site.answer('/harbor/docs/tides/table');
    expect(english?.body).toContain('<h1>The tide table</h1>');
    const data = await site.answer('/harbor/ar/docs/tides/table/index.page.json');
    expect(JSON.parse(data?.body ?? '{}')).toMatchObject({ heading: 'جدول المد' });
  });

  test('each has its own not-found page, its shell and its sidebar', async () => {
    const arabic = await site.answer('/harbor/ar/nowhere');
    expect(arabic).toMatchObject({ status: 404 });
    expect(arabic?.body).toContain('الصفحة غير موجودة');
    expect((await site.answer('/harbor/nowhere'))?.body).toContain('Page not found');
    for (const attribute of ['data-shell', 'data-sidebar']) {
      const document = (await site.answer('/harbor/ar/docs/tides/table'))?.body ?? '';
      const address = new RegExp(`${attribute}="([^"]+)"`).exec(document)?.[1] ?? '';
      expect((await site.answer(address))?.body).toContain('المد');
    }
  });

  test('a changed translation shows, and a changed original where it is not translated', async () => {
    const edit = (path: string, from: string, to: string) => {
      const file = join(siteDir, path);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    };
    edit('i18n/ar/docs/tides/table.md', 'احذر من الرمل', 'احذر من الصخر');
    edit('docs/tides/spring.md', 'Every two weeks', 'Twice a month');
    edit('docs/ropework/knots/clove-hitch.mdx', 'For a while only', 'For an hour');
    expect(await site.refresh()).toEqual([]);
    const bodyOf = async (path: string) => (await site.answer(`/harbor/${path}`))?.body;
    expect(await bodyOf('ar/docs/tides/table')).toContain('احذر من الصخر');
    expect(await bodyOf('ar/docs/tides/spring')).toContain('Twice a month');
    expect(await bodyOf('docs/tides/spring')).toContain('Twice a month');
    for (const path of ['', 'ar/']) {
      const body = await bodyOf(`${path}docs/ropework/knots/clove-hitch`);
      expect(body).toContain('For an hour');
      expect(body).toContain(`href="/harbor/${path}docs/ropework/knots/bowline"`);
    }
  });
});
