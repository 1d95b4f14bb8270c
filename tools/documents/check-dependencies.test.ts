import { expect, test } from 'vitest';
import { checkDependencies, manifestSchema } from './check-dependencies.ts';

const PACKAGES = [
  {
    name: 'bakery',
    manifest: manifestSchema.parse({
      dependencies: { yaml: '2', folia: '0.1.0' },
      devDependencies: { knip: '6' },
    }),
  },
  {
    name: 'oven',
    manifest: manifestSchema.parse({
      peerDependencies: { react: '19', yaml: '2' },
      dependencies: { '@types/hast': '3' },
      devDependencies: { react: '19' },
    }),
  },
];

function messages(text: string): string[] {
  return checkDependencies({ path: 'docs/dependencies.md', text }, PACKAGES).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

const RUN_TIME = '| `yaml` | oven, bakery | Reads YAML |\n| `react` | oven | Draws |\n';

test('each library has an entry, except types and the packages of the repository', () => {
  expect(messages(RUN_TIME)).toEqual(['undefined The library knip has no entry.']);
});

test('an entry without a library is reported with its line', () => {
  expect(messages(`${RUN_TIME}| \`knip\`, \`lodash\` | For \`git\` |\n`)).toEqual([
    '3 No package depends on lodash.',
  ]);
});

test('the packages that use a library at run time are the ones whose manifests list it', () => {
  const rows =
    '| `yaml` | bakery | Reads |\n| `react` | oven, bakery | Draws |\n| `knip` | oven | |\n';
  expect(messages(rows)).toEqual([
    '1 At run time, yaml is used by bakery, oven.',
    '2 At run time, react is used by oven.',
    '3 At run time, knip is used by no package.',
  ]);
});

test('a library of checks and tools is used by no package at run time', () => {
  expect(
    messages('| `yaml` | Reads |\n| `react` | oven | Draws |\n| `knip` | Dead code |\n'),
  ).toEqual(['1 At run time, yaml is used by bakery, oven.']);
});
