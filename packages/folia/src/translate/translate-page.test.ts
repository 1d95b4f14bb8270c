import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { parseDocs } from '../kinds/docs/parse-docs.ts';
import { emptySources, uncutVersions } from '../kinds/docs/test-versions.ts';
import type { ComponentPage, DocPage } from '../model/source-page.ts';
import { parseConfig } from '../read/config/load-config.ts';
import { translatePage } from './translate-page.ts';

const config = parseConfig({ title: 'Quay', url: 'https://quay.example' }, '');
const versions = uncutVersions(config);
const docs = versions.map(emptySources);

function docOf(text: string): DocPage {
  const [doc] = versions.flatMap(
    ({ options, key }) => parseDocs([{ path: 'docs/boats/dinghy.md', text }], options, key).docs,
  );
  if (!doc) throw new Error('The original has mistakes.');
  return doc;
}

function translate(original: string, translation: string, includeDrafts = false) {
  const files = {
    original: { path: 'docs/boats/dinghy.md', text: original },
    translation: { path: 'i18n/de/docs/boats/dinghy.md', text: translation },
  };
  const { page, problems } = translatePage(docOf(original), files, { docs, includeDrafts });
  if (page.kind !== 'docs') throw new Error('A docs page stays a docs page.');
  return { page, problems };
}

describe('a translated page', () => {
  test('has the content of the translation and the path of its original', () => {
    const { page, problems } = translate('Small.\n', '---\ntitle: Das Beiboot\n---\n\nKlein.\n');
    expect(problems).toEqual([]);
    expect(page).toMatchObject({
      path: 'i18n/de/docs/boats/dinghy.md',
      original: 'docs/boats/dinghy.md',
      frontmatter: { title: 'Das Beiboot' },
    });
    expect(page.body.trim()).toBe('Klein.');
  });

  test('has the id, route, position and visibility of the original', () => {
    const original =
      '---\nid: small\nslug: /small\nsidebar_position: 3\nunlisted: true\ndisplayed_sidebar: book\n---\n';
    const translation = '---\nid: klein\nslug: /klein\nsidebar_position: 9\nunlisted: false\n---\n';
    const { page } = translate(original, translation);
    expect(page).toMatchObject({ id: 'boats/small', route: '/docs/small', position: 3 });
    expect(page.frontmatter).toMatchObject({
      slug: '/small',
      unlisted: true,
      displayed_sidebar: 'book',
    });
  });

  test('falls back to the frontmatter of the original field by field', () => {
    const original =
      '---\ntitle: Dinghy\ndescription: Small\nhide_table_of_contents: true\nkeywords: [boat]\n---\n';
    const { page } = translate(original, '---\ntitle: Beiboot\nkeywords: [Boot]\n---\n');
    expect(page.frontmatter).toMatchObject({
      title: 'Beiboot',
      description: 'Small',
      hide_table_of_contents: true,
      keywords: ['Boot'],
    });
  });

  test('with a translated title does not inherit the sidebar label', () => {
    const original = '---\ntitle: Dinghy\nsidebar_label: Small boat\n---\n';
    const titled = translate(original, '---\ntitle: Beiboot\n---\n').page.frontmatter;
    expect(titled.sidebar_label).toBeUndefined();
    const headed = translate(original, '---\n---  \n\n# Beiboot\n').page.frontmatter;
    expect([headed.title, headed.sidebar_label]).toEqual([undefined, undefined]);
    const unnamed = translate(original, 'Klein.\n\n```sh\n# not a heading\n```\n').page.frontmatter;
    expect([unnamed.title, unnamed.sidebar_label]).toEqual(['Dinghy', 'Small boat']);
    const more = '---\ntitle: Dinghy\ntitle_meta: Small boats\npagination_label: On to it\n---\n';
    const { title_meta, pagination_label } = translate(more, '# Beiboot\n').page.frontmatter;
    expect([title_meta, pagination_label]).toEqual([undefined, undefined]);
  });

  test('need not repeat a field that the site requires', () => {
    const own = parseConfig(
      {
        title: 'Quay',
        url: 'https://quay.example',
        docs: { frontmatter: { crew: { type: 'number', required: true } } },
      },
      '',
    );
    const ownVersions = uncutVersions(own);
    const [doc] = ownVersions.flatMap(({ options, key }) => {
      const file = { path: 'docs/boats/dinghy.md', text: '---\ncrew: 2\n---\n' };
      return parseDocs([file], options, key).docs;
    });
    if (!doc) throw new Error('There is no original.');
    const translateInto = (text: string) =>
      translatePage(
        doc,
        {
          original: { path: doc.path, text: '---\ncrew: 2\n---\n' },
          translation: { path: 'i18n/de/docs/boats/dinghy.md', text },
        },
        { docs: ownVersions.map(emptySources), includeDrafts: false },
      );
    const { page, problems } = translateInto('---\ntitle: Beiboot\n---\n');
    expect(problems).toEqual([]);
    expect(page).toMatchObject({ frontmatter: { title: 'Beiboot', crew: 2 } });
    expect(translateInto('---\ncrew: many\n---\n').problems).toHaveLength(1);
  });

  test('has the edit link and the last update of its own file', () => {
    const original =
      '---\ncustom_edit_url: https://edit.example\nlast_update: { author: Ada }\n---\n';
    const { frontmatter } = translate(original, 'Klein.\n').page;
    expect([frontmatter.custom_edit_url, frontmatter.last_update]).toEqual([undefined, undefined]);
  });

  test('shows its title unless its own frontmatter hides it, as in Docusaurus', () => {
    const original = '---\ntitle: Dinghy\nhide_title: true\n---\n';
    const isHidden = (text: string) => translate(original, text).page.frontmatter.hide_title;
    expect(isHidden('---\ntitle: Beiboot\n---\n')).toBe(false);
    expect(isHidden('---\ntitle: Beiboot\nhide_title: true\n---\n')).toBe(true);
  });

  test('is replaced by the original if it is a draft, except in development', () => {
    const draft = '---\ndraft: true\n---\n\nKlein.\n';
    expect(translate('Small.\n', draft).page.path).toBe('docs/boats/dinghy.md');
    const { page } = translate('Small.\n', draft, true);
    expect(page.path).toBe('i18n/de/docs/boats/dinghy.md');
  });

  test('with mistakes in its frontmatter is reported with its own file', () => {
    const { page, problems } = translate('Small.\n', '---\ntitel: B\ndraft: maybe\n---\n');
    expect(formatProblems(problems)).toContain(
      'i18n/de/docs/boats/dinghy.md\n  2:1  Warning: Frontmatter: titel: unknown key.',
    );
    expect(page.path).toBe('i18n/de/docs/boats/dinghy.md');
  });
});

test('a translated React page replaces its original at the same route', () => {
  const home: ComponentPage = {
    kind: 'pages',
    form: 'component',
    path: 'pages/index.tsx',
    route: '/',
  };
  const files = {
    original: { path: 'pages/index.tsx', text: '' },
    translation: { path: 'i18n/de/pages/index.tsx', text: '' },
  };
  expect(translatePage(home, files, { docs, includeDrafts: false }).page).toEqual({
    kind: 'pages',
    form: 'component',
    path: 'i18n/de/pages/index.tsx',
    original: 'pages/index.tsx',
    route: '/',
  });
});
