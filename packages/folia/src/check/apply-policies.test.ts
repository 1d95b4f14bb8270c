import type { Problem } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../read/config/load-config.ts';
import { applyPolicies } from './apply-policies.ts';

const deadLink: Problem = { subject: 'link', message: 'The link does not lead to a page.' };
const pale: Problem = { severity: 'warning', message: 'The picture is pale.' };
const burnt: Problem = { message: 'The page is burnt.' };

function judge(problems: Problem[], keys: Record<string, unknown> = {}): string[] {
  const config = parseConfig({ title: 'Bakery', url: 'https://bread.example', ...keys }, '');
  return applyPolicies(problems, config).map(({ severity }) => severity ?? 'none');
}

describe('applyPolicies: policies of a config', () => {
  test('by default, broken things are errors, and matters of style are warnings', () => {
    expect(judge([deadLink, pale, burnt])).toEqual(['error', 'warning', 'error']);
  });

  test.each([
    ['throw', ['error']],
    ['warn', ['warning']],
    ['log', ['warning']],
    ['ignore', []],
  ])('onBrokenLinks: "%s" has the same effect as in Docusaurus', (onBrokenLinks, expected) => {
    expect(judge([deadLink], { onBrokenLinks })).toEqual(expected);
  });

  test.each([
    ['onBrokenLinks', 'link'],
    ['onBrokenAnchors', 'anchor'],
    ['onBrokenMarkdownLinks', 'markdownLink'],
    ['onBrokenMarkdownImages', 'picture'],
    ['onDuplicateRoutes', 'route'],
    ['onBrokenPages', 'page'],
  ] as const)('%s applies to its own kind of problem', (key, subject) => {
    expect(judge([{ ...deadLink, subject }], { [key]: 'warn' })).toEqual(['warning']);
    const others = { ...deadLink, subject: subject === 'link' ? 'anchor' : 'link' } as const;
    expect(judge([others, burnt], { [key]: 'warn' })).toEqual(['error', 'error']);
  });

  test('in a strict site, warnings stop the build, too, but ignored problems do not', () => {
    const strict = { strict: true, onBrokenLinks: 'warn', onBrokenAnchors: 'ignore' };
    const anchor = { ...deadLink, subject: 'anchor' } as const;
    expect(judge([deadLink, pale, anchor], strict)).toEqual(['error', 'error']);
  });
});
