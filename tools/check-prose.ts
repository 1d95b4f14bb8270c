/**
 * Checks the style of the site's pages: Markdown, terms, headings, constructions that read like a
 * translation, and bold text, which quotes an interface. Spelling is checked by cspell
 * (`cspell.config.yaml`).
 *
 * Paths as arguments limit the output to these files, and check them even if they are still listed
 * in `site/style/unrevised.yaml`. `--report` prints how hard the pages are to read, and checks nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatProblems, isWarning, type Problem } from 'folia-problems';
import { parse } from 'yaml';
import { z } from 'zod';
import { boldDataTexts, boldTexts, checkBoldTags } from './prose/bold-texts.ts';
import { checkFigures, checkWords, figureQuotes } from './prose/check-figures.ts';
import { checkHeadings } from './prose/check-headings.ts';
import { checkLabels, checkUnused } from './prose/check-labels.ts';
import { checkPhrases } from './prose/check-phrases.ts';
import { checkTerms } from './prose/check-terms.ts';
import { dataLabels, dataTexts } from './prose/data-texts.ts';
import { figureProse, readFigure } from './prose/figure-file.ts';
import { checkFigureUses, codeFigureUses, figureUses } from './prose/figure-uses.ts';
import { readInterfaces } from './prose/interface-labels.ts';
import { lintMarkdown } from './prose/lint-markdown.ts';
import { parsePage } from './prose/parse-page.ts';
import { phraseList } from './prose/phrase-list.ts';
import { proseBlocks } from './prose/prose-blocks.ts';
import { measureReadability } from './prose/readability.ts';
import { formatReport } from './prose/report.ts';
import { styleSheet } from './prose/style-sheet.ts';
import { exceptUnrevised } from './prose/unrevised-pages.ts';

const UNREVISED = 'site/style/unrevised.yaml';
const OTHER_INTERFACES = 'site/style/other-interfaces.yaml';

const EXPLANATION = `
Bold text quotes the interface, exactly as in site/data/labels; a path is **A > B**. Emphasize with _…_.
Labels of other products are in site/style/other-interfaces.yaml, phrases in site/style/phrases.yaml.`;

const { values: options, positionals: only } = parseArgs({
  options: { report: { type: 'boolean' } },
  allowPositionals: true,
});
const readFile = (path: string) => ({ path, text: readFileSync(path, 'utf8') });
const readYaml = (path: string): unknown => parse(readFileSync(path, 'utf8'));
// The patterns are literals, so that knip follows the imports of the pages.
const pagePaths = await Array.fromAsync(glob('site/{docs,blog,pages,openapi}/**/*.{md,mdx}'));
const dataPaths = await Array.fromAsync(glob('site/{data,openapi}/**/*.yaml'));
const figurePaths = await Array.fromAsync(glob('site/figures/*.tsx'));
const codePagePaths = await Array.fromAsync(glob('site/pages/**/*.tsx'));
const partPaths = await Array.fromAsync(glob('site/components/screen/*.tsx'));

const style = styleSheet.parse(readYaml('site/style/terms.yaml'));
const phrases = phraseList.parse(readYaml('site/style/phrases.yaml'));
const interfaces = readInterfaces('site');
const pages = pagePaths
  .map((path) => parsePage(readFile(path)))
  .map((page) => ({ ...page, blocks: proseBlocks(page, { bold: false }) }));
const figures = figurePaths
  .map((path) => readFigure(readFile(path)))
  .map((figure) => ({ ...figure, blocks: figureProse(figure) }));
const parts = partPaths.map((path) => readFigure(readFile(path), { onlyLabels: true }));
const uses = [...pages.flatMap(figureUses), ...codePagePaths.map(readFile).flatMap(codeFigureUses)];
const data = dataPaths.map(readFile).map((file) => ({ ...file, blocks: dataTexts(file) }));

if (options.report) {
  const rows = pages.map((page) => ({
    path: page.path,
    figures: figureUses(page).length,
    ...measureReadability(proseBlocks(page, { bold: true })),
  }));
  console.log(formatReport(rows.filter(({ path }) => only.length === 0 || only.includes(path))));
  process.exit();
}

const quotes = [
  ...pages.flatMap(boldTexts),
  ...data.flatMap(({ path, blocks }) => boldDataTexts(path, blocks)),
  ...data.flatMap(dataLabels),
];
const toRevise = [
  ...checkLabels(quotes, interfaces),
  ...pages.flatMap(checkBoldTags),
  ...[...pages, ...data].flatMap(({ path, blocks }) => checkPhrases(path, blocks, phrases)),
];
const paths = [...pages, ...data].map(({ path }) => path);
const unrevised = existsSync(UNREVISED)
  ? (z.array(z.string()).nullable().parse(readYaml(UNREVISED)) ?? [])
  : [];
const problems: Problem[] = [
  ...exceptUnrevised(toRevise, {
    paths,
    unrevised: only.length > 0 ? [] : unrevised,
    list: UNREVISED,
  }),
  ...checkFigures(figures, interfaces),
  ...checkFigureUses(figures, uses),
  ...figures.flatMap(({ path, blocks }) => checkPhrases(path, blocks, phrases)),
  ...parts.flatMap((part) => checkWords(part, interfaces)),
  ...checkUnused([...quotes, ...figures.flatMap(figureQuotes)], interfaces.other, OTHER_INTERFACES),
  ...[...pages, ...data].flatMap(({ path, blocks }) => checkTerms(path, blocks, style)),
  ...pages.flatMap((page) => checkHeadings(page, style)),
  ...(await Promise.all(pages.map(lintMarkdown))).flat(),
].filter(({ file }) => only.length === 0 || (file !== undefined && only.includes(file)));

const errors = problems.filter((problem) => !isWarning(problem));
if (problems.length > 0) {
  console.error(formatProblems(problems));
  console.error(`\n${errors.length} passages to reword in ${paths.length} files.`);
  console.error(EXPLANATION);
}
if (errors.length > 0) process.exitCode = 1;
