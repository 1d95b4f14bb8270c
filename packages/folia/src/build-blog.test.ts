import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { SiteError } from 'folia-problems';
import { joinSearch } from 'folia-search/answer';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, checkSite } from './build.ts';
import { silentProgress } from './cli/progress.ts';
import { openTestSite } from './test-site.ts';

const TIMEOUT_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'blog-'));
const outDir = join(folder, 'dist');

beforeAll(async () => {
  const siteDir = resolve('e2e/sites/harbor');
  await buildSite({ siteDir, outDir, progress: silentProgress });
}, TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true }));

function read(path: string): string {
  return readFileSync(join(outDir, path), 'utf8');
}

function dataOf(route: string) {
  return JSON.parse(read(`${route}/index.page.json`));
}

function titlesIn(route: string): string[] {
  const { html } = dataOf(route);
  return [...html.matchAll(/<h2><a [^>]*>(.*?)<\/a>/g)].map(([, title = '']) => title);
}

/** Lists the descendants with a name in document order. */
function elementsIn(parent: XmlElement | null | undefined, name: string): XmlElement[] {
  const children = parent?.children.filter((child) => child instanceof XmlElement) ?? [];
  return children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsIn(child, name),
  ]);
}

describe('the pages of a blog', () => {
  test('the list has the newest posts first, on pages that link to each other', () => {
    expect(titlesIn('blog')).toEqual(['The regatta was won by a tide', 'What the storm left']);
    expect(titlesIn('blog/page/2')).toEqual(['The ferry runs again', 'The harbor opens']);
    expect(dataOf('blog').next.href).toBe('/harbor/blog/page/2');
    expect(dataOf('blog/page/2').previous.href).toBe('/harbor/blog');
    expect(dataOf('blog').previous).toBeUndefined();
  });

  test('a list shows the text before the fold, else the description', () => {
    const list = textOf(fromHtml(dataOf('blog/page/2').html));
    expect(list).toContain('It has a roof now');
    expect(list).not.toContain('Fares');
    const first = textOf(fromHtml(dataOf('blog').html));
    expect(first).toContain('Nobody had looked into the tables.');
    expect(first).not.toContain('Next year they will.');
    expect(dataOf('blog/2023/05/02/ferry').html).not.toContain('data-fold');
    expect(dataOf('blog/2024/03/09/storm').html).not.toContain('data-fold');
  });

  test('tag and author pages list their posts', () => {
    expect(titlesIn('blog/tags/wind-and-weather')).toHaveLength(2);
    expect(titlesIn('blog/tags/v-1-2-0-timetable')).toEqual(['The ferry runs again']);
    expect(dataOf('blog/tags/boats')).toMatchObject({ heading: 'Posts tagged “Boats”' });
    expect(titlesIn('blog/authors/keeper')).toEqual([
      'What the storm left',
      'The ferry runs again',
    ]);
    expect(dataOf('blog/authors').html).toContain('Answers on channel 12.');
  });

  test('the archive has a section for each year', () => {
    const { toc, html } = dataOf('blog/archive');
    expect(toc.map(({ id }: { id: string }) => id)).toEqual(['2024', '2023', '2022']);
    expect(html.match(/<h2 id="2024">/g)).toHaveLength(1);
  });

  test('a post links to the previous and the next post', () => {
    const { previous, next, editUrl } = dataOf('blog/2024/03/09/storm');
    expect(previous).toMatchObject({ kind: 'Newer', href: '/harbor/blog/2024/08/01/regatta' });
    expect(next).toMatchObject({ kind: 'Older', href: '/harbor/blog/2023/05/02/ferry' });
    expect(editUrl).toBe('https://code.example/harbor/edit/main/blog/2024/03/09/storm/index.mdx');
  });

  test('a post has metadata about author, date and tags', () => {
    const html = read('blog/2023/05/02/ferry/index.html');
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain(
      '<meta property="article:published_time" content="2023-05-02T00:00:00.000Z">',
    );
    expect(html).toContain('<meta property="article:tag" content="Boats">');
    expect(html).toMatch(
      /og:image" content="https:\/\/harbor\.example\/harbor\/assets\/files\/ferry-\w+\.svg/,
    );
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'The ferry runs again',
      author: [{ '@type': 'Organization', name: 'The harbor office' }],
    });
  });

  test('posts are a search group of their own, lists are found by title only', () => {
    const names = JSON.parse(read(`assets/${shellFile()}`));
    const titles = JSON.parse(read(names.search.titles.slice('/harbor/'.length)));
    const index = JSON.parse(read(names.search.index.slice('/harbor/'.length)));
    const { searchDocs } = joinSearch(titles, index).documents;
    const urls = searchDocs.map(({ url }) => url);
    expect(urls).toContain('/harbor/blog/2023/05/02/ferry#fares');
    expect(urls.join()).not.toMatch(/quiet|plans/);
    const list = searchDocs.find(({ url }) => url === '/harbor/blog');
    expect(list?.text).toBe('What happened on the water.');
    expect(titles.pages.some(({ group }: { group: string }) => group === 'blog')).toBe(true);
  });
});

