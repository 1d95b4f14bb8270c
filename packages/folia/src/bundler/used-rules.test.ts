import { describe, expect, test } from 'vitest';
import { parseRules, writeRules } from './rule-tree.ts';
import { makeNameTest, splitSelectors } from './selector-names.ts';
import { findNames, makeRuleSelection } from './used-rules.ts';

function select(css: string, html: string): string {
  return writeRules(makeRuleSelection(parseRules(css))(findNames(html)));
}

describe('parsing and writing rules', () => {
  test.each([
    '@layer base,site;@layer base{a{color:red;&:hover{color:#00f}}}',
    '@import "a;b.css";@media (width<40em){.a,.b:not([title="}{"]){content:"\\"}";color:red}}',
    '.a{background:url(data:image/png;base64,AA==)}@keyframes turn{to{rotate:1turn}}.b{margin:0}',
    '.a{color:red;@starting-style{color:#00f}}',
    `/*! Don't {bake} */.a{content:"/*";background:url(b/*.png)}/*! c */.d{content:"*/"}`,
  ])('gives the same style sheet: %s', (css) => {
    expect(writeRules(parseRules(css))).toBe(css);
  });

  test('a declaration after a nested rule stays after it', () => {
    expect(writeRules(parseRules('.a{.b{color:red}margin:0;}'))).toBe('.a{.b{color:red}margin:0}');
  });
});

describe('names that a selector needs', () => {
  const isPossible = (selector: string, ...names: string[]) =>
    makeNameTest(selector)(new Set(names));

  test('classes and ids, but not tags, attributes and states', () => {
    expect(isPossible('.rye > #loaf', 'rye', 'loaf')).toBe(true);
    expect(isPossible('.rye > #loaf', 'rye')).toBe(false);
    expect(isPossible('main a[href=".rye"]:hover::after')).toBe(true);
  });

  test('one selector of a list is enough, also in lists within lists', () => {
    expect(isPossible(':is(.rye,.spelt:where(.old,.new)) p', 'spelt', 'new')).toBe(true);
    expect(isPossible(':is(.rye,.spelt:where(.old,.new)) p', 'spelt')).toBe(false);
    expect(isPossible(':root:has(#oven:popover-open)')).toBe(false);
  });

  test('names in a negation are not needed', () => {
    expect(isPossible('p:not(.rye)')).toBe(true);
  });

  test('names with escapes count, except for those with characters that HTML refers to', () => {
    expect(isPossible('.w-1\\/2', 'w-1/2')).toBe(true);
    expect(isPossible('.w-1\\/2:hover')).toBe(false);
    expect(isPossible('.\\32xl\\:grid', '2xl:grid')).toBe(true);
    expect(isPossible('.\\32 0p > .rye', '20p')).toBe(false);
    expect(isPossible(':is(.m-\\[1px\\,2px\\],.rye) p', 'm-[1px,2px]')).toBe(true);
    expect(isPossible('.\\[\\&_p\\]\\:bold')).toBe(true);
    expect(isPossible('.\\ffffff', '\ufffd')).toBe(true);
  });

  test('lists are split at their own commas only', () => {
    expect(splitSelectors('a:is(b,c), [title="d,e"],f,.g\\(,.h')).toEqual([
      'a:is(b,c)',
      '[title="d,e"]',
      'f',
      '.g\\(',
      '.h',
    ]);
  });
});

describe('selecting rules', () => {
  test('leaves out rules, selectors and groups that cannot match', () => {
    const css = '.rye,.spelt{color:red}@media print{.spelt{color:#00f}}.rye .spelt{margin:0}';
    expect(select(css, '<p class="dark rye">')).toBe('.rye{color:red}');
  });

  test('nested selectors need the names of their rule, too', () => {
    const css = '.rye{& p{margin:0}&>.crust{color:red}&.dark{color:#000}.bread &{margin:0}}';
    expect(select(css, '<p class="crust dark">')).toBe('');
    expect(select(css, '<p class="rye"><b class="crust">')).toBe(
      '.rye{p{margin:0}>.crust{color:red}}',
    );
    expect(select(css, '<p class="bread"><p class="rye dark">')).toBe(
      '.rye{p{margin:0}&.dark{color:#000}.bread &{margin:0}}',
    );
  });

  test('keeps animations and fonts as they are', () => {
    const css = '@keyframes rise{0%{scale:1 0}}@font-face{font-family:Rye;src:url(rye.woff2)}';
    expect(select(css, '')).toBe(css);
  });

  test('without names, all rules are possible', () => {
    const css = '.rye{&>p{margin:0}}';
    expect(writeRules(makeRuleSelection(parseRules(css))(undefined))).toBe('.rye{>p{margin:0}}');
  });
});
