import { expect, test } from 'vitest';
import { checkDependencies, manifestSchema } from './check-dependencies.ts';

const MANIFESTS = [
  manifestSchema.parse({
    dependencies: { yaml: '2', folia: '0.1.0' },
    devDependencies: { knip: '6' },
  }),
  manifestSchema.parse({ peerDependencies: { react: '19' }, dependencies: { '@types/hast': '3' } }),
];

function messages(text: string): string[] {
  return checkDependencies({ path: 'docs/dependencies.md', text }, MANIFESTS).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test('each library has an entry, except types and the packages of the repository', () => {
  expect(messages('| `yaml`, `react` | Reads YAML |\n')).toEqual([
    'undefined The library knip has no entry.',
  ]);
});

test('an entry without a library is reported with its line', () => {
  expect(messages('| `yaml`, `react` | For `git` |\n| `knip`, `lodash` | Nothing |\n')).toEqual([
    '2 No package depends on lodash.',
  ]);
});
