import { expect, test } from 'vitest';
import { convertBody } from './convert-body.ts';
import { makeHeadingIds } from './heading-ids.ts';
import { readSlugify } from './slugify.ts';

function convert(body: string): string {
  const slugify = readSlugify(undefined);
  return convertBody(body, {
    extensions: {
      attributes: true,
      tildes: false,
      carets: false,
      marks: false,
      keys: false,
      critic: false,
      math: false,
      emoji: false,
      symbols: false,
      progress: false,
      callouts: false,
      fancyLists: false,
      lineBreaks: false,
      lineNumbers: false,
      linkedTabs: false,
      crossReferences: false,
      slugify,
    },
    link: (url) => url,
    reference: () => undefined,
    knowsLanguage: () => true,
    report: () => undefined,
    headings: makeHeadingIds(slugify),
  }).trimEnd();
}

const BUTTON = '<a class="button button--secondary" href="b.md">Jar</a>';
const PICTURE = '<img src="b.png" alt="Jar" width="300">';

test.each([
  ['a button that ends a paragraph', '[Jar](b.md){ .md-button }', BUTTON],
  ['a button whose list has a colon', 'See [Jar](b.md){: .md-button }', `See ${BUTTON}`],
  ['a button in a list item', '- [Jar](b.md){ .md-button }\n- Lid', `- ${BUTTON}\n- Lid`],
  ['a picture that ends a paragraph', '![Jar](b.png){ width=300 }', PICTURE],
  [
    'a picture in an item',
    '1. Seal.\n\n    ![Jar](b.png){ width=300 }',
    `1. Seal.\n\n   ${PICTURE}`,
  ],
  ['the id of a link', 'See [Jar](b.md){ #jar }', 'See [Jar](b.md)<span id="jar"></span>'],
])(
  'an attribute list at the end of a line stays with what is before it: %s',
  (_, source, expected) => {
    expect(convert(source)).toBe(expected);
  },
);

test('an attribute list in a line of its own belongs to the paragraph, which keeps only its id', () => {
  expect(convert('Seal the jar.\n{ .lead }')).toBe('Seal the jar.');
  expect(convert('![Jar](b.png)\n{: width=300 }')).toBe('![Jar](b.png)');
  expect(convert('Seal the jar.\n{ #seal }')).toBe('Seal the jar.\n<span id="seal"></span>');
});

test('the attribute list of a heading is removed, also right after a link', () => {
  expect(convert('## [Jar](b.md){ .big }')).toBe('## [Jar](b.md)');
});
