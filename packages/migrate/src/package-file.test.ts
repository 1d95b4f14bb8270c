import { describe, expect, test } from 'vitest';
import { makePackageFile } from './package-file.ts';
import type { SourcePackages } from './package-range.ts';

const ENGINE = {
  dependencies: { folia: '^0.1.0' },
  react: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  engines: { node: '>=24.0.0' },
};

function packagesOf(ranges: Record<string, string>, above: Record<string, string> = {}) {
  const source: SourcePackages = {
    manifests: [
      { folder: '/home/club/website', ranges },
      { folder: '/home/club', ranges: above },
    ],
    catalogs: { default: { nest: '^3.1.0' }, old: { nest: '^1.0.0' } },
    registries: [],
    workspace: new Map(),
    installed: (name) => ({ feather: '2.4.0', wing: '5.0.0' })[name],
    peers: (name) =>
      ({ egg: ['nest', 'twig', 'react', '@docusaurus/core'], nest: ['moss'] })[name] ?? [],
  };
  return (...used: string[]) => {
    const { text, notes } = makePackageFile('/home/club/new', used, source, ENGINE);
    return { file: JSON.parse(text), notes };
  };
}

describe('makePackageFile', () => {
  test('lists the engine, React and the packages that are used, in the ranges of the source', () => {
    const make = packagesOf({ egg: '~1.2.3', shell: '^4.0.0', react: '^19.1.0' });
    const { file, notes } = make('egg', 'react');
    expect(file).toMatchObject({
      name: 'new',
      private: true,
      type: 'module',
      scripts: { dev: 'folia dev', build: 'folia build' },
      engines: { node: '>=24.0.0' },
    });
    expect(file.dependencies).toEqual({
      egg: '~1.2.3',
      folia: '^0.1.0',
      react: '^19.1.0',
      'react-dom': '^19.0.0',
    });
    expect(notes.map(({ text }) => text)).toContain('Not imported: shell.');
  });

  test('an older React becomes the one that the engine needs, which packages must accept', () => {
    const { file, notes } = packagesOf({ egg: '^1.0.0', react: '^17.0.2' })('egg');
    expect(file.dependencies.react).toBe('^19.0.0');
    expect(file.overrides).toEqual({ react: '$react', 'react-dom': '$react-dom' });
    expect(notes.map(({ text }) => text)).toContain(
      '"^17.0.2" is now "^19.0.0", which the engine needs.',
    );
    expect(packagesOf({ react: '^17.0.2' })().file.overrides).toBeUndefined();
  });

  test('a package of the folder above is found; one that nothing lists gets its installed version', () => {
    const { file, notes } = packagesOf({}, { egg: '^1.0.0' })('egg', 'feather', 'lodash');
    expect(file.dependencies).toMatchObject({ egg: '^1.0.0', feather: '^2.4.0' });
    expect(file.optionalDependencies).toEqual({ lodash: 'latest' });
    expect(notes.filter(({ outcome }) => outcome === 'changed').map(({ key }) => key)).toEqual([
      'package.json feather',
      'package.json lodash',
    ]);
  });

  test('a name that occurs only in imports is not requested from the registry, where anyone can publish it', () => {
    const { file, notes } = packagesOf({ egg: '^1.0.0' })('egg', '@parts/beak');
    expect(JSON.stringify(file)).not.toContain('@parts/beak');
    expect(notes).toContainEqual(
      expect.objectContaining({
        key: 'package.json @parts/beak',
        outcome: 'dropped',
        isUrgent: true,
      }),
    );
    const has = notes.find(({ key, outcome }) => key === 'package.json' && outcome === 'migrated');
    expect(has?.text).toMatch(/^It has the packages that the site imports: egg\./);
  });

  test.each([
    ['^2.4.1', { 'prism-react-renderer': '^1.3.5', infima: '0.2.0-alpha.43' }],
    ['3.9.0', { 'prism-react-renderer': '^2.3.0', infima: '0.2.0-alpha.45' }],
  ])('packages that came with Docusaurus %s have the ranges of that version', (core, ranges) => {
    const make = packagesOf({ '@docusaurus/core': core });
    const { file, notes } = make('prism-react-renderer', 'infima', 'clsx');
    expect(file.dependencies).toEqual({
      ...ranges,
      folia: '^0.1.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
    });
    expect(notes.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('It came with Docusaurus'),
    );
  });

  test('peer dependencies stay, in the ranges of the source, except for Docusaurus', () => {
    const ranges = { '@docusaurus/core': '^3.9.0', egg: '^1.0.0', nest: '~3.1.0', shell: '^4.0.0' };
    const make = packagesOf(ranges, { moss: '0.9.0' });
    expect(make('egg').file.dependencies).toEqual({
      egg: '^1.0.0',
      folia: '^0.1.0',
      moss: '0.9.0',
      nest: '~3.1.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
    });
  });

  test('a compiler of style sheets that a plugin brought to the source is listed', () => {
    const { file, notes } = packagesOf({ 'plugin-sass': '^1.0.0' })('sass', 'less');
    expect(file.dependencies).toMatchObject({ less: 'latest', sass: 'latest' });
    expect(notes.filter(({ isUrgent }) => isUrgent)).toEqual([]);
    const { dependencies } = packagesOf({ sass: '^1.80.0' })('sass').file;
    expect(dependencies).toMatchObject({ sass: '^1.80.0' });
  });

  test('TypeScript comes with packages that run it without declaring it', () => {
    const make = packagesOf({ 'remark-typescript-tools': '^1.0.0' }, { typescript: '^5.8.0' });
    const { dependencies } = make('remark-typescript-tools').file;
    expect(dependencies).toMatchObject({ typescript: '^5.8.0' });
    expect(make('egg').file.dependencies).not.toHaveProperty('typescript');
  });

  test.each([
    ['nest', 'catalog:', '^3.1.0'],
    ['nest', 'catalog:old', '^1.0.0'],
    ['nest', 'catalog:gone', 'latest'],
    ['wing', 'workspace:*', '^5.0.0'],
    ['wing', 'workspace:^4.1.0', '^4.1.0'],
    ['egg', 'workspace:*', undefined],
    ['egg', 'link:../packages/egg', 'file:../packages/egg'],
    ['egg', '../packages/egg', 'file:../packages/egg'],
    ['egg', 'file:./egg.tgz', 'file:../website/egg.tgz'],
    ['egg', 'patch:egg@npm%3A1.0.0#./egg.patch', '1.0.0'],
    ['egg', 'npm:@birds/egg@^1.0.0', 'npm:@birds/egg@^1.0.0'],
  ])('%s in the range %s becomes %s', (name, written, expected) => {
    const { dependencies, optionalDependencies } = packagesOf({ [name]: written })(name).file;
    expect({ ...dependencies, ...optionalDependencies }[name]).toBe(expected);
  });

  test('packages that the registry may lack are optional, so that the others are installed', () => {
    const ranges = { egg: 'workspace:^1.0.0', shell: 'link:../shell', nest: '^3.0.0' };
    const { file } = packagesOf(ranges)('egg', 'shell', 'nest', 'lodash');
    expect(Object.keys(file.optionalDependencies)).toEqual(['egg', 'lodash', 'shell']);
    expect(Object.keys(file.dependencies)).toEqual(['folia', 'nest', 'react', 'react-dom']);
  });
});