function shellFile(): string {
  return (
    /data-shell="\/harbor\/assets\/(shell-\w+\.json)"/.exec(read('blog/index.html'))?.[1] ?? ''
  );
}

describe('drafts and unlisted posts', () => {
  test('a build omits drafts', () => {
    expect(() => dataOf('blog/2024/10/10/plans')).toThrow();
  });

  test('an unlisted post is only reachable by URL, like a tag that no other post has', () => {
    expect(read('blog/2024/09/09/quiet/index.html')).toContain('noindex');
    expect(titlesIn('blog/tags/hush')).toEqual(['A quiet word']);
    for (const path of [
      'sitemap.xml',
      'blog/rss.xml',
      'blog/archive/index.html',
      'blog/tags/index.html',
    ]) {
      expect(read(path)).not.toMatch(/quiet|hush/);
    }
  });
});

describe('feeds of a blog', () => {
  test('contain all listed posts in full, newest first', () => {
    const items = elementsIn(parseXml(read('blog/rss.xml')).root, 'item');
    expect(items.map((item) => elementsIn(item, 'title')[0]?.text)).toEqual([
      'The regatta was won by a tide',
      'What the storm left',
      'The ferry runs again',
      'The harbor opens',
    ]);
    const ferry = elementsIn(items[2], 'content:encoded')[0]?.text ?? '';
    expect(ferry).toContain('Bring them in coins.');
    expect(ferry).toContain('<pre><code>curl https://ferry.example/fares</code></pre>');
    const addresses = [...ferry.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((url) => !url.startsWith('https://'))).toEqual([]);
    expect(ferry).not.toMatch(/<(?:script|button|style)| class=| id=/);
  });

  test('are linked from the pages of the blog', () => {
    expect(read('blog/tags/boats/index.html')).toContain(
      '<link rel="alternate" type="application/atom+xml" title="The Harbor Book Harbor log (Atom)" href="/harbor/blog/atom.xml">',
    );
    expect(read('docs/boats/dinghy/index.html')).not.toContain('application/rss+xml');
  });

  test('each locale has its own, with translated posts', () => {
    const { root } = parseXml(read('ar/blog/atom.xml'));
    const entry = elementsIn(root, 'entry')[2];
    expect(elementsIn(entry, 'title')[0]?.text).toBe('عادت العبّارة');
    expect(elementsIn(entry, 'category')[0]?.attributes).toEqual({ term: 'قوارب' });
    expect(elementsIn(root, 'link')[1]?.attributes).toMatchObject({
      href: 'https://harbor.example/harbor/ar/blog/atom.xml',
    });
  });
});

