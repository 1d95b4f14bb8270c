import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makePackageFile } from './package-file.ts';
import { readSourcePackages } from './source-packages.ts';
import { listWorkspacePackages } from './workspace-packages.ts';

const made: string[] = [];
afterAll(() => made.forEach((folder) => void rmSync(folder, { recursive: true })));

/** Writes a repository, whose files with objects are JSON. */
function writeRepository(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'aviary-'));
  made.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(
      join(root, path),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return root;
}

test.each([
  ['package.json', { name: 'club', workspaces: ['.', 'website', 'plugins/*', '!plugins/old'] }],
  ['package.json', { workspaces: { packages: ['plugins/*', '!plugins/old'] } }],
  ['pnpm-workspace.yaml', "packages:\n  - 'plugins/*'\n  - '!plugins/old'\n"],
  ['lerna.json', { packages: ['plugins/beak'] }],
])('the packages of a repository are those that its %s lists', (file, content) => {
  const root = writeRepository({
    [file]: content,
    'website/package.json': { name: 'website', private: true },
    'plugins/beak/package.json': { name: '@birds/beak', private: true },
    'plugins/old/package.json': { name: '@birds/old' },
    'plugins/beak/node_modules/egg/package.json': { name: 'egg' },
    'plugins/notes/README.md': '# Notes',
  });
  const packages = listWorkspacePackages([join(root, 'website'), root]);
  expect([...packages.keys()]).toEqual(['@birds/beak']);
  expect(packages.get('@birds/beak')).toMatchObject({ isPrivate: true, dependencies: {} });
});

describe('a private package of the repository', () => {
  const root = writeRepository({
    'package.json': { workspaces: ['website', 'plugins/*'] },
    'website/package.json': { dependencies: { '@birds/beak': '*', '@birds/built': 'workspace:*' } },
    'plugins/beak/package.json': {
      name: '@birds/beak',
      private: true,
      main: 'src/index.ts',
      scripts: { prepare: 'echo hatched' },
      dependencies: { '@birds/egg': 'workspace:*', nest: '^1.0.0' },
      devDependencies: { '@birds/egg': 'workspace:*' },
    },
    'plugins/beak/src/index.ts': 'export default 1;',
    'plugins/beak/node_modules/nest/package.json': { name: 'nest' },
    'plugins/egg/package.json': { name: '@birds/egg', private: true },
    'plugins/built/package.json': {
      name: '@birds/built',
      private: true,
      scripts: { build: 'tsc' },
      exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
    },
  });
  const engine = {
    dependencies: { folia: '^0.1.0' },
    react: { react: '^19.0.0' },
    engines: { node: '>=24.0.0' },
  };
  const { text, files, notes } = makePackageFile(
    join(root, '../new'),
    ['@birds/beak', '@birds/built'],
    readSourcePackages(join(root, 'website')),
    engine,
  );

  test('is copied with the private packages that it needs, whatever its range', () => {
    expect(JSON.parse(text).dependencies).toEqual({
      '@birds/beak': 'file:packages/beak',
      folia: '^0.1.0',
      react: '^19.0.0',
    });
    expect(files.map(({ to }) => to)).toEqual([
      'packages/beak/src/index.ts',
      'packages/beak/package.json',
      'packages/egg/package.json',
    ]);
  });

  test('needs nothing that only its development or another package manager has', () => {
    const manifest = files.find(({ to }) => to === 'packages/beak/package.json');
    expect(manifest && 'text' in manifest ? JSON.parse(manifest.text) : undefined).toEqual({
      name: '@birds/beak',
      private: true,
      main: 'src/index.ts',
      dependencies: { '@birds/egg': 'file:../egg', nest: '^1.0.0' },
    });
  });

  test('that has to be built first is reported, with the file that is missing', () => {
    expect(notes).toContainEqual({
      group: 'packages',
      outcome: 'dropped',
      key: 'package.json @birds/built',
      text: 'It is a package of the source\'s repository that no registry has. Its file "dist/index.js" does not exist. Run its build in the source, and migrate again.',
      isUrgent: true,
    });
  });
});

test('the registries that packages come from are kept, without tokens', () => {
  const root = writeRepository({
    '.npmrc':
      '@birds:registry=https://nests.example/\n//nests.example/:_authToken=secret\naudit=false\n',
    'website/package.json': { dependencies: { '@birds/egg': '^1.0.0' } },
    'package.json': {},
  });
  const engine = { dependencies: {}, react: {}, engines: { node: '>=24.0.0' } };
  const source = readSourcePackages(join(root, 'website'));
  const filesFor = (...used: string[]) => makePackageFile(root, used, source, engine).files;
  expect(filesFor('@birds/egg')).toEqual([
    { to: '.npmrc', text: '@birds:registry=https://nests.example/\n' },
  ]);
  expect(filesFor()).toEqual([]);
});
