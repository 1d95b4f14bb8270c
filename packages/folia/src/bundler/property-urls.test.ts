import { describe, expect, test } from 'vitest';
import { withRootedUrls } from './property-urls.ts';

const rooted = (css: string, file = '/mill/src/css/site.css') => withRootedUrls(css, file, '/mill');

describe('URLs in custom properties', () => {
  test.each([
    [
      ":root { --sail: url('../../static/sail.svg'); }",
      ":root { --sail: url('/static/sail.svg'); }",
    ],
    ['.a{--sail:url(./sail.svg) no-repeat}', '.a{--sail:url(/src/css/sail.svg) no-repeat}'],
    [
      '.a { --sails: url("a.svg"), url(b.svg); color: red }',
      '.a { --sails: url("/src/css/a.svg"), url(/src/css/b.svg); color: red }',
    ],
  ])('are relative to the style sheet: %s', (written, css) => {
    expect(rooted(written)).toBe(css);
  });

  test.each([
    ':root { --sail: url(/sail.svg); }',
    ':root { --sail: url(https://sails.example/a.svg); }',
    ':root { --sail: url("data:image/svg+xml,%3Csvg/%3E"); }',
    ':root { --sail: url(#sail); }',
    ':root { --sail: red; background: url(sail.svg); }',
    '.a { background: url(sail.svg); }',
  ])('stay as they are if they start elsewhere, as do those of other properties: %s', (css) => {
    expect(rooted(css)).toBe(css);
  });

  test('lines stay where they are', () => {
    expect(rooted(':root {\n  --a: 1;\n  --sail:\n    url(sail.svg);\n}')).toBe(
      ':root {\n  --a: 1;\n  --sail:\n    url(/src/css/sail.svg);\n}',
    );
  });

  test('those of a style sheet outside of the site stay as they are', () => {
    const css = ':root { --sail: url(sail.svg); }';
    expect(rooted(css, '/shared/site.css')).toBe(css);
  });
});
