import { describe, expect, test } from 'vitest';
import { adaptSheets } from './adapt-sheets.ts';

function adapt(text: string, { path = 'src/css/custom.css', code = [] as string[] } = {}) {
  const copies = [{ from: `/site/${path}`, to: path }];
  const { sheets, notes } = adaptSheets(copies, { read: () => text, hasTailwind: true }, code);
  return { text: sheets[0]?.text ?? text, notes };
}

describe('rules for the content of pages', () => {
  test.each([
    ['.markdown h2 { margin: 0 }', '.prose h2 { margin: 0 }'],
    ['.theme-doc-markdown.markdown > table,\n div.markdown{}', '.prose > table,\n div.prose{}'],
    [
      '@media print { .markdown a::after { content: "" } }',
      '@media print { .prose a::after { content: "" } }',
    ],
    ['.page { &.markdown { & p {} } }', '.page { &.prose { & p {} } }'],
  ])('name its element in the new site: %s', (written, adapted) => {
    expect(adapt(written).text).toBe(adapted);
  });

  test.each([
    '.markdown-page { color: teal }',
    '@import "a.markdown";\n.b { background: url(c.markdown) }',
  ])('are those of the theme only: %s', (css) => {
    expect(adapt(css).text).toBe(css);
  });

  test('in a CSS module, only classes that keep their names are of the theme', () => {
    const css = '.markdown a {}\n:global(.markdown) b {}\n:global .markdown i {}';
    expect(adapt(css, { path: 'src/a.module.css' }).text).toBe(
      '.markdown a {}\n:global(.prose) b {}\n:global .prose i {}',
    );
  });
});

describe('classes of the parts around the content', () => {
  const css =
    '.menu__link, .navbar__item:hover {} .theme-doc-markdown {} .hero {} .footer__title {} .table-of-contents {} .menu__list {} .main-wrapper {}';

  test('are reported, since no element has them', () => {
    expect(adapt(css).notes).toMatchObject([
      {
        outcome: 'dropped',
        key: 'classes of the theme',
        text: expect.stringMatching(
          /^No element has them here: \.menu__link, \.navbar__item, \.footer__title, \.table-of-contents, \.menu__list and 1 more\. /,
        ),
      },
    ]);
  });

  test('are not, if an element of the site has them, or a style sheet is a CSS module', () => {
    const code = [
      '<nav className="menu__list footer__title"><a className="menu__link navbar__item main-wrapper table-of-contents" /></nav>',
    ];
    expect(adapt(css, { code }).notes).toEqual([]);
    expect(adapt(css, { path: 'src/a.module.css' }).notes).toEqual([]);
  });
});

describe('rules for boxes', () => {
  test.each([
    ['.theme-admonition { border: 0 }', '.admonition { border: 0 }'],
    ['.theme-admonition-tip > p {}', '.admonition.tip > p {}'],
    ['.theme-admonition.theme-admonition-caution {}', '.admonition.admonition.warning {}'],
    ['.theme-admonition-hint-box {}', '.admonition.hint-box {}'],
    ["[class*='admonitionHeading_'] > h5, b {}", '.admonition-title, b {}'],
    ['.alert--secondary a {}', ':is(.alert--secondary, .admonition.note) a {}'],
    [
      'div.alert:not(.alert--success) {}',
      'div:is(.alert, .admonition):not(:is(.alert--success, .admonition.tip)) {}',
    ],
  ])('name the elements of the new site: %s', (written, adapted) => {
    expect(adapt(written)).toEqual({ text: adapted, notes: [] });
  });

  test.each(['.alert-dialog {}', '.my-admonition {}', '.a.alert--big {}'])(
    'are those of Docusaurus only: %s',
    (css) => {
      expect(adapt(css).text).toBe(css);
    },
  );

  test('that name classes of Docusaurus 1 still have no effect, and are reported', () => {
    const { text, notes } = adapt(
      '.admonition { color: black }\n.admonition-note h5, .admonition.admonition-tip a {}',
    );
    expect(text).toBe(
      '.unused-admonition { color: black }\n.admonition-note h5, .unused-admonition.admonition-tip a {}',
    );
    expect(notes).toMatchObject([
      {
        outcome: 'changed',
        text: expect.stringContaining('Docusaurus has had no class "admonition"'),
      },
    ]);
  });

  test('that name a class of an element of the site stay', () => {
    const css = '.admonition { color: black }';
    const code = ['<div className="admonition">A</div>'];
    expect(adapt(css, { code })).toEqual({ text: css, notes: [] });
    expect(adapt(css, { path: 'src/a.module.css' })).toEqual({ text: css, notes: [] });
    expect(adapt(css, { code: ['An admonition is a box.'] }).text).not.toBe(css);
  });

  test('that name parts of boxes which do not exist here are reported', () => {
    const css =
      '[class*="admonitionIcon"] svg {} [class*="admonitionContent"] p {} .alert--info {}';
    expect(adapt(css).notes).toMatchObject([
      {
        outcome: 'dropped',
        key: 'parts of boxes',
        text: expect.stringContaining(
          'No element has them here: [class*="admonitionIcon"], [class*="admonitionContent"].',
        ),
      },
    ]);
  });
});

test('a font of 200 kB in a style sheet takes no longer than other text', () => {
  const font = `@font-face { src: url(data:font/woff2;base64,${'A'.repeat(200_000)}) }`;
  expect(adapt(`${font}\n.markdown p {}`).text).toBe(`${font}\n.prose p {}`);
});
