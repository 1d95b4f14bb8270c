import { describe, expect, test } from 'vitest';
import { readYaml } from '../read-yaml.ts';
import { readSlugify } from './slugify.ts';

/** The id of a title with this line of `mkdocs.yml`, and those that follow it. */
function idOf(title: string, option: string): string {
  const { slugify } = { slugify: undefined, ...Object(readYaml(option, 'mkdocs.yml')) };
  return readSlugify(slugify)(title);
}

const PYMDOWN = 'slugify: !!python/object/apply:pymdownx.slugs.slugify';

describe('ids of headings come from the function that a site of MkDocs sets', () => {
  test.each([
    ['none', '', 'Über Tee: 1 & 2', 'uber-tee-1-2'],
    [
      'slugify_unicode of Python-Markdown',
      'slugify: !!python/name:markdown.extensions.toc.slugify_unicode',
      'Über Tee: 1 & 2',
      'über-tee-1-2',
    ],
    ['slugify of PyMdown', `${PYMDOWN}\n  kwds: {}`, 'Über Tee: 1 & 2', 'Über-Tee-1--2'],
    ['in lower case', `${PYMDOWN}\n  kwds: {case: lower}`, 'Über Tee: 1 & 2', 'über-tee-1--2'],
    [
      'in lower case for ASCII',
      `${PYMDOWN}\n  kwds:\n    case: lower-ascii`,
      'Über Tee: 1 & 2',
      'Über-tee-1--2',
    ],
    ['uslugify', 'slugify: !!python/name:pymdownx.slugs.uslugify', 'Grün – mild', 'grün--mild'],
    ['gfm', 'slugify: !!python/name:pymdownx.slugs.gfm', 'Ähre Und', 'Ähre-und'],
    ['one of its own', 'slugify: !!python/name:tea.slug', 'Über Tee', 'über-tee'],
    ['words with marks', `${PYMDOWN}\n  kwds: {}`, 'हिन्दी', 'हनद'],
  ])('%s', (_, option, title, id) => {
    expect(idOf(title, option)).toBe(id);
  });
});
