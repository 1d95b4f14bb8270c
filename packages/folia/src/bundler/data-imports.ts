import { relative } from 'node:path';
import { SiteError } from 'folia-problems';
import type { Plugin } from 'vite';
import { parse, YAMLParseError } from 'yaml';
import { endPosition } from '../read/end-position.ts';
import { getYamlHint, getYamlReason } from '../read/frontmatter.ts';
import { keepThrown } from './thrown-errors.ts';

/**
 * Supports imports of YAML files as values, and reports the mistakes of JSON files with their places: Vite reports neither
 * file nor line.
 */
export function dataImports(siteDir: string, thrown: Map<string, SiteError>): Plugin[] {
  return [
    {
      name: 'docs:yaml',
      transform: {
        filter: { id: /\.ya?ml$/ },
        handler: (text, id) =>
          keepThrown(thrown, () => {
            const value = JSON.stringify(parseYaml(text, relative(siteDir, id)));
            return { code: `export default ${value};`, map: null };
          }),
      },
    },
    {
      name: 'docs:json',
      enforce: 'pre',
      transform: {
        filter: { id: /\.json$/ },
        handler: (text, id) =>
          keepThrown(thrown, () => {
            checkJson(text, relative(siteDir, id));
            return null;
          }),
      },
    },
  ];
}

function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const place = error instanceof YAMLParseError ? error.linePos?.[0] : undefined;
    const message = `The file is not valid YAML: ${getYamlReason(error.message)}.`;
    const hint = getYamlHint(error.message);
    throw new SiteError([{ file, line: place?.line, column: place?.col, message, hint }]);
  }
}

function checkJson(text: string, file: string): void {
  const json = text.replace(/^\uFEFF/, '').trimEnd();
  const error = jsonError(json);
  if (error === undefined) return;
  const place = endPosition(json.slice(0, startOfJson(json)));
  const reason = error.replace(/ in JSON at position.*$|, (?:\.\.\.)?".* is not valid JSON$/s, '');
  const message = `The file is not valid JSON: ${reason}.`;
  const hint =
    'JSON has double quotes around each text and key, a comma between entries and none after the last one, and no comments.';
  throw new SiteError([{ file, ...place, message, hint }]);
}

/** Node's message about a text that is not valid JSON; undefined if it is valid. */
function jsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The length of the longest prefix of a text that could still become valid. The parser does not always name the place. */
function startOfJson(text: string): number {
  let [valid, invalid] = [0, text.length + 1];
  while (invalid - valid > 1) {
    const length = Math.floor((valid + invalid) / 2);
    if (isStartOfJson(text.slice(0, length))) valid = length;
    else invalid = length;
  }
  return valid;
}

function isStartOfJson(text: string): boolean {
  const error = jsonError(text);
  if (error === undefined || /^(?:Unexpected end|Unterminated)/.test(error)) return true;
  return Number(/ at position (\d+)/.exec(error)?.[1]) === text.length;
}
