import { describe, expect, test } from 'vitest';
import { listVersions } from './list-versions.ts';
import { docsSchema } from './schema.ts';

type DocsInput = Parameters<typeof docsSchema.parse>[0];

function list(input: DocsInput, cut?: string[], isFirst = true) {
  return listVersions(docsSchema.parse(input), cut, isFirst);
}

/** Name, base path and banner of each version, as lines. */
function outline(input: DocsInput, cut?: string[]): string[] {
  return list(input, cut).versions.map(
    ({ name, options, banner, isLast }) =>
      `${name} /${options.routeBasePath} ${banner}${isLast ? ' (last)' : ''}`,
  );
}

describe('listVersions: which versions a docs folder has, and where', () => {
  test('without a versions file, the docs folder is the only one', () => {
    expect(outline({})).toEqual(['current /docs none (last)']);
    expect(list({}).versions[0]).toMatchObject({ label: 'Next', badge: false, sidebarPrefix: '' });
  });

  test('the newest cut version is at the root of the docs, the docs folder at /next', () => {
    expect(outline({}, ['2.0', '1.0'])).toEqual([
      'current /docs/next unreleased',
      '2.0 /docs none (last)',
      '1.0 /docs/1.0 unmaintained',
    ]);
  });

  test('a versions file that lists the docs folder itself does not have it twice', () => {
    expect(outline({ lastVersion: 'current' }, ['current', '1.0'])).toEqual([
      'current /docs none (last)',
      '1.0 /docs/1.0 unmaintained',
    ]);
    expect(outline({ includeCurrentVersion: false }, ['2.0', 'current'])).toEqual([
      '2.0 /docs none (last)',
      'current /docs/next unmaintained',
    ]);
  });

  test('a cut version has a folder and a sidebars file of its own', () => {
    const [, cut] = list({ sidebarPath: 'sidebars.ts' }, ['2.0']).versions;
    expect(cut?.options).toMatchObject({
      path: 'versioned_docs/version-2.0',
      sidebarPath: 'versioned_sidebars/version-2.0-sidebars.json',
    });
    const [, ofGuild] = list({ id: 'guild', path: 'guild' }, ['2.0']).versions;
    expect(ofGuild).toMatchObject({
      key: 'guild/2.0',
      options: { path: 'guild_versioned_docs/version-2.0' },
    });
  });

  test('another version can be the one at the root; those before it are not released yet', () => {
    expect(outline({ lastVersion: '2.0' }, ['3.0-rc', '2.0', '1.0'])).toEqual([
      'current /docs/next unreleased',
      '3.0-rc /docs/3.0-rc unreleased',
      '2.0 /docs none (last)',
      '1.0 /docs/1.0 unmaintained',
    ]);
    expect(outline({ lastVersion: 'current' }, ['1.0'])).toEqual([
      'current /docs none (last)',
      '1.0 /docs/1.0 unmaintained',
    ]);
  });

  test('label, path, banner, badge, class and search engines are set by version', () => {
    const versions = {
      current: { path: '', label: 'Draft', banner: 'none' as const },
      '1.0': { path: 'one', badge: false, noIndex: true, className: 'old' },
    };
    expect(list({ versions }, ['1.0']).versions).toMatchObject([
      { label: 'Draft', banner: 'none', badge: true, options: { routeBasePath: 'docs' } },
      {
        label: '1.0',
        badge: false,
        noIndex: true,
        className: 'old',
        options: { routeBasePath: 'docs/one' },
      },
    ]);
  });

  test('only some versions are built while writing', () => {
    expect(outline({ onlyIncludeVersions: ['current', '1.0'] }, ['2.0', '1.0'])).toEqual([
      'current /docs/next unreleased',
      '1.0 /docs none (last)',
    ]);
    expect(outline({ includeCurrentVersion: false }, ['1.0'])).toEqual(['1.0 /docs none (last)']);
    expect(outline({ disableVersioning: true }, ['1.0'])).toEqual(['current /docs none (last)']);
  });

  test('docs at the root of the site have their versions there', () => {
    expect(outline({ routeBasePath: '/' }, ['2.0', '1.0'])).toEqual([
      'current /next unreleased',
      '2.0 // none (last)',
      '1.0 /1.0 unmaintained',
    ]);
  });

  test('sidebars of all versions but that at the root of the first folder get a prefix', () => {
    const prefixes = (isFirst: boolean) =>
      list({}, ['1.0'], isFirst).versions.map(({ sidebarPrefix }) => sidebarPrefix);
    expect(prefixes(true)).toEqual(['current/', '']);
    expect(prefixes(false)).toEqual(['current/', '1.0/']);
  });

  test('settings of versions that do not exist are found', () => {
    const { unknown } = list(
      { lastVersion: '2.1', versions: { '1.O': {} }, onlyIncludeVersions: ['1.0', '3'] },
      ['2.0', '1.0'],
    );
    expect(unknown).toEqual([
      {
        path: ['versions', '1.O'],
        name: '1.O',
        hint: 'Did you mean "1.0"? Versions: current, 2.0, 1.0.',
      },
      { path: ['onlyIncludeVersions'], name: '3', hint: 'Versions: current, 2.0, 1.0.' },
      {
        path: ['lastVersion'],
        name: '2.1',
        hint: 'Did you mean "2.0"? Versions: current, 2.0, 1.0.',
      },
    ]);
  });
});
