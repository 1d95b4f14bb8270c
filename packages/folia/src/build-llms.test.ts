import { afterEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

let site: TestSite | undefined;

afterEach(() => site?.remove());

const config = (more: string) =>
  `export default { title: 'Tide tables', tagline: 'When the sea\\n comes in', url: 'https://tides.example', baseUrl: '/sea/', blog: {}, ${more} };`;

const FILES = {
  'docs/01-start.md': '---\ntitle: Start [here]\ndescription: How to read a table.\n---\n\nLow.\n',
  'docs/harbors/_category_.json': '{ "label": "Harbors" }',
  'docs/harbors/deep.md': '# Deep\n\nFar.\n',
  'docs/harbors/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nNo.\n',
  'pages/index.md': '# Home\n\nWelcome.\n',
  'blog/2025-03-02-spring.md': '---\ntitle: Spring tide\n---\n\nHigh.\n',
};

test('pages as Markdown come with a list of them, in the order of the sidebars', async () => {
  site = openTestSite({ 'site.config.ts': config('markdownPages: true'), ...FILES });
  await site.build();
  expect(site.read('llms.txt')).toBe(`# Tide tables

> When the sea comes in

## Docs

- [Start \\[here\\]](https://tides.example/sea/docs/start/index.md): How to read a table.

## Harbors

- [Deep](https://tides.example/sea/docs/harbors/deep/index.md): Far.

## Blog

- [Spring tide](https://tides.example/sea/blog/2025/03/02/spring/index.md): High.
- [Archive](https://tides.example/sea/blog/archive/index.md)

## Optional

- [Home](https://tides.example/sea/index.md): Welcome.
- [Blog](https://tides.example/sea/blog/index.md)
`);
  for (const [, path = ''] of site
    .read('llms.txt')
    .matchAll(/\(https:\/\/tides\.example\/sea\/(.+)\)/g)) {
    expect(site.outputPaths()).toContain(path);
  }
});

test('a list of its own in a static folder wins, and without Markdown there is none', async () => {
  site = openTestSite({ 'site.config.ts': config(''), ...FILES });
  await site.build();
  expect(site.outputPaths()).not.toContain('llms.txt');
  site.write('site.config.ts', config('markdownPages: true'));
  site.write('static/llms.txt', '# Ours\n');
  await site.build();
  expect(site.read('llms.txt')).toBe('# Ours\n');
});
