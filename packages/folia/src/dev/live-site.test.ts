import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type Mock,
  test,
  vi,
} from 'vitest';
import { type ModuleLoader, openModuleLoader } from '../bundler/module-loader.ts';
import { firstCompletion } from './fixtures/first-completion.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import type { FileChange } from './site-states.ts';

const TIMEOUT_MS = 60_000;

describe('a site with two locales during development', { timeout: TIMEOUT_MS }, () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'harbor-'));
  let modules: ModuleLoader;
  let site: LiveSite;

  beforeAll(async () => {
    cpSync('e2e/sites/harbor', siteDir, { recursive: true });
    modules = await openModuleLoader(siteDir);
    site = await openLiveSite({ siteDir, baseUrl: undefined, modules });
    await firstCompletion(site);
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

  test('a base URL that changes while the site is served requires a restart of the server', async () => {
    const served = '/harbor/';
    const moved = await openLiveSite({ siteDir, baseUrl: served, servedBaseUrl: served, modules });
    await firstCompletion(moved);
    const found = () => moved.check()?.filter(({ message }) => message.startsWith('baseUrl:'));
    expect(found()).toEqual([]);
    const file = join(siteDir, 'site.config.ts');
    const config = readFileSync(file, 'utf8');
    writeFileSync(file, config.replace("baseUrl: '/harbor/'", "baseUrl: '/port/'"));
    await moved.refresh([{ event: 'change', path: file }]);
    writeFileSync(file, config);
    expect(found()).toMatchObject([{ severity: 'warning', file: 'site.config.ts' }]);
    expect((await moved.answer('/harbor/docs/tides/table'))?.status).toBe(200);
    await moved.refresh([{ event: 'change', path: file }]);
    expect(found()).toEqual([]);
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

  test('a changed translation is shown, and so is a changed original if it is not translated', async () => {
    const edit = (path: string, from: string, to: string) => {
      const file = join(siteDir, path);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    };
    edit('i18n/ar/docs/tides/table.md', 'احذر من الرمل', 'احذر من الصخر');
    edit('docs/tides/spring.md', 'Every two weeks', 'Twice a month');
    edit('docs/ropework/knots/clove-hitch.mdx', 'For a while only', 'For an hour');
    await site.refresh();
    expect(site.check()).toEqual([]);
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

describe('a file change', { timeout: TIMEOUT_MS }, () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'pier-'));
  let modules: ModuleLoader;
  let site: LiveSite;

  beforeAll(async () => {
    cpSync('e2e/sites/harbor', siteDir, { recursive: true });
    modules = await openModuleLoader(siteDir);
    site = await openLiveSite({ siteDir, baseUrl: undefined, modules });
    await firstCompletion(site);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await modules.close();
    rmSync(siteDir, { recursive: true });
  });

  const textOf = (path: string) => readFileSync(join(siteDir, path), 'utf8');
  const bodyOf = async (path: string) => (await site.answer(`/harbor/${path}`))?.body;

  function write(path: string, text: string): FileChange {
    writeFileSync(join(siteDir, path), text);
    return { event: 'change', path: join(siteDir, path) };
  }

  /** Refreshes the site, and returns whether it was read completely. */
  async function refresh(...changes: FileChange[]) {
    const reset = vi.spyOn(modules, 'reset');
    const bodies = await site.refresh(changes);
    const hasReadAll = reset.mock.calls.length > 0;
    reset.mockRestore();
    return { hasReadAll, shown: bodies?.map(({ href }) => href) };
  }

  test('of text reads only that text, and returns the changed bodies in all locales', async () => {
    const spring = textOf('docs/tides/spring.md');
    expect(await refresh(write('docs/tides/spring.md', `${spring}\nMind the *gap*.\n`))).toEqual({
      hasReadAll: false,
      shown: ['/harbor/docs/tides/spring', '/harbor/ar/docs/tides/spring'],
    });
    expect(await bodyOf('docs/tides/spring')).toContain('Mind the <em>gap</em>.');
    const table = textOf('i18n/ar/docs/tides/table.md');
    expect(await refresh(write('i18n/ar/docs/tides/table.md', `${table}\nانتبه.\n`))).toEqual({
      hasReadAll: false,
      shown: ['/harbor/ar/docs/tides/table'],
    });
    expect(await bodyOf('ar/docs/tides/table')).toContain('انتبه.');
  });

  test('of a page with code affects no other page', async () => {
    const page = textOf('docs/ropework/knots/clove-hitch.mdx');
    const change = write('docs/ropework/knots/clove-hitch.mdx', `${page}\nFor {1 + 1} hours.\n`);
    expect((await refresh(change)).hasReadAll).toBe(false);
    expect(await bodyOf('docs/ropework/knots/clove-hitch')).toContain('For 2 hours.');
  });

  test('of a partial and of a code file affects the page that includes it', async () => {
    const page = 'docs/ropework/knots/sheet-bend.md';
    const text = textOf(page);
    write('docs/ropework/knots/_rope.mdx', 'Of hemp.\n');
    write('docs/ropework/knots/rope.js', 'pull();\n');
    write('docs/ropework/knots/eye.mdx', "import Rope from './_rope.mdx';\n\n# Eye\n\n<Rope />\n");
    write(page, `${text}\n\`\`\`js file="./rope.js"\n\`\`\`\n`);
    await site.refresh();
    expect(await bodyOf('docs/ropework/knots/eye')).toContain('Of hemp.');
    await refresh(write('docs/ropework/knots/_rope.mdx', 'Of nylon.\n'));
    expect(await bodyOf('docs/ropework/knots/eye')).toContain('Of nylon.');
    await refresh(write('docs/ropework/knots/rope.js', 'haul();\n'));
    expect(await bodyOf('docs/ropework/knots/sheet-bend')).toContain('haul');
    for (const name of ['_rope.mdx', 'rope.js', 'eye.mdx']) {
      rmSync(join(siteDir, 'docs/ropework/knots', name));
    }
    write(page, text);
    await site.refresh();
  });

  test('is detected in documents that were requested before it', async () => {
    const versionOf = async () =>
      Number(/data-docs-version="(\d+)"/.exec((await bodyOf('docs/tides/table')) ?? '')?.[1]);
    const before = await versionOf();
    expect(before).toBe(site.version());
    await refresh(write('docs/tides/table.md', textOf('docs/tides/table.md')));
    expect(site.version()).toBeGreaterThan(before);
    expect(await versionOf()).toBe(site.version());
  });

  test('of a file that was deleted since makes the site be read again', async () => {
    const page = 'docs/ropework/knots/reef.md';
    const change = write(page, '# Reef\n');
    await site.refresh();
    rmSync(join(siteDir, page));
    expect((await refresh(change)).hasReadAll).toBe(true);
    expect((await site.answer('/harbor/docs/ropework/knots/reef'))?.status).toBe(404);
  });

  test('of an unlisted page keeps its notice', async () => {
    const page = 'docs/ropework/knots/secret.md';
    write(page, '---\nunlisted: true\n---\n\nPsst.\n');
    await site.refresh();
    const banner = 'class="admonition warning"';
    expect(await bodyOf('docs/ropework/knots/secret')).toContain(banner);
    const change = write(page, '---\nunlisted: true\n---\n\nHush.\n');
    expect((await refresh(change)).hasReadAll).toBe(false);
    const body = await bodyOf('docs/ropework/knots/secret');
    expect(body).toContain(banner);
    expect(body).toContain('Hush.');
    rmSync(join(siteDir, page));
    await site.refresh();
  });

  test('of a heading affects the table of contents, of a link the check', async () => {
    const spring = textOf('docs/tides/spring.md');
    const change = write('docs/tides/spring.md', `${spring}\n## Neap\n\n[Gone](#gone)\n`);
    expect((await refresh(change)).shown).toBeUndefined();
    const data = await site.answer('/harbor/docs/tides/spring/index.page.json');
    expect(JSON.parse(data?.body ?? '{}').toc).toContainEqual(
      expect.objectContaining({ id: 'neap' }),
    );
    expect(site.check()).toContainEqual(
      expect.objectContaining({
        message: 'The link "#gone" does not lead to a section of its page.',
      }),
    );
    await refresh(write('docs/tides/spring.md', spring));
    expect(site.check()).toEqual([]);
  });

  test('of a title alone reads only that page, and is shown wherever the title is', async () => {
    const bend = 'docs/ropework/knots/sheet-bend.md';
    const text = textOf(bend);
    const change = write(bend, text.replace('title: The sheet bend', 'title: The weaver’s knot'));
    const untouched = (await bodyOf('docs/tides/table')) ?? '';
    expect(await refresh(change)).toEqual({ hasReadAll: false, shown: undefined });
    for (const locale of ['', 'ar/']) {
      const document = (await bodyOf(`${locale}docs/ropework/knots/sheet-bend`)) ?? '';
      const [, sidebar = ''] = /data-sidebar="([^"]+)"/.exec(document) ?? [];
      expect(document).toMatch(/<h1[^>]*>The weaver’s knot<\/h1>/);
      expect((await site.answer(sidebar))?.body).toContain('The weaver’s knot');
      expect(await bodyOf(`${locale}docs/ropework/knots/bowline`)).toContain('The weaver’s knot');
    }
    expect(untouched).not.toContain('The weaver’s knot');
    await refresh(write(bend, text));
    const fresh = await openLiveSite({ siteDir, baseUrl: undefined, modules });
    await firstCompletion(fresh);
    const withoutHashes = (body = '') =>
      body.replaceAll(/-[\w]{8}\.json|"build":"\w+"|version="\d+"/g, '');
    for (const path of ['docs/ropework/knots/bowline', 'ar/docs/ropework/knots/sheet-bend']) {
      const expected = (await fresh.answer(`/harbor/${path}`))?.body;
      expect(withoutHashes(await bodyOf(path))).toBe(withoutHashes(expected));
    }
  });

  test('of a title of a translated page makes the site be read again', async () => {
    const table = textOf('docs/tides/table.md');
    const change = write('docs/tides/table.md', table.replace('The tide table', 'Tides'));
    expect((await refresh(change)).hasReadAll).toBe(true);
    await refresh(write('docs/tides/table.md', table));
  });

  test('of a title, a file, a name and the sidebars affects the sidebar', async () => {
    const sidebarOf = async () => {
      const document = (await bodyOf('docs/tides/table')) ?? '';
      const [, address = ''] = /data-sidebar="([^"]+)"/.exec(document) ?? [];
      return (await site.answer(address))?.body;
    };
    const bend = 'docs/ropework/knots/sheet-bend.md';
    const title = write(bend, '---\ntitle: Weaver’s knot\n---\n\nJoins two ropes.\n');
    expect((await refresh(title)).hasReadAll).toBe(true);
    expect(await sidebarOf()).toContain('Weaver’s knot');
    renameSync(join(siteDir, bend), join(siteDir, 'docs/ropework/knots/weaver.md'));
    await refresh(
      { event: 'unlink', path: join(siteDir, bend) },
      { event: 'add', path: join(siteDir, 'docs/ropework/knots/weaver.md') },
    );
    expect(await sidebarOf()).toContain('/docs/ropework/knots/weaver');
    expect((await site.answer('/harbor/docs/ropework/knots/sheet-bend'))?.status).toBe(404);
    const sidebars = textOf('sidebars.ts').replace("label: 'Boats'", "label: 'Vessels'");
    await refresh(write('sidebars.ts', sidebars));
    expect(await sidebarOf()).toContain('Vessels');
  });

  test('that corrects the frontmatter of a page is no longer reported', async () => {
    const page = 'docs/tides/spring.md';
    const text = textOf(page);
    const before = site.check();
    const withTitle = (title: string) => text.replace(/^title: .*$/m, `title: ${title}`);
    await refresh(write(page, withTitle('"Spring')));
    expect(site.check()).toContainEqual(
      expect.objectContaining({
        message: 'The frontmatter is not valid YAML: Missing closing ".',
      }),
    );
    await refresh(write(page, withTitle('Spring')));
    expect(site.check()).toEqual(before);
    await refresh(write(page, text));
  });

  test('that breaks the config is reported along with all other problems', async () => {
    const config = textOf('site.config.ts');
    const table = textOf('docs/tides/table.md');
    const before = site.check() ?? [];
    await refresh(
      write('site.config.ts', config.replace('title:', 'titel:')),
      write('docs/tides/table.md', `${table}\n[Gone](gone.md)\n`),
    );
    expect(site.check()).toMatchObject([
      { file: 'site.config.ts', message: 'titel: unknown key.' },
      { file: 'docs/tides/table.md', message: 'The link "gone.md" does not lead to a page.' },
      ...before,
    ]);
    await refresh(write('site.config.ts', `${config}\n}`));
    expect(site.check()).toMatchObject([{ file: 'site.config.ts' }]);
    await refresh(
      write('site.config.ts', config),
      write('docs/tides/table.md', `${table}\nLow.\n`),
    );
    expect(site.check()).toEqual(before);
    expect(await bodyOf('docs/tides/table')).toContain('Low.');
  });

  test('that removes the config makes the whole site be read again', async () => {
    const config = textOf('site.config.ts');
    const table = textOf('docs/tides/table.md');
    renameSync(join(siteDir, 'site.config.ts'), join(siteDir, 'away.ts'));
    const removal = { event: 'unlink', path: join(siteDir, 'site.config.ts') };
    await expect(refresh(removal)).rejects.toThrow('No site.config.ts found');
    const text = write('docs/tides/table.md', `${table}\nHigh.\n`);
    await expect(refresh(text)).rejects.toThrow('No site.config.ts found');
    expect((await refresh(write('site.config.ts', config))).hasReadAll).toBe(true);
    expect(await bodyOf('docs/tides/table')).toContain('High.');
  });
});

