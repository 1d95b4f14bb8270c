import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, JsonObject } from 'folia-openapi';
import { findModelUses, type ModelUses, openDescription, readApi } from 'folia-openapi';
import type { Problem } from 'folia-problems';
import type { ApiConfig } from './schema.ts';

/** A parsed OpenAPI description: the source of one reference's pages. */
export type ApiReference = {
  config: ApiConfig;
  api: Api;
  uses: ModelUses;
  /** The description as written, bundled into one object. */
  bundled: JsonObject;
  /** Source texts of all its files by path, including the introduction. */
  texts: ReadonlyMap<string, string>;
  /** Returns the path of the file that defines an object of the description. */
  fileOf: (value: object) => string;
};

export type ReadReference = (
  siteDir: string,
  config: ApiConfig,
  otherFamily: string,
) => { reference?: ApiReference; problems: Problem[] };

/** Reads one API description of a site. @param otherFamily name of the family of operations without a tag */
export const readReference: ReadReference = (siteDir, config, otherFamily) => {
  const texts = new Map<string, string>();
  const readText = (path: string): string | undefined => {
    const file = join(siteDir, path);
    if (!existsSync(file)) return undefined;
    const text = readFileSync(file, 'utf8');
    texts.set(path, text);
    return text;
  };
  const { opened, problems } = openDescription(config.path, readText);
  const missingIntroduction = introductionProblems(config, readText);
  if (!opened) return { problems: [...problems, ...missingIntroduction] };
  const { api, problems: namingProblems } = readApi(opened, config.extensions, otherFamily);
  const reference = {
    config,
    api: { ...api, title: config.label ?? api.title },
    uses: findModelUses(api),
    bundled: opened.bundled,
    texts,
    fileOf: opened.getFile,
  };
  return { reference, problems: [...problems, ...namingProblems, ...missingIntroduction] };
};

function introductionProblems(
  { introduction }: ApiConfig,
  readText: (path: string) => string | undefined,
): Problem[] {
  if (introduction === undefined || readText(introduction) !== undefined) return [];
  const message = 'The introduction of the API reference does not exist.';
  return [{ file: introduction, message, hint: "The path is relative to the site's folder." }];
}

/** Returns a `readReference` that reads a description again only after one of its files has changed; for development. */
export function makeReferenceCache(): ReadReference {
  const cache = new Map<string, { config: string; result: ReturnType<ReadReference> }>();
  return (siteDir, config, otherFamily) => {
    const key = JSON.stringify([config, otherFamily]);
    const cached = cache.get(config.id);
    const texts = cached?.result.reference?.texts;
    const isUnchanged = ([path, text]: [string, string]): boolean => {
      const file = join(siteDir, path);
      return existsSync(file) && readFileSync(file, 'utf8') === text;
    };
    if (cached?.config === key && texts && [...texts].every(isUnchanged)) return cached.result;
    const result = readReference(siteDir, config, otherFamily);
    cache.set(config.id, { config: key, result });
    return result;
  };
}
