import type { Problem } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../read/config/load-config.ts';
import { judgeProblems } from './judge-problems.ts';

const deadLink: Problem = { subject: 'link', message: 'The link leads to no page.' };
const pale: Problem = { severity: 'warning', message: 'The picture is pale.' };
const burnt: Problem = { message: 'The page is burnt.' };

function judge(problems: Problem[], keys: Record<string, unknown> = {}): string[] {
  const config = parseConfig({ title: 'Bakery', url: 'https://bread.example', ...keys }, '');
  return judgeProblems(problems, config).map(({ severity }) => severity ?? 'none');
}

describe('judgeProblems: how a config takes mistakes', () => {
  test('by themselves broken things are errors, and matters of style warnings', () => {
    expect(judge([deadLink, pale, burnt])).toEqual(['error', 'warning', 'error']);
  });

  test.each([
    ['throw', ['error']],
    ['warn', ['warning']],
    ['log', ['warning']],
    ['ignore', []],
  ])('onBrokenLinks: "%s" is taken as Docusaurus takes it', (onBrokenLinks, expected) => {
    expect(judge([deadLink], { onBrokenLinks })).toEqual(expected);
  });

  test.each([
    ['onBrokenLinks', 'link'],
    ['onBrokenAnchors', 'anchor'],
    ['onBrokenMarkdownLinks', 'markdownLink'],
    ['onBrokenMarkdownImages', 'picture'],
    ['onDuplicateRoutes', 'route'],
  ] as const)('%s is about its own kind of mistake', (key, subject) => {
    expect(judge([{ ...deadLink, subject }], { [key]: 'warn' })).toEqual(['warning']);
    const others = { ...deadLink, subject: subject === 'link' ? 'anchor' : 'link' } as const;
    expect(judge([others, burnt], { [key]: 'warn' })).toEqual(['error', 'error']);
  });

  test('where a site is strict, warnings stop it as well, but not what it ignores', () => {
    const strict = { strict: true, onBrokenLinks: 'warn', onBrokenAnchors: 'ignore' };
    const anchor = { ...deadLink, subject: 'anchor' } as const;
    expect(judge([deadLink, pale, anchor], strict)).toEqual(['error', 'error']);
  });
});
