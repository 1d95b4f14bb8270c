import { describe, expect, test } from 'vitest';
import { adaptSinglePages } from './adapt-single-pages.ts';

function adapt(path: string, text: string): string | undefined {
  return adaptSinglePages(new Map([[path, text]]), 'src/pages').get(path);
}

describe('titles of single pages, which Docusaurus shows only in browser tabs', () => {
  test.each([
    ['---\ntitle: Kiln\n---\n\nWarm.\n', '---\nhide_title: true\ntitle: Kiln\n---\n\nWarm.\n'],
    ['<h1>Kiln</h1>\n\n## Clay\n', '---\nhide_title: true\n---\n\n<h1>Kiln</h1>\n\n## Clay\n'],
  ])('%j is shown without an added title', (text, expected) => {
    expect(adapt('src/pages/index.mdx', text)).toBe(expected);
    expect(adapt('i18n/de/src/pages/index.mdx', text)).toBe(expected);
  });

  test.each([
    ['src/pages/index.md', '---\ntitle: Kiln, home of clay\n---\n\n# Kiln\n\nWarm.\n'],
    ['src/pages/_part.md', 'Warm.\n'],
    ['src/pages/index.tsx', 'export default () => null;\n'],
    ['docs/index.md', '---\ntitle: Kiln\n---\n\nWarm.\n'],
  ])('%s with %j stays', (path, text) => {
    expect(adapt(path, text)).toBe(text);
  });
});

test('the slug of a single page starts at the root of the site, as in Docusaurus', () => {
  const page = (slug: string) => `---\nslug: ${slug}\n---\n\n# Team\n`;
  expect(adapt('src/pages/about/team.md', page('people'))).toBe(page('/people'));
  expect(adapt('src/pages/about/team.md', page('"people"'))).toBe(page('"/people"'));
  expect(adapt('src/pages/about/team.md', page('/people'))).toBe(page('/people'));
});
