import { join } from 'node:path';
import { SiteError } from 'folia-problems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildOptions } from './build.ts';
import { listFiles, openTestSite } from './test-site.ts';

const TIMEOUT_MS = 120_000;
const HERBS = Array.from({ length: 24 }, (_, index) => `herb-${index + 1}`);
/** Each page has an entry per locale. */
const FILE_PAGES = 2 * (HERBS.length + 2);
const GREEN = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const FILES: Record<string, string | Buffer> = {
  'site.config.ts': `export default { title: 'Herbs', url: 'https://herbs.example', baseUrl: '/garden/',
    i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, blog: {} };`,
  'docs/index.mdx': 'import leaf from "./leaf.png";\n\n# Herbs\n\n<img src={leaf} alt="Leaf" />\n',
  'docs/leaf.png': GREEN,
  'docs/sow.sh': 'echo sow | tee log\n',
  'static/bed.png': GREEN,
  'blog/2026-01-02-frost.md':
    '# Frost\n\n![Bed](/bed.png)\n\n<!-- truncate -->\n\nCover [all](/docs/herb-3).\n',
  'i18n/de/docs/herb-2.md': '# Kraut\n\n## Pflege\n\nSiehe [das nächste](herb-3.md#care).\n',
  ...Object.fromEntries(HERBS.map((name, index) => [`docs/${name}.md`, herb(index)])),
};

function herb(index: number): string {
  const next = HERBS[(index + 1) % HERBS.length];
  // Every third page shows its title itself.
  const frontmatter = index % 3 === 0 ? '---\nhide_title: true\n---\n\n' : '';
  return `${frontmatter}# Herb ${index + 1}

Before [the next](${next}.md#care), or [the bed](/bed.png) :tada:.

![Leaf](leaf.png) ![Leaf again](./leaf.png)

## Care

:::tip[Water]
Use \`${index}\` liters.
:::

\`\`\`js title="water.js"
const liters = ${index}; // highlight-line
\`\`\`

\`\`\`sh file=./sow.sh
\`\`\`

\`\`\`mermaid
flowchart LR
  seed --> leaf${index}
\`\`\`

| Month | Height |
| --- | ---: |
| May | ${index} |
`;
}

describe('a build with threads', { timeout: TIMEOUT_MS }, () => {
  const site = openTestSite(FILES);
  let single: Record<string, string>;

  /**
   * Builds the site and returns its files as Base64, by path. With a cache, that of an earlier build would have the pages.
   */
  async function build(options: Partial<BuildOptions>): Promise<Record<string, string>> {
    await site.build({ cache: false, ...options });
    return Object.fromEntries(
      site.outputPaths().map((path) => [path, site.read(path, 'base64')] as const),
    );
  }

  /** Returns the messages of a build that fails, in order. */
  async function messagesOf(options: Partial<BuildOptions>): Promise<string[]> {
    const error: unknown = await build(options).catch((thrown: unknown) => thrown);
    if (!(error instanceof SiteError)) throw error;
    return error.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  }

  beforeAll(async () => {
    single = await build({ threads: 0 });
  }, TIMEOUT_MS);

  afterAll(() => site.remove());

  test.for([1, 3])('writes the same bytes with %i threads as without', async (threads) => {
    expect(await build({ threads })).toEqual(single);
  });

  test('keeps pages that threads compiled for the next build', async () => {
    await build({ threads: 2, cache: true });
    const cache = listFiles(join(site.siteDir, '.cache'));
    expect(cache.filter((path) => path.includes('page-'))).toHaveLength(FILE_PAGES);
    expect(await build({ threads: 2, cache: true })).toEqual(single);
    expect(listFiles(join(site.siteDir, '.cache'))).toEqual(cache);
  });

  test('reports the same mistakes in the same order', async () => {
    site.write('docs/herb-5.md', '# Weed\n\n[Nowhere](nowhere.md) ![None](none.png)\n');
    site.write('docs/herb-20.md', `# Deep\n\n${'> '.repeat(2000)}x\n`);
    site.write('docs/herb-21.md', '# Rare\n\n```rarelang\nx\n```\n\n[Lost](lost.md)\n');
    try {
      const expected = await messagesOf({ threads: 0 });
      expect(expected.length).toBeGreaterThan(3);
      expect(await messagesOf({ threads: 2 })).toEqual(expected);
    } finally {
      for (const name of [5, 20, 21]) site.write(`docs/herb-${name}.md`, herb(name - 1));
    }
  });
});
