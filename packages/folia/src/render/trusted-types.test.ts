import { describe, expect, test } from 'vitest';
import { ENGINE_POLICIES } from '../contract/trusted-types.ts';
import { DIAGRAM_ISLAND } from '../markup/live-diagram.ts';
import { REFERENCE_ISLAND } from '../markup/reference-island.ts';
import { allowedPolicies, diagramProblems } from './trusted-types.ts';

describe('allowedPolicies', () => {
  const engine = { islands: [REFERENCE_ISLAND], isOwn: false };
  const own = { islands: ['yield.island.tsx'], isOwn: true };

  test('are those of the engine where only its code runs', () => {
    expect(allowedPolicies({}, engine)).toEqual([...ENGINE_POLICIES]);
  });

  test('are not required where the site has code of its own', () => {
    expect(allowedPolicies({}, own)).toBeUndefined();
  });

  test('are not required where Mermaid draws diagrams, which it writes as text', () => {
    const drawn = { islands: [DIAGRAM_ISLAND], isOwn: false };
    expect(allowedPolicies({}, drawn)).toBeUndefined();
  });

  test('are required where the config says so, or names policies', () => {
    expect(allowedPolicies({ 'require-trusted-types-for': true }, own)).toEqual([
      ...ENGINE_POLICIES,
    ]);
    expect(allowedPolicies({ 'trusted-types': ['dompurify'] }, own)).toEqual([
      ...ENGINE_POLICIES,
      'dompurify',
    ]);
  });

  test('are not required where the config says so', () => {
    expect(allowedPolicies({ 'require-trusted-types-for': false }, engine)).toBeUndefined();
  });
});

test('diagrams that Mermaid draws where trusted values are required are a warning, and all others are not', () => {
  const [problem, ...others] = diagramProblems([...ENGINE_POLICIES], [DIAGRAM_ISLAND]);
  expect(problem).toMatchObject({ file: 'site.config.ts', severity: 'warning' });
  expect(others).toEqual([]);
  expect(diagramProblems(undefined, [DIAGRAM_ISLAND])).toEqual([]);
  expect(diagramProblems([...ENGINE_POLICIES], [REFERENCE_ISLAND])).toEqual([]);
});
