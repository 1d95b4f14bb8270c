import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasPostcss } from './bundler/postcss.ts';
import { openTestSite, type TestSite } from './test-site.ts';

const TIMEOUT_MS = 60_000;

/** A plugin like Tailwind: its directive becomes rules for the names in texts, which it lists as dependencies. */
const PLUGIN = `import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = join(import.meta.dirname, 'docs/bees.md');
export default {
  plugins: [
    {
      postcssPlugin: 'names',
      AtRule: {
        names(rule, { result }) {
          const names = readFileSync(text, 'utf8').match(/(?<=class=")[\\w:-]+/g) ?? [];
          const escaped = names.map((name) => '.' + name.replace(':', '\\\\:') + '{color:gold}');
          rule.replaceWith(escaped.join('\\n'));
          result.messages.push({ type: 'dir-dependency', dir: import.meta.dirname, glob: '**/*.md' });
        },
      },
    },
  ],
};
`;
let site: TestSite;

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': `export default { title: 'Hive', url: 'https://hive.example', customCss: ['src/site.css'] };`,
    'postcss.config.mjs': PLUGIN,
    'src/site.css': '@names;\n@import url("https://fonts.example/wax.css");\n.wax { color: tan }\n',
    'docs/bees.md': '---\ntitle: Bees\n---\n\n<p class="sm:swarm">They fly.</p>\n',
    'docs/wax.mdx':
      '---\ntitle: Wax\n---\n\nimport styles from "../src/wax.module.css";\n\n<p className={styles.comb}>Soft.</p>\n',
    'src/wax.module.css': '.comb { color: tan }\n',
  });
});

afterEach(() => site.remove());

/** Installs PostCSS beside the site. */
function install(): void {
  mkdirSync(join(site.siteDir, 'node_modules'));
  const folder = dirname(createRequire(import.meta.url).resolve('postcss/package.json'));
  symlinkSync(folder, join(site.siteDir, 'node_modules/postcss'));
}

describe('style sheets with plugins of PostCSS', { timeout: TIMEOUT_MS }, () => {
  test('have the rules that plugins make, in the documents that need them, with imports first', async () => {
    install();
    await site.build();
    const html = site.read('docs/bees/index.html');
    expect(html).toContain('.sm\\:swarm{color:gold}');
    expect(html).toContain('@import "https://fonts.example/wax.css"');
    expect(html).not.toContain('.wax{');
    expect(site.read('docs/wax/index.html')).not.toContain('swarm');
    expect(site.read('docs/wax/index.html')).toMatch(/\.comb_[\w-]+\{color:tan\}/);
  });

  test('are made again when a file changes that plugins did not list', async () => {
    install();
    await site.build();
    site.write('docs/bees.md', '---\ntitle: Bees\n---\n\n<p class="hum">They hum.</p>\n');
    await site.build();
    expect(site.read('docs/bees/index.html')).toContain('.hum{color:gold}');
  });

  test('are left as they are without a config, also if a folder above has one', () => {
    site.write(
      'inner/site.config.ts',
      "export default { title: 'In', url: 'https://in.example' };",
    );
    expect(hasPostcss(site.siteDir)).toBe(true);
    expect(hasPostcss(`${site.siteDir}/inner`)).toBe(false);
  });

  test('report mistakes with their place: in a sheet, in the config, and a plugin that is missing', async () => {
    expect(await site.mistakes()).toMatchObject([
      { file: 'postcss.config.mjs', hint: expect.stringContaining('npm install postcss') },
    ]);
    install();
    site.write('src/site.css', '.wax {\n  color: tan;\n');
    expect(await site.mistakes()).toMatchObject([
      { file: 'src/site.css', line: 1, message: expect.stringContaining('Unclosed block') },
    ]);
    site.write('src/site.css', '.wax { color: tan }\n');
    site.write('postcss.config.mjs', "throw new Error('No honey');\n");
    expect(await site.mistakes()).toMatchObject([
      { file: 'postcss.config.mjs', message: expect.stringContaining('No honey.') },
    ]);
    site.write('postcss.config.mjs', "import './pollen.cjs';\nexport default { plugins: [] };\n");
    site.write('pollen.cjs', "require('pollen-plugin');\n");
    site.write('src/comb.css', '.comb { color: gold }\n');
    site.write(
      'site.config.ts',
      `export default { title: 'Hive', url: 'https://hive.example', customCss: ['src/site.css', 'src/comb.css'] };`,
    );
    expect(await site.mistakes()).toMatchObject([
      { file: 'postcss.config.mjs', message: expect.stringMatching(/'pollen-plugin'\.$/) },
    ]);
    site.write('postcss.config.mjs', "export default { plugins: { 'pollen-plugin': {} } };\n");
    expect(await site.mistakes()).toMatchObject([
      { file: 'postcss.config.mjs', message: expect.stringContaining('pollen-plugin') },
    ]);
  });
});
