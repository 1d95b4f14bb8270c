import { expect, test } from 'vitest';
import { withoutLastCommas } from './font-sources.ts';

test.each([
  ['@font-face { src: url(a.woff2), }', '@font-face { src: url(a.woff2) }'],
  [
    "@font-face {\n  src: url('a.woff2') format('woff2'), /* New, */\n  /* old */ ;\n}",
    "@font-face {\n  src: url('a.woff2') format('woff2') /* New, */\n  /* old */ ;\n}",
  ],
  ['@font-face{src:url(a),url(b),}a{b:c}', '@font-face{src:url(a),url(b)}a{b:c}'],
])('a list of font sources may end with a comma: %s', (written, css) => {
  expect(withoutLastCommas(written)).toBe(css);
});

test.each([
  '@font-face { src: url(a), url(b); }',
  'a { transition: color, ; }',
  '.font-face { --a: b, }',
])('other commas stay: %s', (css) => {
  expect(withoutLastCommas(css)).toBe(css);
});
