/**
 * Checks the style of the site's pages: Markdown, terms and headings. Spelling is checked by cspell
 * (`cspell.config.yaml`).
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { formatProblems } from 'folia-problems';
import { parse } from 'yaml';
import { checkHeadings } from './prose/check-headings.ts';
import { checkTerms } from './prose/check-terms.ts';
import { lintMarkdown } from './prose/lint-markdown.ts';
import { parsePage } from './prose/parse-page.ts';
import { styleSheet } from './prose/style-sheet.ts';

const style = styleSheet.parse(parse(readFileSync('site/style/terms.yaml', 'utf8')));
const paths = await Array.fromAsync(glob('site/{docs,blog,pages,openapi}/**/*.{md,mdx}'));

const problems = await Promise.all(
  paths.map(async (path) => {
    const page = parsePage({ path, text: readFileSync(path, 'utf8') });
    return [
      ...checkTerms(page, style),
      ...checkHeadings(page, style),
      ...(await lintMarkdown(page)),
    ];
  }),
).then((lists) => lists.flat());

if (problems.length > 0) {
  console.error(formatProblems(problems));
  console.error(`\n${problems.length} passages to reword in ${paths.length} pages.`);
  process.exitCode = 1;
}
