import { expect, test } from 'vitest';
import { checkHeadings } from './check-headings.ts';
import { checkTerms } from './check-terms.ts';
import { lintMarkdown } from './lint-markdown.ts';
import { parsePage } from './parse-page.ts';

const style = {
  terms: [
    { write: 'email', not: ['e-mail'] },
    { write: 'Docker Compose', not: ['docker compose', 'docker-compose'] },
    { write: '', not: ['simply'] },
  ],
  names: ['Docker', 'Kyoto'],
};

function page(text: string, path = 'docs/a.md') {
  return parsePage({ path, text });
}

test('terms are named with their place', () => {
  const problems = checkTerms(page('---\ntitle: A\n---\n\nOne.\n\nSend an\ne-mail now.\n'), style);
  expect(problems).toEqual([
    { file: 'docs/a.md', line: 8, column: 1, message: '"e-mail" is written "email" here.' },
  ]);
});

test('titles and descriptions have terms too', () => {
  const text = '---\ntitle: The e-mail\ndescription: Of e-mail.\n---\n\nText.\n';
  expect(checkTerms(page(text), style)).toHaveLength(2);
});

test('a word that adds nothing is to be left out', () => {
  expect(checkTerms(page('It simply runs.\n'), style)).toMatchObject([
    { line: 1, column: 4, message: '"simply" adds nothing: leave it out.' },
  ]);
});

test('code, file names, addresses and the words of an interface are no terms', () => {
  const text =
    'Run `docker compose up`, open docker-compose.yml, press **e-mail**, see [that](https://e-mail.org/e-mail).\n';
  expect(checkTerms(page(text), style)).toEqual([]);
});

test('text between tags of MDX is prose', () => {
  expect(checkTerms(page('<Box>\n\nAn e-mail.\n\n</Box>\n', 'docs/a.mdx'), style)).toHaveLength(1);
});

test('ids behind the headings of MDX are no expressions', () => {
  expect(checkHeadings(page('# Old Tea {#old}\n', 'docs/a.mdx'), style)).toHaveLength(1);
});

test('a capital within a heading is named, but for names, acronyms, code and new sentences', () => {
  const words = (heading: string) =>
    checkHeadings(page(`# ${heading}\n`), style).map(({ message }) => message.split('"')[1]);
  expect(words('Back Up Your files')).toEqual(['Up', 'Your']);
  expect(words('Use Docker with an API in **Server Stats** and `Code Words`')).toEqual([]);
  expect(words('Step 1: Make tea. Then rest')).toEqual([]);
  expect(words('[The Tea](https://example.org) in Kyoto')).toEqual(['Tea']);
});

test('the title is a heading', () => {
  expect(checkHeadings(page('---\ntitle: Old Tea\n---\n'), style)).toMatchObject([
    { file: 'docs/a.md', line: 1 },
  ]);
});

test('bare addresses and mixed marks are found by the rules for Markdown', async () => {
  const problems = await lintMarkdown(page('See https://example.org.\n\n*One* and _two_.\n'));
  expect(problems.map(({ line, message }) => [line, /\((.+)\)$/.exec(message)?.[1]])).toEqual([
    [1, 'no-literal-urls'],
    [3, 'emphasis-marker'],
  ]);
});