describe('a site that has just been opened', { timeout: TIMEOUT_MS }, () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'quay-'));
  let modules: ModuleLoader;
  let site: LiveSite;
  let onFinished: Mock<(href: string) => void>;
  let completed: Promise<string[]>;

  const write = (path: string, text: string): FileChange => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
    return { event: 'change', path: join(siteDir, path) };
  };
  const bodyOf = async (path: string) => (await site.answer(path))?.body ?? '';
  const allTexts = () =>
    Array.from({ length: 40 }, (_, index) => `docs/berths/berth-${index}.md`).map((path, index) =>
      write(path, `# Berth *${index}*\n\nShip ${index} lies here.\n`),
    );

  beforeEach(async () => {
    write(
      'site.config.ts',
      `export default {
        title: 'Quay', url: 'https://quay.example', baseUrl: '/', trailingSlash: false,
        blog: {}, i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      };`,
    );
    write(
      'docs/berths/_category_.json',
      '{ "label": "Berths", "link": { "type": "generated-index" } }',
    );
    write(
      'docs/crane.md',
      '# Crane ![](x.svg) 9\n\n[Berth](berths/berth-7.md#deep) [Rope](rope.md)\n',
    );
    write('docs/gear.md', '# Gear\n\n```js\nconst teeth = 9;\n```\n');
    write('docs/hoist.md', '# Hoist\n\n```js\nconst loads = 3;\n```\n');
    write('docs/rope.mdx', '# Rope\n\nIt holds {2 + 3} tons.\n\n## Knots\n');
    write('docs/x.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
    write('i18n/de/docs/rope.mdx', '# Tau\n\nEs hält {2 + 3} Tonnen.\n\n## Knoten\n');
    write('blog/2024-05-06-storm.md', '# Storm\n\nIt blew.\n');
    allTexts();
    modules = await openModuleLoader(siteDir);
    onFinished = vi.fn();
    site = await openLiveSite({ siteDir, baseUrl: undefined, modules, onFinished });
    completed = firstCompletion(site);
  }, TIMEOUT_MS);

  afterEach(async () => {
    await completed.catch(() => {});
    await modules.close();
    rmSync(siteDir, { recursive: true });
  });

  test('answers with any page, in any locale, before all are compiled', async () => {
    expect(await bodyOf('/docs/rope')).toContain('It holds 5 tons.');
    expect(await bodyOf('/de/docs/rope')).toContain('id="knots"');
    expect(await bodyOf('/docs/berths/berth-39')).toContain('Ship 39 lies here.');
    expect(await bodyOf('/blog')).toContain('It blew.');
    expect(site.check()).toBeUndefined();
    const data = await site.answer('/docs/berths/berth-38.page.json');
    expect(JSON.parse(data?.body ?? '').html).toContain('Ship 38');
    expect((await site.answer('/docs/nowhere'))?.status).toBe(404);
  });

  test('reports mistakes once all pages are compiled, as a site that was read at once', async () => {
    expect(await bodyOf('/docs/crane')).toContain('<h1>');
    expect(site.check()).toBeUndefined();
    await completed;
    const messages = site.check()?.map(({ message }) => message);
    expect(messages).toContain('The link "rope.md" does not lead to a page.');
    expect(messages).toContain(
      'The link "berths/berth-7.md#deep" does not lead to a section of its page.',
    );
    await site.refresh();
    expect(site.check()?.map(({ message }) => message)).toEqual(messages);
  });

  test('names the pages that show something else once all are compiled, and only those', async () => {
    const version = site.version();
    const plain = await bodyOf('/docs/berths/berth-3');
    expect(await bodyOf('/docs/category/berths')).not.toContain('Ship 12 lies here.');
    expect(await completed).toEqual(['/docs/category/berths']);
    expect(await bodyOf('/docs/category/berths')).toContain('Ship 12 lies here.');
    expect(site.version()).toBeGreaterThan(version);
    expect(await bodyOf('/docs/berths/berth-3')).toContain(
      /<h1>.*?<\/h1>/.exec(plain)?.[0] ?? 'nothing',
    );
  });

  test('keeps its version if nothing that was sent has changed', async () => {
    await bodyOf('/docs/berths/berth-3');
    const version = site.version();
    expect(await completed).toEqual([]);
    expect(site.version()).toBe(version);
  });

  test('answers a search with all texts', async () => {
    const found = await bodyOf('/search-index.json');
    expect(found).toContain('Ship 0 lies here.');
    expect(found).toContain('Ship 39 lies here.');
  });

  test('shows a change at once, also after all pages are compiled', async () => {
    const page = 'docs/berths/berth-5.md';
    await bodyOf('/docs/berths/berth-5');
    await site.refresh([write(page, '# Berth *5*\n\nShip 5 has left.\n')]);
    expect(await bodyOf('/docs/berths/berth-5')).toContain('Ship 5 has left.');
    expect(site.check()).toBeUndefined();
    await completed;
    expect(await bodyOf('/docs/berths/berth-5')).toContain('Ship 5 has left.');
    expect(await bodyOf('/search-index.json')).toContain('Ship 5 has left.');
  });

  test('shows a change of a page that has not been compiled yet', async () => {
    await site.refresh([write('docs/berths/berth-30.md', '# Berth 30\n\nEmpty.\n')]);
    expect(await bodyOf('/docs/berths/berth-30')).toContain('Empty.');
    await completed;
    expect(await bodyOf('/docs/berths/berth-30')).toContain('Empty.');
  });

  const colored = (word: string) => expect.stringMatching(new RegExp(`<span[^>]*>${word}</span>`));

  test('does not wait for the colors of code in a language that is new, and adds them soon', async () => {
    const version = site.version();
    const draft = await bodyOf('/docs/gear');
    expect(draft).toContain('const teeth = 9;');
    expect(draft).not.toEqual(colored('const'));
    await vi.waitFor(() => expect(onFinished).toHaveBeenCalledExactlyOnceWith('/docs/gear'), {
      timeout: TIMEOUT_MS,
      interval: 2,
    });
    expect(site.check()).toBeUndefined();
    expect(site.version()).toBeGreaterThan(version);
    expect(await bodyOf('/docs/gear')).toEqual(colored('const'));
    // The language is no longer new.
    expect(await bodyOf('/docs/hoist')).toEqual(colored('const'));
    await completed;
    expect(onFinished).toHaveBeenCalledTimes(1);
    expect(await bodyOf('/docs/gear')).toEqual(colored('const'));
  });

  test('keeps a change that is made before the colors of code are there', async () => {
    await bodyOf('/docs/gear');
    await site.refresh([write('docs/gear.md', '# Gear\n\n```js\nconst teeth = 8;\n```\n')]);
    await completed;
    const body = await bodyOf('/docs/gear');
    expect(body).toEqual(colored('8'));
    expect(body).toEqual(colored('const'));
  });

  test('is read again after a change of its config, and completed afterwards', async () => {
    await bodyOf('/docs/berths/berth-5');
    const config = readFileSync(join(siteDir, 'site.config.ts'), 'utf8');
    await site.refresh([write('site.config.ts', config.replace("'Quay'", "'Pier'"))]);
    expect(await bodyOf('/docs/berths/berth-6')).toContain('| Pier</title>');
    await completed;
    expect(site.check()?.length).toBeGreaterThan(0);
    expect(await bodyOf('/docs/berths/berth-6')).toContain('| Pier</title>');
  });

  test('shows the mistake in place of a page that cannot be compiled, and names it afterwards', async () => {
    await site.refresh([write('docs/rope.mdx', '# Rope\n\nIt holds {missing} tons.\n')]);
    const answer = await site.answer('/docs/rope');
    expect(answer?.status).toBe(500);
    expect(answer?.body).toContain('The name &quot;missing&quot;');
    expect(await completed).toEqual(['/docs/rope']);
  });
});
