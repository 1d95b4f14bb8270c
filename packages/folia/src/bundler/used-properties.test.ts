import { describe, expect, test } from 'vitest';
import { makePropertySelection, withUsedProperties } from './used-properties.ts';

const RULES =
  '@layer tokens{:root{color-scheme:light;--ink:light-dark(oklch(25% 0 0),#fff);--gap:1rem;--corner:linear-gradient(var(--ink) 0 0);--corners:var(--corner) 0 0/2px}}@layer base{p{margin:0}}';

const definedIn = (rules: string) =>
  [...rules.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name);

describe('the custom properties that a document defines', () => {
  test('are those to which its rules refer', () => {
    const rules = withUsedProperties(`${RULES}p{padding:var(--gap)}`, []);
    expect(definedIn(rules)).toEqual(['--gap']);
    expect(rules).toContain('color-scheme:light');
    expect(rules).toContain('@layer base{p{margin:0}}p{padding:var(--gap)}');
  });

  test('include those in the values of others', () => {
    const rules = withUsedProperties(`${RULES}a{background:var( --corners)}`, []);
    expect(definedIn(rules)).toEqual(['--ink', '--corner', '--corners']);
  });

  test('include those to which anything else refers, such as a style attribute', () => {
    const rules = withUsedProperties(RULES, ['<p style="margin:var(--gap,2rem)">']);
    expect(definedIn(rules)).toEqual(['--gap']);
  });

  test('are none if nothing refers to one', () => {
    expect(withUsedProperties(RULES, [])).toBe(
      '@layer tokens{:root{color-scheme:light}}@layer base{p{margin:0}}',
    );
  });
});

test('rules without custom properties stay as they are', () => {
  expect(withUsedProperties('p{margin:0}', [])).toBe('p{margin:0}');
});

test('a selection for many documents gives each what it refers to, in any order', () => {
  const select = makePropertySelection(['a{color:var(--ink)}']);
  const styled = '<p style="margin:var(--gap)">';
  const defined = ['<p>', styled, '<p>', styled].map((html) => definedIn(select(RULES, [html])));
  expect(defined).toEqual([['--ink'], ['--ink', '--gap'], ['--ink'], ['--ink', '--gap']]);
  expect(definedIn(select(`${RULES}p{padding:var(--gap)}`, ['<p>']))).toEqual(['--ink', '--gap']);
});
