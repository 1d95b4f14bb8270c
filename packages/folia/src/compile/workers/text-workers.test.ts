import { expect, test } from 'vitest';
import { englishTexts } from '../../contract/texts.ts';
import { docFrontmatterSchema } from '../../kinds/docs/schema.ts';
import type { DocPage } from '../../model/source-page.ts';
import { makeTextWorkers } from './text-workers.ts';

const INPUT = {
  siteDir: '/nowhere',
  config: { baseUrl: '/', texts: englishTexts, admonitions: { keywords: [] } },
  theme: { components: [] },
  table: {
    bySource: new Map<string, string>(),
    routes: new Set<string>(),
    byLowerCase: new Map<string, string>(),
    files: new Set<string>(),
  },
  generatedFiles: new Map<string, string>(),
};
const SETTINGS = { siteDir: '/nowhere', staticDirectories: [], baseUrl: '/', keepsCode: false };

const pages = Array.from(
  { length: 12 },
  (_, index): DocPage => ({
    kind: 'docs',
    form: 'text',
    format: 'md',
    version: 'current',
    id: `bee-${index}`,
    path: `docs/bee-${index}.md`,
    route: `/docs/bee-${index}`,
    body: `# Bee ${index}\n`,
    frontmatter: docFrontmatterSchema.parse({}),
  }),
);
test('threads compile the last pages, and leave the first ones to the caller', async () => {
  const workers = makeTextWorkers(SETTINGS, 1);
  try {
    workers.start(pages, INPUT);
    const taken = await Promise.all(pages.map((page) => workers.take(page)));
    const headings = taken.map((text) => text?.compiled.heading);
    expect(headings[0]).toBeUndefined();
    expect(headings.at(-1)).toBe('Bee 11');
  } finally {
    await workers.stop();
  }
});

test('small sites have no threads', async () => {
  const workers = makeTextWorkers(SETTINGS);
  workers.start(pages, INPUT);
  expect(await Promise.all(pages.map((page) => workers.take(page)))).toEqual(
    pages.map(() => undefined),
  );
});

test('the caller compiles the pages of a thread that ends', async () => {
  const workers = makeTextWorkers(SETTINGS, 1);
  workers.start(pages, INPUT);
  await workers.stop();
  const taken = await Promise.all(pages.map((page) => workers.take(page)));
  expect(taken).toEqual(pages.map(() => undefined));
});
