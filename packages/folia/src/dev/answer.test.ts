import { afterEach, expect, test } from 'vitest';
import { openModuleLoader } from '../bundler/module-loader.ts';
import { openTestSite, type TestSite } from '../test-site.ts';
import { openLiveSite } from './live-site.ts';

let site: TestSite | undefined;

afterEach(() => site?.remove());

const config = (more: string) =>
  `export default { title: 'Tide tables', url: 'https://tides.example', baseUrl: '/sea/', ${more} };`;

/** What the development server answers at each path, before it has compiled all pages. */
async function answersOf(files: Record<string, string>, paths: string[]) {
  site = openTestSite(files);
  const modules = await openModuleLoader(site.siteDir);
  try {
    const live = await openLiveSite({ siteDir: site.siteDir, baseUrl: undefined, modules });
    const answers = [];
    for (const path of paths) answers.push(await live.answer(path));
    return answers;
  } finally {
    await modules.close();
  }
}

const PAGES = {
  'docs/start.md': '---\ntitle: Start\n---\n\nAt **low** tide.\n',
  'docs/deep.md': '# Deep\n\nFar.\n',
};

test('a page as Markdown and the list of pages are there during development', async () => {
  const files = { 'site.config.ts': config('markdownPages: true'), ...PAGES };
  const [markdown, list, document] = await answersOf(files, [
    '/sea/docs/start/index.md',
    '/sea/llms.txt',
    '/sea/docs/start',
  ]);
  expect(markdown).toMatchObject({
    type: 'text/markdown; charset=utf-8',
    body: '# Start\n\nAt **low** tide.\n',
    isFallback: true,
  });
  expect(list?.body).toContain('- [Deep](https://tides.example/sea/docs/deep/index.md): Far.');
  expect(document?.body).toContain(
    '<link rel="alternate" type="text/markdown" href="/sea/docs/start/index.md">',
  );
  expect(document?.body).toContain('<a href="/sea/docs/start/index.md">View as Markdown</a>');
});

test('the data of a page whose address is not ASCII is there, as its document is', async () => {
  const files = { 'site.config.ts': config(''), 'docs/größe.md': '# Größe\n\nHoch.\n' };
  const [data, document] = await answersOf(files, [
    '/sea/docs/gr%C3%B6%C3%9Fe/index.page.json',
    '/sea/docs/gr%C3%B6%C3%9Fe',
  ]);
  expect(document?.status).toBe(200);
  expect(JSON.parse(data?.body ?? '{}')).toMatchObject({ documentTitle: 'Größe | Tide tables' });
});

test('without Markdown in the config, neither exists, and nothing links to them', async () => {
  const files = { 'site.config.ts': config(''), ...PAGES };
  const [markdown, list, document] = await answersOf(files, [
    '/sea/docs/start/index.md',
    '/sea/llms.txt',
    '/sea/docs/start',
  ]);
  expect(markdown).toBeUndefined();
  expect(list).toBeUndefined();
  expect(document?.body).not.toMatch(/markdown/i);
});
