import { expect, test } from 'vitest';
import { checkHeadings } from './check-headings.ts';
import { checkTerms } from './check-terms.ts';
import { dataTexts } from './data-texts.ts';
import { lintMarkdown } from './lint-markdown.ts';
import { parsePage } from './parse-page.ts';
import { proseBlocks } from './prose-blocks.ts';

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

function termProblems(text: string, path?: string) {
  const parsed = page(text, path);
  return checkTerms(parsed.path, proseBlocks(parsed, { bold: false }), style);
}

test('terms are reported with their location', () => {
  const problems = termProblems('---\ntitle: A\n---\n\nOne.\n\nSend an\ne-mail now.\n');
  expect(problems).toEqual([
    { file: 'docs/a.md', line: 8, column: 1, message: '"e-mail" should be "email".' },
  ]);
});

test('titles and descriptions are checked for terms, too', () => {
  const text = '---\ntitle: The e-mail\ndescription: Of e-mail.\n---\n\nText.\n';
  expect(termProblems(text)).toHaveLength(2);
});

test('a word that adds nothing should be removed', () => {
  expect(termProblems('It simply runs.\n')).toMatchObject([
    { line: 1, column: 4, message: '"simply" adds nothing: remove it.' },
  ]);
});

test('code, file names, URLs and interface texts are not checked for terms', () => {
  const text =
    'Run `docker compose up`, open docker-compose.yml, press **e-mail**, see [that](https://e-mail.org/e-mail).\n';
  expect(termProblems(text)).toEqual([]);
});

test('texts of data files are checked for terms, identifiers are not', () => {
  const path = 'site/data/a.yaml';
  const text = '- key: e-mail\n  meaning: "Sends an e-mail."\n';
  expect(checkTerms(path, dataTexts({ path, text }), style)).toMatchObject([
    { line: 2, column: 22 },
  ]);
});

test('text between MDX tags is prose', () => {
  expect(termProblems('<Box>\n\nAn e-mail.\n\n</Box>\n', 'docs/a.mdx')).toHaveLength(1);
});

test('ids after headings in MDX are not expressions', () => {
  expect(checkHeadings(page('# Old Tea {#old}\n', 'docs/a.mdx'), style)).toHaveLength(1);
});

test('a capitalized word in a heading is reported, except for names, acronyms, code and new sentences', () => {
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

test('bare URLs and inconsistent markers are found by the Markdown rules', async () => {
  const problems = await lintMarkdown(page('See https://example.org.\n\n*One* and _two_.\n'));
  expect(problems.map(({ line, message }) => [line, /\((.+)\)$/.exec(message)?.[1]])).toEqual([
    [1, 'no-literal-urls'],
    [3, 'emphasis-marker'],
  ]);
});
