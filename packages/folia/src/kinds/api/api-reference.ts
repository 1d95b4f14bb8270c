import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Api, Comparison, FileContent, JsonObject } from 'folia-openapi';
import {
  findEmptyPages,
  findModelUses,
  type ModelUses,
  openDescription,
  readApi,
} from 'folia-openapi';
import { isWarning, type Problem } from 'folia-problems';
import { englishTexts, type Texts } from '../../contract/texts.ts';
import { isFile, readSourceFile } from '../../read/read-files.ts';
import { type ComparisonTexts, readComparisons } from './read-comparisons.ts';
import { makeReadDescriptionFile } from './read-description-file.ts';
import type { ApiConfig } from './schema.ts';

/** A parsed OpenAPI description: the source of one reference's pages. */
export type ApiReference = {
  config: ApiConfig;
  api: Api;
  uses: ModelUses;
  /** With the earlier descriptions of the config. */
  comparisons: Comparison[];
  /** The description as written, bundled into one object. */
  bundled: JsonObject;
  /** Source texts of all its files by path, including the introduction. */
  texts: ReadonlyMap<string, string>;
  /** Returns the path of the file that defines an object of the description. */
  fileOf: (value: object) => string;
};

/** A reference without errors, its problems, and the paths that were read or looked for. */
type ReadResult = { reference?: ApiReference; problems: Problem[]; paths: string[] };

/** The texts that are part of a reference when it is read. */
type ReferenceTexts = ComparisonTexts & Pick<Texts, 'apiOperations'>;

export type ReadReference = (
  siteDir: string,
  config: ApiConfig,
  otherFamily: string,
  texts?: ReferenceTexts,
) => ReadResult;

/** Reads one API description of a site. @param otherFamily name of the family of operations without a tag */
export const readReference: ReadReference = (
  siteDir,
  config,
  otherFamily,
  texts = englishTexts,
) => {
  const root = rootOf(config);
  const readFile = makeReadDescriptionFile(siteDir, root);
  const paths: string[] = [];
  const recordedRead = (path: string): FileContent | undefined => {
    paths.push(path);
    return readFile(path);
  };
  const { opened, problems } = openDescription(config.path, recordedRead, root, config);
  const introduction = readIntroduction(siteDir, config);
  const known = [...problems, ...introduction.problems];
  if (config.introduction !== undefined) paths.push(config.introduction);
  if (!opened) return { problems: known, paths };
  const { api, problems: namingProblems } = readApi(opened, config.extensions, otherFamily);
  const compared = readComparisons(siteDir, config, api, texts);
  paths.push(...compared.paths);
  const all = [...known, ...namingProblems, ...findEmptyPages(api, opened), ...compared.problems];
  if (!all.every(isWarning)) return { problems: all, paths };
  // A single family needs no name to tell it from others.
  const isOnly = api.families.length === 1 && api.families[0]?.name === otherFamily;
  const families = isOnly
    ? api.families.map((family) => ({ ...family, name: texts.apiOperations }))
    : api.families;
  const files = [...opened.description.files.values()];
  const reference = {
    config,
    api: { ...api, title: config.label ?? api.title, families },
    uses: findModelUses(api),
    comparisons: compared.comparisons,
    bundled: opened.bundled,
    texts: new Map([
      ...files.map(({ path, text }) => [path, text] as const),
      ...introduction.texts,
    ]),
    fileOf: opened.getFile,
  };
  return { reference, problems: all, paths };
};

/** The folder that the references of a description may not leave, relative to the site's folder. */
function rootOf({ path, root }: ApiConfig): string {
  return posix.normalize(root ?? posix.dirname(path)).replace(/(?<=.)\/$/, '');
}

function readIntroduction(
  siteDir: string,
  { introduction: path }: ApiConfig,
): { texts: [string, string][]; problems: Problem[] } {
  if (path === undefined) return { texts: [], problems: [] };
  const file = join(siteDir, path);
  if (isFile(file)) {
    return { texts: [[path, readSourceFile(siteDir, path).text]], problems: [] };
  }
  const message = 'The introduction of the API reference does not exist.';
  const hint = "The path is relative to the site's folder.";
  return { texts: [], problems: [{ file: path, message, hint }] };
}

/** Returns a `readReference` that reads a description again only after one of its files has changed; for development. */
export function makeReferenceReader(): ReadReference {
  const cache = new Map<string, { key: string; files: string[]; result: ReadResult }>();
  return (siteDir, config, otherFamily, texts = englishTexts) => {
    const { apiAny, apiNothing, apiArrayOf, apiOr, apiOperations } = texts;
    const words = [otherFamily, apiAny, apiNothing, apiArrayOf, apiOr, apiOperations];
    const key = JSON.stringify([config, ...words]);
    const cached = cache.get(config.id);
    const listFiles = (paths: string[]) => paths.map((path) => fingerprint(join(siteDir, path)));
    if (cached?.key === key) {
      const files = listFiles(cached.result.paths);
      if (files.every((file, index) => file === cached.files[index])) return cached.result;
    }
    const result = readReference(siteDir, config, otherFamily, texts);
    cache.set(config.id, { key, files: listFiles(result.paths), result });
    return result;
  };
}

/** A text that changes whenever the file is changed, added or removed. */
function fingerprint(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return '';
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
