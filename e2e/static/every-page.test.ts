import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outputFolder, SITES, type SiteName } from '../sites.ts';
import { addressOf, parsePage, readAllPages } from './built-page.ts';
import { factsOf, type PageFacts } from './page-facts.ts';

/** Hosts serve the index of a folder with and without a trailing slash. */
function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

type Read = { file: string; address: string; facts: PageFacts };

const LEAST_PAGES: Partial<Record<SiteName, number>> = {
  real: 300,
  garden: 8,
  harbor: 20,
  orchard: 5,
  observatory: 4,
};

describe.each(Object.entries(LEAST_PAGES))('every page of the site %s', (name, least) => {
  const site = name as SiteName;
  const pages: Read[] = readAllPages(site).map((page) => ({
    file: page.file,
    address: addressOf(site, page.file),
    facts: factsOf(page),
  }));

  /** The files that fail a check, with their problems. */
  const failing = (check: (page: Read) => unknown[]) =>
    pages.flatMap((page) => check(page).map((found) => `${page.file}: ${String(found)}`));

  test('exists', () => {
    expect(pages.length).toBeGreaterThanOrEqual(least);
  });

  test('has a title, a language, and one h1 with text', () => {
    expect(
      failing(({ facts: { title, language, headings } }) => {
        const first = headings.filter(({ level }) => level === 1);
        return title !== '' && language && first.length === 1 && first[0]?.text
          ? []
          : [JSON.stringify({ title, language, first })];
      }),
    ).toEqual([]);
  });

  test('has no heading that skips a level', () => {
    expect(
      failing(({ facts: { headings } }) =>
        headings
          .filter(({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? 0) + 1)
          .map(({ text }) => text),
      ),
    ).toEqual([]);
  });

  test('has a header, a main area, a footer and a navigation', () => {
    expect(
      failing(({ facts: { landmarks } }) =>
        landmarks.main === 1 && landmarks.footer > 0 && landmarks.nav > 0 && landmarks.header > 0
          ? []
          : [JSON.stringify(landmarks)],
      ),
    ).toEqual([]);
  });

  test('has unique ids', () => {
    expect(
      failing(({ facts: { ids } }) => ids.filter((id, index) => ids.indexOf(id) !== index)),
    ).toEqual([]);
  });

  test('has a unique canonical URL, unless it is excluded from indexes', () => {
    expect(
      failing(({ address, facts: { canonical, isIndexed } }) => {
        if (!isIndexed) return [];
        const isOwn =
          canonical && withoutSlash(new URL(canonical).pathname) === withoutSlash(address);
        return isOwn ? [] : [canonical];
      }),
    ).toEqual([]);
  });

  test('links to pages and headings that exist', () => {
    const idsByAddress = new Map(pages.map(({ address, facts }) => [address, new Set(facts.ids)]));
    const leads = (from: string, href: string): boolean => {
      const base = new URL(from, 'https://site.example');
      const target = new URL(href, base);
      if (target.origin !== base.origin) return true;
      const { baseUrl } = SITES[site];
      const inside = decodeURI(target.pathname).slice(baseUrl.length);
      const ids = idsByAddress.get(decodeURI(target.pathname));
      if (ids) return target.hash === '' || ids.has(decodeURIComponent(target.hash.slice(1)));
      const folder = outputFolder(site);
      return ['', '.html', 'index.html', '/index.html'].some((ending) =>
        existsSync(join(folder, `${inside}${ending}`)),
      );
    };
    expect(
      failing(({ address, file, facts }) =>
        // The links on the not-found page are relative to any URL.
        file.endsWith('404.html') ? [] : facts.links.filter((href) => !leads(address, href)),
      ),
    ).toEqual([]);
  });

  test('has text in each link', () => {
    expect(failing(({ facts }) => facts.linksWithoutText)).toEqual([]);
  });

  test('has images with a text alternative and dimensions', () => {
    expect(
      failing(({ facts: { pictures } }) =>
        pictures.filter(({ alt, hasSize }) => alt === undefined || !hasSize).map(({ src }) => src),
      ),
    ).toEqual([]);
  });

  test('loads nothing from another host', () => {
    expect(
      failing(({ facts: { fetched } }) => fetched.filter((src) => /^(?:https?:)?\/\//.test(src))),
    ).toEqual([]);
  });
});

test('the checks detect a page with all of these mistakes', () => {
  const facts = factsOf(
    parsePage(
      'shed.html',
      `<title></title><h1>Shed</h1><h1>Shed</h1><h3 id="a">Too low</h3><p id="a"></p>
      <a href="/nowhere"></a><img src="https://elsewhere.example/a.png">`,
    ),
  );
  expect(facts).toMatchObject({
    title: '',
    language: undefined,
    headings: [{ level: 1 }, { level: 1 }, { level: 3 }],
    ids: ['a', 'a'],
    links: ['/nowhere'],
    linksWithoutText: ['/nowhere'],
    pictures: [{ alt: undefined, hasSize: false }],
    fetched: ['https://elsewhere.example/a.png'],
    landmarks: { main: 0 },
  });
});
