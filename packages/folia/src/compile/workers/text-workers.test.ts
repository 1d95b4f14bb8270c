import { expect, test } from 'vitest';
import { docFrontmatterSchema } from '../../kinds/docs/schema.ts';
import type { DocPage } from '../../model/source-page.ts';
import { makeTextWorkers } from './text-workers.ts';
import { INPUT, SETTINGS } from './thread-fixture.ts';

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
    written: [],
    frontmatter: docFrontmatterSchema.parse({}),
  }),
);

test('threads compile pages from the last one on, while the caller compiles the first ones', async () => {
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
