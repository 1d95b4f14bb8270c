import { describe, expect, test } from 'vitest';
import { aliasNotes, readAliases, withoutAliases } from './source-aliases.ts';
import { sourceConfigSchema } from './source-config.ts';

function aliasesOf(...plugins: unknown[]) {
  const config = sourceConfigSchema.parse({ title: 'Mill', url: 'https://mill.example', plugins });
  return readAliases(config, '/mill/website');
}

function plugin(alias: Record<string, unknown>) {
  return () => ({ name: 'names', configureWebpack: () => ({ resolve: { alias } }) });
}

describe('aliases of plugins in the config', () => {
  const aliases = aliasesOf(
    [plugin({ '@parts': '/mill/website/src/parts', react: 'preact', '~': '/mill/shared' }), {}],
    'another-plugin',
    [
      'docusaurus-plugin-module-alias',
      {
        alias: {
          '@stones': '/mill/website/src/stones',
          react: '/mill/website/node_modules/react',
          sieve: '/mill/node_modules/@mill/sieve',
        },
      },
    ],
    () => {
      throw new Error('It needs a build.');
    },
  );

  test('become paths from the folder of the site, or names of packages', () => {
    expect(Object.fromEntries(aliases)).toEqual({
      '@parts': '@site/src/parts',
      '@stones': '@site/src/stones',
      sieve: '@mill/sieve',
      '~': '@site/../shared',
    });
    expect(aliasNotes(aliases)[0]).toMatchObject({ outcome: 'migrated', key: 'alias "@parts"' });
  });

  test('give way to paths in imports of pages and components', () => {
    const page =
      "import Sieve from '@parts/Sieve';\nimport Other from '@partsmith/x';\n\n```js\nimport '@parts/y';\n```\n";
    expect(withoutAliases('docs/a.mdx', page, aliases)).toBe(
      page.replace("'@parts/Sieve'", "'@site/src/parts/Sieve'"),
    );
    const code = "import { grain } from '~';\nexport const text = '@parts/z';\n";
    expect(withoutAliases('src/a.ts', code, aliases)).toBe(
      code.replace("'~'", "'@site/../shared'"),
    );
  });
});
