import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { splitFrontmatter } from 'folia/format';
import { parse } from 'yaml';
import { missingPackageName } from '../missing-package.ts';
import { asObject, asString, type Note, type Values } from '../note.ts';
import { printPage } from '../print-frontmatter.ts';
import { listFiles } from '../source-files.ts';
import type { CopyPath } from '../source-path.ts';
import { describeStandIns, recordStandIns } from '../stand-in-use.ts';

/** The texts of pages that functions of the config changed, by the absolute path of their files. */
export type ProcessedPages = { texts: Map<string, string>; notes: Note[] };

/** A function of a config that gets a file with a page. */
type PageFunction = (file: { filePath: string; fileContent: string }) => unknown;

const PREPROCESSOR = 'preprocessor';
const FRONT_MATTER = 'parseFrontMatter';

/**
 * Runs the functions of a config that change the text and the frontmatter of each page before Docusaurus compiles it, so
 * that the new pages have the result (https://docusaurus.io/docs/api/docusaurus-config#markdown).
 *
 * @param folders those with pages
 * @returns notes that replace those about the settings, and name the first page that failed, if any did
 */
export async function processPages(
  markdown: Values,
  folders: readonly CopyPath[],
  sourceDir: string,
): Promise<ProcessedPages> {
  const preprocess = functionAt(markdown, PREPROCESSOR);
  const parseFrontMatter = functionAt(markdown, FRONT_MATTER);
  if (!preprocess && !parseFrontMatter) return { texts: new Map(), notes: [] };
  const files = folders.flatMap((place) => listFiles(place)).filter(({ to }) => /\.mdx?$/.test(to));
  const written = new Map(files.map(({ from }) => [from, readFileSync(from, 'utf8')]));
  return inFolder(sourceDir, async () => {
    const texts = new Map(written);
    const notes: Note[] = [];
    if (preprocess) {
      const run = async (filePath: string, fileContent: string) =>
        asString(await preprocess({ filePath, fileContent })) ?? fileContent;
      notes.push(await changeTexts(texts, run, { key: PREPROCESSOR, sourceDir }));
    }
    if (parseFrontMatter) {
      const run = (filePath: string, fileContent: string) =>
        withFrontMatter(filePath, fileContent, parseFrontMatter);
      notes.push(await changeTexts(texts, run, { key: FRONT_MATTER, sourceDir }));
    }
    const changed = [...texts].filter(([path, text]) => text !== written.get(path));
    return { texts: new Map(changed), notes };
  });
}

function functionAt(markdown: Values, key: string): PageFunction | undefined {
  const value = markdown[key];
  if (typeof value !== 'function' || missingPackageName(value) !== undefined) return undefined;
  return (file) => Reflect.apply(value, undefined, [file]);
}

/** Docusaurus runs in the folder of the site, and such functions read files by paths relative to it. */
async function inFolder<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await run();
  } finally {
    process.chdir(before);
  }
}

/** Runs a function for each text. A text for which it fails stays as it is. */
async function changeTexts(
  texts: Map<string, string>,
  run: (path: string, text: string) => Promise<string>,
  { key, sourceDir }: { key: string; sourceDir: string },
): Promise<Note> {
  let count = 0;
  const failures: { file: string; message: string }[] = [];
  const { standIns } = await recordStandIns(async () => {
    for (const [path, text] of texts) {
      try {
        const changed = await run(path, text);
        if (changed !== text) count += 1;
        texts.set(path, changed);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push({ file: relative(sourceDir, path), message });
      }
    }
  });
  return describe(`markdown.${key}`, { count, failures, standIns });
}

type Outcome = { count: number; failures: { file: string; message: string }[]; standIns: string[] };

function describe(key: string, { count, failures, standIns }: Outcome): Note {
  const [first] = failures;
  const pages = (number: number) => (number === 1 ? 'one page' : `${number} pages`);
  const ran = `It ran once and changed ${count === 0 ? 'nothing' : pages(count)}.`;
  const done = [ran, describeStandIns(standIns)].join(' ').trim();
  if (!first) {
    const note = { group: 'config', key, text: done } as const;
    if (standIns.length > 0) return { ...note, outcome: 'changed', isUrgent: true };
    return { ...note, outcome: count === 0 ? 'migrated' : 'changed' };
  }
  const others = failures.length === 1 ? '' : '; the first error';
  const text = `${done} It failed for ${pages(failures.length)}${others}: ${first.message}`;
  return { group: 'config', outcome: 'changed', key, text, file: first.file, isUrgent: true };
}

async function withFrontMatter(filePath: string, text: string, run: PageFunction): Promise<string> {
  const written = defaultParseFrontMatter({ fileContent: text });
  const result = asObject(await run(withDefault({ filePath, fileContent: text })));
  const frontMatter = asObject(result['frontMatter']);
  const content = asString(result['content']) ?? written.content;
  const isSame =
    isDeepStrictEqual(frontMatter, written.frontMatter) && content.trim() === written.content;
  return isSame ? text : printPage(frontMatter, content);
}

function withDefault(file: { filePath: string; fileContent: string }) {
  return {
    ...file,
    defaultParseFrontMatter: async (given: { fileContent: string }) =>
      defaultParseFrontMatter(given),
  };
}

function defaultParseFrontMatter({ fileContent }: { fileContent: string }): {
  frontMatter: Values;
  content: string;
} {
  const { yaml, body } = splitFrontmatter(fileContent);
  return { frontMatter: asObject(parse(yaml)), content: body.trim() };
}
