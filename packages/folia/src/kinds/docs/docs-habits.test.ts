import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../build.ts';
import { silentProgress } from '../../cli/progress.ts';
import type { PageFile } from '../../contract/page-data.ts';

const TIMEOUT_MS = 60_000;
const outDir = join(mkdtempSync(join(tmpdir(), 'kitchen-')), 'dist');

beforeAll(async () => {
  const siteDir = resolve('e2e/sites/kitchen');
  await buildSite({ siteDir, outDir, progress: silentProgress });
}, TIMEOUT_MS);

function pageAt(route: string): PageFile {
  return JSON.parse(readFileSync(join(outDir, route, 'index.page.json'), 'utf8'));
}

function documentAt(route: string): string {
  return readFileSync(join(outDir, route, 'index.html'), 'utf8');
}

/** Reads the file in the output folder whose name starts with the given text. */
function fileNamed(start: string): string {
  const name = readdirSync(outDir).find((candidate) => candidate.startsWith(start)) ?? start;
  return readFileSync(join(outDir, name), 'utf8');
}

/** The labels and URLs of the sidebar in a document. */
function sidebarOf(route: string): string[] {
  const sidebar = /<div class="sidebar"[\s\S]*?<\/nav>|<nav[^>]*class="sidebar[\s\S]*?<\/nav>/.exec(
    documentAt(route),
  );
  const links = (sidebar?.[0] ?? '').matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)</g);
  return [...links].map(([, href, label]) => `${label} ${href}`);
}

describe('the page of a category', () => {
  test('lists its entries with their descriptions', () => {
    expect(pageAt('category/breads--rolls').html).toMatchInlineSnapshot(
      `"<ul class="category-cards"><li><a href="/breads/rye">Rye</a><p>Entries: 1</p></li><li><a href="/breads/wheat">Wheat bread</a><p>White and light.</p></li><li><a href="https://mill.example">Mill</a><p>https://mill.example</p></li></ul>"`,
    );
  });

  test('has title, description, breadcrumbs, previous and next links and a sidebar like any page', () => {
    const { html: _, build: __, ...data } = pageAt('category/breads--rolls');
    expect(data).toMatchInlineSnapshot(`
      {
        "breadcrumbs": [],
        "description": "Flour, water, salt and time.",
        "documentTitle": "All breads | Kitchen",
        "heading": "All breads",
        "href": "/category/breads--rolls",
        "layout": "doc",
        "meta": {
          "keywords": [
            "loaf",
          ],
        },
        "next": {
          "href": "/breads/rye",
          "label": "Rye",
          "section": "Breads & rolls",
        },
        "previous": {
          "href": "/soups/cold/gazpacho",
          "label": "Gazpacho",
          "section": "Cold soups",
        },
        "showsDescription": true,
        "sidebar": "recipes",
        "toc": [],
      }
    `);
  });

  test('is in the sidebar, the sitemap and the search index', () => {
    expect(sidebarOf('category/breads--rolls')).toMatchInlineSnapshot(`
      [
        "Welcome /",
        "Lentil soup /soups/lentil",
        "Cold soups /cold",
        "The special /soups/cold/2024-05-06-special",
        "Gazpacho /soups/cold/gazpacho",
        "Breads &amp; rolls /category/breads--rolls",
        "Rye /breads/rye",
        "Sourdough /breads/sourdough",
        "Wheat bread /breads/wheat",
        "Mill https://mill.example",
      ]
    `);
    expect(fileNamed('sitemap')).toContain('<loc>https://kitchen.example/cold</loc>');
    expect(fileNamed('search-titles')).toContain('"url":"/cold","title":"Soups from the fridge"');
  });

  test('is translated, at the same route', () => {
    expect(pageAt('fr/cold')).toMatchObject({ heading: 'Les soupes du frigo', href: '/fr/cold' });
    expect(pageAt('fr/category/breads--rolls').heading).toBe('Tous les pains');
  });
});

describe('frontmatter and sidebars as in Docusaurus', () => {
  test('title_meta is the title of the tab, wrapperClassName the class of the main area', () => {
    expect(pageAt('')).toMatchObject({ documentTitle: 'What we cook | Kitchen' });
    expect(documentAt('')).toContain('<main id="page-main" class="front"');
  });

  test('pagination_label is the label of a page in previous and next links', () => {
    expect(pageAt('').next).toMatchObject({ label: 'Lentils', href: '/soups/lentil' });
  });

  test('a ref does not change the sidebar of its page', () => {
    expect(pageAt('').sidebar).toBe('recipes');
    expect(pageAt('knives').sidebar).toBe('tools');
  });

  test('an unlisted page says so, and is in no list', () => {
    expect(pageAt('breads/secret').html).toMatch(/^<div class="admonition warning" role="note">/);
    expect(fileNamed('sitemap')).not.toContain('secret');
    expect(fileNamed('search-titles')).not.toContain('secret');
    expect(sidebarOf('breads/wheat').join()).not.toContain('secret');
    expect(documentAt('breads/secret')).toContain('.admonition');
  });

  test('a single page can have a slug', () => {
    expect(pageAt('who-we-are').heading).toBe('About');
  });
});

describe('tags of docs', () => {
  test('a page shows the labels of its tags', () => {
    expect(pageAt('soups/lentil').tags).toEqual([
      { label: 'Red dishes', href: '/tags/red' },
      { label: 'Pulses', href: '/tags/pulses' },
    ]);
    expect(documentAt('soups/lentil')).toContain('<a href="/tags/red">Red dishes</a>');
    expect(documentAt('soups/lentil')).toContain('.page-tags');
    expect(documentAt('knives')).not.toContain('page-tags');
  });

  test('each tag has a page that lists the pages with it', () => {
    const { heading, description, html } = pageAt('tags/red');
    expect(heading).toBe('Pages with the tag “Red dishes”');
    expect(description).toBe('What beets, lentils and tomatoes make.');
    expect(html).toContain('<a href="/soups/lentil">Lentil soup</a>');
    expect(html).toContain('<a href="/soups/cold/gazpacho">Gazpacho</a>');
  });

  test('an index page lists all tags with the number of their pages', () => {
    const { heading, html } = pageAt('tags');
    expect(heading).toBe('Tags');
    expect(
      [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a><p>([^<]*)/g)].map((match) =>
        match.slice(1),
      ),
    ).toEqual([
      ['/tags/pulses', 'Pulses', 'Entries: 1'],
      ['/tags/quick-easy', 'Quick &#x26; easy', 'Entries: 1'],
      ['/tags/red', 'Red dishes', 'Entries: 2'],
    ]);
  });

  test('another locale has its own tag pages', () => {
    expect(pageAt('fr/tags/red').html).toContain('href="/fr/soups/lentil"');
    expect(pageAt('fr/soups/lentil').tags).toContainEqual({
      label: 'Red dishes',
      href: '/fr/tags/red',
    });
  });
});

describe('DocCardList', () => {
  test('shows the entries around the page in its sidebar', () => {
    expect(pageAt('knives').html).toContain(
      '<ul class="category-cards"><li><a href="/stone">Sharp</a>',
    );
  });
});
