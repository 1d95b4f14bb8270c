import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { markdownSchema } from '../read/config/markdown-schema.ts';
import { loadSitePlugins } from './site-plugins.ts';

const PACKAGES: Record<string, Record<string, unknown>> = {
  'remark-loud': { default: () => {} },
  'remark-old': { default: { default: () => {} } },
  'remark-named': { loud: () => {}, quiet: () => {} },
};

async function load(remarkPlugins: unknown[]) {
  const config = markdownSchema.parse({ remarkPlugins });
  const configSource = `export default ${JSON.stringify({ markdown: config }, null, 2)};\n`;
  const { plugins, problems } = await loadSitePlugins(config, {
    siteDir: '/bakery',
    configSource,
    loadPackage: async (name) => {
      if (name === 'remark-broken') throw new Error('It is out of order');
      return PACKAGES[name];
    },
  });
  return { names: plugins.remark.map(({ name }) => name), plugins, problems };
}

describe('loadSitePlugins', () => {
  test('an entry is a package, a function, or a list of either and its options', async () => {
    function shout() {}
    const { names, plugins, problems } = await load([
      'remark-loud',
      shout,
      ['remark-old', { level: 2 }],
      [() => {}, 1, 2],
    ]);
    expect(problems).toEqual([]);
    expect(names).toEqual(['remark-loud', 'shout', 'remark-old', 'markdown.remarkPlugins[3]']);
    expect(plugins.remark.map(({ options }) => options)).toEqual([[], [], [{ level: 2 }], [1, 2]]);
  });

  test('what cannot be loaded is left out and reported with its line and what to do', async () => {
    const { names, problems } = await load([
      'remark-loud',
      '@bakers/remark-crumbs/lib',
      './src/remark/shout.ts',
      'remark-named',
      'remark-broken',
    ]);
    expect(names).toEqual(['remark-loud']);
    expect(formatProblems(problems).replace(/ --prefix \S+/, '')).toMatchInlineSnapshot(`
      "site.config.ts
        5:1  markdown.remarkPlugins[1]: The package "@bakers/remark-crumbs/lib" is not installed.
             Run "npm install @bakers/remark-crumbs".
        6:1  markdown.remarkPlugins[2]: "./src/remark/shout.ts" is a file, not a package.
             Import the file in site.config.ts, and list what it exports.
        7:1  markdown.remarkPlugins[3]: The default export of "remark-named" is not a function.
             Import the plugin in site.config.ts, and list it by its name. Exports: loud, quiet.
        8:1  markdown.remarkPlugins[4]: The package "remark-broken" cannot be loaded: It is out of order
             Check its version."
    `);
  });

  test('anything else is a mistake in the config', () => {
    const { success } = markdownSchema.safeParse({ remarkPlugins: [7] });
    expect([success, markdownSchema.safeParse({ rehypePlugins: [[]] }).success]).toEqual([
      false,
      false,
    ]);
  });
});
