import { statSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { styleText } from 'node:util';
import {
  type Api,
  changesJson,
  changesMarkdown,
  changesText,
  findChanges,
  type Level,
  openDescription,
  type Paint,
  readApi,
} from 'folia-openapi';
import { type Problem, SiteError } from 'folia-problems';
import { englishTexts } from '../contract/texts.ts';
import { makeReadDescriptionFile } from '../kinds/api/read-description-file.ts';
import type { DiffOptions } from './diff-options.ts';

/** Names of extensions. They may differ between descriptions, but do not affect the comparison. */
const EXTENSIONS = { permission: 'x-permission', adminOnly: 'x-admin-only', since: 'x-since' };

/**
 * Compares two API descriptions.
 *
 * @param isColored whether the output is for a terminal that shows colors
 * @returns the changes as text, and whether there are any that `failOn` forbids
 * @throws SiteError if a description cannot be read
 */
export function diffDescriptions(
  { before, after, format, failOn }: DiffOptions,
  isColored: boolean,
): { output: string; isFailure: boolean } {
  const [old, now] = [readDescription(before), readDescription(after)];
  const problems = [...old.problems, ...now.problems];
  if (!old.api || !now.api) throw new SiteError(problems);
  const { apiAny, apiArrayOf, apiNothing, apiOr } = englishTexts;
  const words = { any: apiAny, nothing: apiNothing, arrayOf: apiArrayOf, or: apiOr };
  const changes = findChanges(old.api, now.api, words);
  const formats = {
    text: () => changesText(changes, englishTexts, isColored ? COLORS : PLAIN),
    markdown: () => changesMarkdown(changes, englishTexts),
    json: () => changesJson(changes, englishTexts),
  };
  const { breaking, mayBreak } = changes.counts;
  const failures = { breaking, 'may-break': breaking + mayBreak };
  return {
    output: formats[format](),
    isFailure: failOn !== undefined && failures[failOn] > 0,
  };
}

/** Reads a description with the files that it refers to, which must be in its folder or below. */
function readDescription(path: string): { api?: Api; problems: Problem[] } {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    const message = stats
      ? 'The API description is not a file.'
      : 'The API description does not exist.';
    return {
      problems: [{ file: path, message, hint: 'The path is relative to the current folder.' }],
    };
  }
  const folder = dirname(path);
  const { opened, problems } = openDescription(
    basename(path),
    makeReadDescriptionFile(folder, '.'),
    '.',
    { showInternal: true },
  );
  const located = problems.map((problem) => ({
    ...problem,
    file: problem.file === undefined ? path : posix.join(folder, problem.file),
  }));
  if (!opened) return { problems: located };
  // Equal names are a mistake in a reference, which has pages for them, but not here.
  return { api: readApi(opened, EXTENSIONS, '').api, problems: [] };
}

const COLOR_OF = { breaking: 'red', mayBreak: 'yellow', safe: 'green' } as const satisfies Record<
  Level,
  string
>;

const COLORS: Paint = {
  title: (text) => styleText('bold', text, { validateStream: false }),
  level: (text, level) => styleText(COLOR_OF[level], text, { validateStream: false }),
};

const PLAIN: Paint = { title: (text) => text, level: (text) => text };
