import { readSections } from 'folia-search';
import { expect, test } from 'vitest';
import type { SitePage } from '../model/site.ts';
import { parseConfig } from '../read/config/load-config.ts';
import { makeSearchFiles } from './search-files.ts';

const title = 'Garden';

function pageAt(href: string, html: string, parts: Partial<SitePage> = {}): SitePage {
  return {
    route: href,
    title: 'Roses',
    html,
    keywords: [],
    unlisted: false,
    data: {
      href,
      layout: 'doc',
      heading: 'Roses',
      documentTitle: `Roses | ${title}`,
      breadcrumbs: [],
      toc: [],
    },
    ...parts,
  };
}

function filesOf(...pages: SitePage[]) {
  const config = parseConfig({ title, url: 'https://garden.example' }, '');
  return makeSearchFiles(pages, config, readSections);
}

test('a search document has url, title, subcategory and text', () => {
  const html =
    '<p>Sun.</p><h2 id="cut">Cut</h2><p>In March.</p><h3 id="how">How</h3><p>Above a bud.</p>';
  expect(filesOf(pageAt('/roses', html))?.documents.searchDocs).toEqual([
    { url: '/roses', title: 'Roses', subcategory: '', text: 'Sun.' },
    { url: '/roses#cut', title: 'Roses', subcategory: 'Cut', text: 'In March.' },
    { url: '/roses#how', title: 'Roses', subcategory: 'Cut\nHow', text: 'Above a bud.' },
  ]);
});

test('unlisted pages are not searched', () => {
  expect(
    filesOf(pageAt('/roses', '<p>Sun.</p>', { unlisted: true }))?.documents.searchDocs,
  ).toEqual([]);
});

test('a page whose body starts with a heading is found itself, too', () => {
  const documents = filesOf(pageAt('/roses', '<h2 id="cut">Cut</h2>'))?.documents.searchDocs;
  expect(documents?.map(({ url }) => url)).toEqual(['/roses', '/roses#cut']);
});

test('the index has group, trail, keywords, code and operation of each page', () => {
  const html = '<pre><code>prune --all</code></pre>';
  const doc = pageAt('/roses', html, { keywords: ['shrub'] });
  const operation = { method: 'GET', base: '/api', path: '/roses/{id}', id: 'getRose' };
  const described = pageAt('/api/get', '', {
    search: { group: 'api', terms: ['rose'], operation },
  });
  doc.data.breadcrumbs = [{ label: 'Plants' }];
  expect(filesOf(doc, described)?.index).toEqual({
    language: 'en',
    pages: [
      { sections: 1, group: 'docs', trail: ['Plants'], keywords: ['shrub'] },
      { sections: 1, group: 'api', trail: [], keywords: ['rose'], operation },
    ],
    code: ['prune --all', ''],
    synonyms: [],
  });
});

test('the id of an operation is omitted if the URL of its page contains it', () => {
  const operation = { method: 'GET', base: '/api', path: '/roses/{id}', id: 'getRose' };
  const page = pageAt('/api/get-rose/', '', { search: { group: 'api', operation } });
  const { id: _, ...others } = operation;
  expect(filesOf(page)?.index.pages[0]?.operation).toEqual(others);
});

test('a page without a heading is listed by its title', () => {
  const page = pageAt('/', '<p>Welcome.</p>');
  page.title = 'Start';
  page.data = { ...page.data, heading: undefined, layout: 'wide', documentTitle: 'Start | Garden' };
  const files = filesOf(page);
  expect(files?.documents.searchDocs[0]?.title).toBe('Start');
  expect(files?.index.pages[0]?.group).toBe('pages');
});

test('a description in frontmatter is found at the start of the page', () => {
  const page = pageAt('/roses', '<p>Sun.</p>');
  page.data = { ...page.data, description: 'Where they stand.', showsDescription: true };
  expect(filesOf(page)?.documents.searchDocs[0]?.text).toBe('Where they stand. Sun.');
});
