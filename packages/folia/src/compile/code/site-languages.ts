import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { LanguageRegistration } from '@shikijs/types';
import { didYouMean, type Problem } from 'folia-problems';
import { z } from 'zod';
import { CONFIG_FILE } from '../../read/config/config-file.ts';
import { keyLine } from '../../read/config/key-line.ts';
import type { MarkdownConfig } from '../../read/config/markdown-schema.ts';
import { parseDataFile } from '../../read/parse-data-file.ts';
import { isFile } from '../../read/read-files.ts';

/** The code languages that a site adds, by name in lower case. Threads receive them as a message. */
export type SiteLanguages = {
  /** Other names of known languages. */
  aliases: ReadonlyMap<string, string>;
  grammars: ReadonlyMap<string, SiteGrammar>;
};

/** A grammar of the site. */
export type SiteGrammar = {
  /** Changes with its text. */
  key: string;
  registration: LanguageRegistration;
  /** Known languages that it includes, such as SQL within its strings. */
  includes: string[];
};

export const NO_LANGUAGES: SiteLanguages = { aliases: new Map(), grammars: new Map() };

type ReadOptions = {
  siteDir: string;
  /** The text of the config, to find lines for messages. */
  configSource: string;
  known: { knows: (language: string) => boolean; languages: readonly string[] };
};

/** The parts of a TextMate grammar that the highlighter needs (https://macromates.com/manual/en/language_grammars). */
const grammarSchema = z.looseObject({
  scopeName: z.string().min(1),
  patterns: z.array(z.looseObject({})),
  repository: z.record(z.string(), z.looseObject({})).default({}),
});

/**
 * Reads the languages that the config names: other names of known languages, and files with TextMate grammars. Those that
 * cannot be used are reported and left out.
 */
export function readSiteLanguages(
  { codeLanguages }: Pick<MarkdownConfig, 'codeLanguages'>,
  options: ReadOptions,
): { languages: SiteLanguages; problems: Problem[] } {
  const aliases = new Map<string, string>();
  const grammars = new Map<string, SiteGrammar>();
  const problems: Problem[] = [];
  for (const [writtenName, target] of Object.entries(codeLanguages)) {
    const name = writtenName.toLowerCase();
    const read = readLanguage(name, target, options);
    if ('grammar' in read) grammars.set(name, read.grammar);
    // A language that cannot be used is plain text, so that the pages that use it are not reported as well.
    else aliases.set(name, 'alias' in read ? read.alias : 'text');
    if ('problems' in read) problems.push(...read.problems);
    if (!('message' in read)) continue;
    const line = keyLine(options.configSource, ['markdown', 'codeLanguages', writtenName]);
    const message = `markdown.codeLanguages["${writtenName}"]: ${read.message}`;
    problems.push({ file: CONFIG_FILE, line, message, hint: read.hint });
  }
  return { languages: { aliases, grammars }, problems };
}

/** A language, or its mistakes: one in the config, or those in the file with its grammar. */
type ReadLanguage =
  | { alias: string }
  | { grammar: SiteGrammar }
  | { message: string; hint: string }
  | { problems: Problem[] };

function readLanguage(name: string, target: string, options: ReadOptions): ReadLanguage {
  if (options.known.knows(target)) return { alias: target };
  if (!/[./]/.test(target)) return unknownLanguage(target, options.known);
  if (isFile(join(options.siteDir, target))) return readGrammar(name, target, options);
  const hint = 'The path is relative to the folder of the site.';
  return { message: `The file "${target}" does not exist.`, hint };
}

function unknownLanguage(language: string, { languages }: ReadOptions['known']): ReadLanguage {
  const guess = didYouMean(language.toLowerCase(), languages);
  return {
    message: `Unknown code language "${language}".`,
    hint: `${guess}Write the name of a known language, or the path of a TextMate grammar, such as "./grammars/dough.tmLanguage.json".`,
  };
}

/** Changes with the languages, so that cached pages are compiled again. */
export function languagesKey({ aliases, grammars }: SiteLanguages): string {
  return JSON.stringify([...aliases, ...[...grammars].map(([name, { key }]) => [name, key])]);
}

/** @param path of a JSON or YAML file, relative to the site's folder */
function readGrammar(name: string, path: string, { siteDir, known }: ReadOptions): ReadLanguage {
  const text = readFileSync(join(siteDir, path), 'utf8');
  const { data, problems } = parseDataFile({ path: posix.normalize(path), text }, grammarSchema);
  if (!data || problems.length > 0) return { problems };
  const { scopeName, patterns, repository } = data;
  const registration = { name, scopeName, patterns, repository };
  const key = createHash('sha256').update(text).digest('hex');
  return { grammar: { key, registration, includes: includedLanguages(text, known) }, problems };
}

/** The known languages that a grammar includes, by the scopes of their grammars, such as `source.sql`. */
function includedLanguages(text: string, { knows }: ReadOptions['known']): string[] {
  const names = [...text.matchAll(/\binclude["']?\s*:\s*["']?(?:source|text)\.([\w+-]+)/g)];
  return [...new Set(names.map(([, name = '']) => name))].filter(knows);
}