describe('mistakes in a blog', () => {
  test(
    'are listed at once with their places',
    async () => {
      const siteDir = join(folder, 'mistaken');
      const files = {
        'site.config.ts':
          "export default { title: 'B', url: 'https://b.example', docs: false, blog: {} };\n",
        'pages/index.md': '# Home\n\n[Feed](/blog/feed.json), [RSS](/blog/rss.xml)\n',
        'blog/2024-01-01-a.md': 'A\n',
        'blog/2024-01-02-b.md':
          '---\nslug: /2024/01/01/a\nauthors: [nobody]\n---\n\nB, see [a](./a.md)\n',
        'blog/undated.md': 'C\n',
        'blog/2024-01-03-archive.md': '---\nslug: archive\nimage: ./none.png\n---\n\nD\n',
        'blog/tags.yml': 'a: [\n',
      };
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(siteDir, path)), { recursive: true });
        writeFileSync(join(siteDir, path), text);
      }
      const failure = await checkSite({ siteDir, progress: silentProgress }).catch(
        (error) => error,
      );
      expect(failure).toBeInstanceOf(SiteError);
      expect(failure.message).toMatchInlineSnapshot(`
        "blog
          The address /blog/archive is already used by blog/2024-01-03-archive.md.
            Rename blog/2024-01-03-archive.md, or change its "slug" in frontmatter.

        blog/2024-01-01-a.md
          The address /blog/2024/01/01/a is already used by blog/2024-01-02-b.md.
            Rename one of the pages, or change its "slug" in frontmatter.

        blog/2024-01-02-b.md
          3:1  Frontmatter: authors: unknown author "nobody".
               Defined in blog/authors.yml: none.
          6:8  The link "./a.md" does not lead to a page.
               Paths are relative to this file.

        blog/2024-01-03-archive.md
          3:1  Frontmatter: image: the file "./none.png" does not exist.
               A path with a leading slash is relative to the static folders, any other path to this file.

        blog/tags.yml
          2:1  Flow sequence in block collection must be sufficiently indented and end with a ].
               Add the missing "]", or put the value in quotes.

        blog/undated.md
          1:1  The post has no date.
               Add "date: 2024-05-06" to its frontmatter, or start the file name with the date: 2024-05-06-title.md.

        pages/index.md
          3:1  The link "/blog/feed.json" does not lead to a page.
               Links to pages should be relative paths to their files."
      `);
    },
    TIMEOUT_MS,
  );
});

test('a missing file of authors is one mistake, not one for each author', async () => {
  const post = (author: string) => `---\ntitle: Post\nauthors: ${author}\n---\n\nText.\n`;
  const site = openTestSite({
    'site.config.ts': `export default { title: 'Tide', url: 'https://tide.example', docs: false,
      blog: { authorsMapPath: 'people.yml' } };`,
    'blog/2024-05-06-ebb.md': post('ann'),
    'blog/2024-05-07-flow.md': post('ben'),
  });
  const errors = (await site.mistakes()).filter(({ severity }) => severity !== 'warning');
  expect(errors).toMatchObject([
    {
      file: 'site.config.ts',
      line: 2,
      message: 'blog.authorsMapPath: the file "blog/people.yml" does not exist.',
    },
  ]);
  site.remove();
});

test('a picture of an author that does not exist stops a build only if pictures of pages would', async () => {
  const siteWith = (policy: string) =>
    openTestSite({
      'site.config.ts': `export default { title: 'Tide', url: 'https://tide.example', docs: false,
        blog: {}, onBrokenMarkdownImages: '${policy}' };`,
      'pages/index.md': '# Home\n\nTides.\n',
      'blog/authors.yml': 'ann:\n  name: Ann\n  image_url: ./ann.webp\n',
      'blog/2024-05-06-ebb.md': '---\ntitle: Ebb\nauthors: ann\n---\n\nText.\n',
    });
  const missing = {
    file: 'blog/authors.yml',
    line: 3,
    message: 'The picture "./ann.webp" does not exist.',
  };
  const strict = siteWith('throw');
  const errors = (await strict.mistakes()).filter(({ severity }) => severity !== 'warning');
  expect(errors).toMatchObject([missing]);
  strict.remove();
  const lax = siteWith('warn');
  expect((await lax.build()).warnings).toMatchObject([missing]);
  lax.remove();
});
