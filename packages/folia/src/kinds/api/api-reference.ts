import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, JsonObject } from 'folia-openapi';
import { findModelUses, type ModelUses, openDescription, readApi } from 'folia-openapi';
import type { Problem } from 'folia-problems';
import type { ApiConfig } from './schema.ts';

/** A description, read: what the pages of one reference are made of. */
export type ApiReference = {
  config: ApiConfig;
  api: Api;
  uses: ModelUses;
  /** As its author wrote it, in one value. */
  bundled: JsonObject;
  /** Texts of all its files by path, the introduction among them. */
  texts: ReadonlyMap<string, string>;
  /** Path of the file that an object of the description was written in. */
  fileOf: (value: object) => string;
};

export type ReadReference = (
  siteDir: string,
  config: ApiConfig,
  otherFamily: string,
) => { reference?: ApiReference; problems: Problem[] };

/** Reads one description of a site. @param otherFamily name of the family of operations that have none */
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
  const unread = introductionProblems(config, readText);
  if (!opened) return { problems: [...problems, ...unread] };
  const { api, problems: ofNames } = readApi(opened, config.extensions, otherFamily);
  const reference = {
    config,
    api: { ...api, title: config.label ?? api.title },
    uses: findModelUses(api),
    bundled: opened.bundled,
    texts,
    fileOf: opened.getFile,
  };
  return { reference, problems: [...problems, ...ofNames, ...unread] };
};

function introductionProblems(
  { introduction }: ApiConfig,
  readText: (path: string) => string | undefined,
): Problem[] {
  if (introduction === undefined || readText(introduction) !== undefined) return [];
  const message = 'The introduction of the API reference does not exist.';
  return [{ file: introduction, message, hint: "Its path begins at the site's folder." }];
}

/** Reads descriptions anew only where one of their files has changed; for development. */
export function makeReferenceMemory(): ReadReference {
  const remembered = new Map<string, { config: string; result: ReturnType<ReadReference> }>();
  return (siteDir, config, otherFamily) => {
    const key = JSON.stringify([config, otherFamily]);
    const known = remembered.get(config.id);
    const texts = known?.result.reference?.texts;
    const isSame = ([path, text]: [string, string]): boolean => {
      const file = join(siteDir, path);
      return existsSync(file) && readFileSync(file, 'utf8') === text;
    };
    if (known?.config === key && texts && [...texts].every(isSame)) return known.result;
    const result = readReference(siteDir, config, otherFamily);
    remembered.set(config.id, { config: key, result });
    return result;
  };
}
