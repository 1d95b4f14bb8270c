import { expect, test } from 'vitest';
import { keepingSidePadding } from './navbar-padding.ts';

test.each([
  ['.navbar { padding: 0 }', '.navbar { padding-block: 0 }'],
  [
    'a {}\n.navbar {\n  color: red;\n  padding: 0.5rem 0;\n}',
    'a {}\n.navbar {\n  color: red;\n  padding-block: 0.5rem;\n}',
  ],
  [
    '@media (width > 9em) { html .navbar{padding:0px !important} }',
    '@media (width > 9em) { html .navbar{padding-block: 0px !important} }',
  ],
])('a bar keeps its room at the sides: %s', (written, css) => {
  expect(keepingSidePadding(written)).toBe(css);
});

test.each([
  '.navbar { padding: 0 2rem }',
  '.navbar { padding: 1px }',
  '.navbar { --padding: 0; padding-left: 0 }',
  '.navbar .logo { padding: 0 }',
  '.navbar--dark { padding: 0 }',
  '.my-navbar { padding: 0 }',
  '.navbar a, .footer { padding: 0 }',
])('other rules stay: %s', (css) => {
  expect(keepingSidePadding(css)).toBe(css);
});
