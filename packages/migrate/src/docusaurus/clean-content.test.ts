import { describe, expect, test } from 'vitest';
import { cleanAuthors } from './clean-authors.ts';
import { cleanContent } from './clean-content.ts';

const folders = { docsPaths: ['docs'], pagesPath: 'src/pages' };

describe('cleanContent', () => {
  test('invalid frontmatter keys are commented out; unknown ones become custom fields of docs, and comments elsewhere', () => {
    const page =
      '---\ntitle: Owl\nfeathers:\n  - grey\n  - white\n\nsidebar_position: first\nslug: owl\n---\n\nfeathers: 2\n';
    const { texts, notes, customKeys } = cleanContent(
      new Map([
        ['docs/owl.md', page],
        ['src/pages/owl.md', '---\nfeathers:\n  - grey\n---\nOwl\n'],
        ['i18n/fr/src/pages/owl.md', '---\nfeathers: 1\n---\nHibou\n'],
      ]),
      folders,
    );
    expect(texts.get('docs/owl.md')).toBe(
      '---\ntitle: Owl\nfeathers:\n  - grey\n  - white\n\n# sidebar_position: first\nslug: owl\n---\n\nfeathers: 2\n',
    );
    expect(texts.get('src/pages/owl.md')).toBe('---\n# feathers:\n#   - grey\n---\nOwl\n');
    expect(customKeys).toEqual(['feathers']);
    expect(notes).toMatchObject([
      { outcome: 'migrated', key: 'frontmatter "feathers"' },
      { key: 'frontmatter "sidebar_position"', file: 'docs/owl.md', line: 7 },
      {
        key: 'frontmatter "feathers"',
        file: 'src/pages/owl.md',
        line: 2,
        text: expect.stringContaining('in 2 files'),
      },
    ]);
  });

  test('frontmatter may end with more than three hyphens, and rules in the text stay', () => {
    const page = '---\n\nid: owl\n----------\n\nGrey.\n\n----\n\nWhite.\n\n---\n';
    const plain = '---\nid: owl\n---\n\nGrey.\n\n-----\n';
    const { texts } = cleanContent(
      new Map([
        ['docs/owl.md', page],
        ['docs/wren.md', plain],
      ]),
      folders,
    );
    expect(texts.get('docs/owl.md')).toBe(page.replace('----------', '---'));
    expect(texts.get('docs/wren.md')).toBe(plain);
  });

  test('a number as a slug stays the address that Docusaurus makes of it', () => {
    const { texts, notes } = cleanContent(
      new Map([
        ['docs/a.md', '---\nslug: 1.30\n---\n\nslug: 1.30\n'],
        ['docs/b.md', '---\nslug: 1.29\nid: 2.0\n---\n'],
      ]),
      folders,
    );
    expect([...texts.values()]).toEqual([
      "---\nslug: '1.3'\n---\n\nslug: 1.30\n",
      "---\nslug: 1.29\nid: '2'\n---\n",
    ]);
    expect(notes).toEqual([]);
  });

  test('the author of a post keeps the keys that Docusaurus accepts beside its own', () => {
    const post =
      '---\nauthor: Wren\nauthorURL: https://wren.example\nauthorTitle: Singer\nauthorFBID: 7\n---\n';
    const both = '---\nauthor_url: /wren\nauthorURL: /robin\n---\n';
    const { texts, notes } = cleanContent(
      new Map([
        ['blog/a.md', post],
        ['blog/b.md', both],
      ]),
      { ...folders, blogPath: 'blog' },
    );
    expect(texts.get('blog/a.md')).toBe(
      '---\nauthor: Wren\nauthor_url: https://wren.example\nauthor_title: Singer\n# authorFBID: 7\n---\n',
    );
    expect(texts.get('blog/b.md')).toBe('---\nauthor_url: /wren\n# authorURL: /robin\n---\n');
    expect(notes.map(({ outcome, key, line }) => [outcome, key, line])).toEqual([
      ['changed', 'frontmatter "authorTitle"', 4],
      ['changed', 'frontmatter "authorURL"', 3],
      ['dropped', 'frontmatter "authorFBID"', 5],
      ['dropped', 'frontmatter "authorURL"', 3],
    ]);
  });

  test('unknown keys of a category are removed, others are kept', () => {
    const { texts, notes } = cleanContent(
      new Map([
        ['docs/a/_category_.json', '{"label": "A", "plumage": {"x": 1}}'],
        ['docs/b/_category_.yml', 'label: B\nplumage:\n  x: 1\n'],
      ]),
      folders,
    );
    expect([...texts.values()]).toEqual(['{\n  "label": "A"\n}\n', 'label: B\n']);
    expect(notes.map(({ key }) => key)).toEqual(['_category_ "plumage"']);
  });

  test('HTML comments stay, since the engine supports them in MDX, too', () => {
    const text = '<!-- one -->\n\nWrite `<!-- two -->`.\n\n```html\n<!-- three -->\n```\n';
    const { texts } = cleanContent(
      new Map([
        ['docs/a.mdx', text],
        ['docs/a.md', text],
      ]),
      folders,
    );
    expect(texts.get('docs/a.mdx')).toBe(text);
    expect(texts.get('docs/a.md')).toBe(text);
  });

  test('partials and other folders are not modified', () => {
    const text = '---\nfeathers: 1\n---\n';
    const paths = ['docs/_owl.md', 'blog/owl.md'];
    const { texts, notes } = cleanContent(new Map(paths.map((path) => [path, text])), folders);
    expect([...texts.values()]).toEqual([text, text]);
    expect(notes).toEqual([]);
  });

  test('authors lose the fields that nothing shows, in YAML and JSON, and keep their comments', () => {
    const yaml =
      '# Birds\nwren:\n  name: Wren\n  twitter: wren\n  page: 7 # seven\nrobin:\n  name: Robin # red\n  twitter: robin\n';
    const json = '{ "wren": { "name": "Zaunkönig", "twitter": "wren" } }';
    const { texts, notes } = cleanContent(
      new Map([
        ['blog/birds.yml', yaml],
        ['i18n/de/blog/birds.yml', 'wren: { name: Zaunkönig }\n'],
        ['blog/other.yml', 'twitter: wren\n'],
      ]),
      { ...folders, blogPath: 'blog', authorsPath: 'blog/birds.yml' },
    );
    expect([...texts.values()]).toEqual([
      '# Birds\nwren:\n  name: Wren\nrobin:\n  name: Robin # red\n',
      'wren: { name: Zaunkönig }\n',
      'twitter: wren\n',
    ]);
    expect(notes).toMatchObject([
      { outcome: 'dropped', key: 'author "page"' },
      {
        outcome: 'dropped',
        key: 'author "twitter"',
        file: 'blog/birds.yml',
        text: 'The engine has no such field of authors. It was removed, in this file.',
      },
    ]);
    expect(cleanAuthors('blog/birds.json', json).text).toBe(
      '{\n  "wren": {\n    "name": "Zaunkönig"\n  }\n}\n',
    );
  });
});
