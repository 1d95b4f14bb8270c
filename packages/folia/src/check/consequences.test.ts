import type { Problem } from 'folia-problems';
import { expect, test } from 'vitest';
import { dropConsequences } from './consequences.ts';

const deadLink: Problem = { message: 'dead link', dependsOn: ['pages/docs/rye'] };

function messagesOf(...problems: Problem[]): string[] {
  return dropConsequences(problems).map(({ message }) => message);
}

test('a problem that depends on a fact unknown because of an error is dropped', () => {
  expect(messagesOf({ message: 'cause', leavesUnknown: ['pages/docs'] }, deadLink)).toEqual([
    'cause',
  ]);
  expect(messagesOf({ message: 'cause', leavesUnknown: ['pages'] }, deadLink)).toEqual(['cause']);
});

test('other unknown facts, nested ones, and those with the same prefix do not matter', () => {
  for (const fact of ['pages/blog', 'pages/docs/rye/bread', 'pages/docs/ry', 'files'] as const) {
    expect(messagesOf({ message: 'cause', leavesUnknown: [fact] }, deadLink)).toHaveLength(2);
  }
});

test('a warning hides nothing, since a site with warnings only is published', () => {
  const warning: Problem = { message: 'warning', severity: 'warning', leavesUnknown: ['pages'] };
  expect(messagesOf(warning, deadLink)).toEqual(['warning', 'dead link']);
});

test('while the config cannot be read, nothing is reported whose policy it sets', () => {
  const deadAnchor: Problem = { message: 'dead anchor', subject: 'anchor' };
  expect(messagesOf({ message: 'cause', leavesUnknown: ['config'] }, deadAnchor)).toEqual([
    'cause',
  ]);
  const ofOther: Problem = { message: 'cause', leavesUnknown: ['config/onBrokenLinks'] };
  expect(messagesOf(ofOther, deadAnchor)).toEqual(['cause', 'dead anchor']);
});
