import { posix } from 'node:path';
import {
  type Api,
  type Comparison,
  type FileContent,
  makeComparisons,
  openDescription,
  readApi,
} from 'folia-openapi';
import { isWarning, type Problem } from 'folia-problems';
import type { Texts } from '../../contract/texts.ts';
import { makeReadDescriptionFile } from './read-description-file.ts';
import type { ApiConfig } from './schema.ts';

/** The texts that types are described with. */
export type ComparisonTexts = Pick<Texts, 'apiAny' | 'apiNothing' | 'apiArrayOf' | 'apiOr'>;

/**
 * Compares the description of a reference with the earlier ones that the config names. Their warnings are not reported,
 * since nobody changes what was published.
 */
export function readComparisons(
  siteDir: string,
  config: ApiConfig,
  api: Api,
  texts: ComparisonTexts,
): { comparisons: Comparison[]; problems: Problem[]; paths: string[] } {
  const { apiAny, apiNothing, apiArrayOf, apiOr } = texts;
  const words = { any: apiAny, nothing: apiNothing, arrayOf: apiArrayOf, or: apiOr };
  const paths: string[] = [];
  const results = config.changes.map(({ from, label }) => {
    const root = posix.normalize(config.root ?? posix.dirname(from)).replace(/(?<=.)\/$/, '');
    const readFile = makeReadDescriptionFile(siteDir, root);
    const recordedRead = (path: string): FileContent | undefined => {
      paths.push(path);
      return readFile(path);
    };
    const { opened, problems } = openDescription(from, recordedRead, root, config);
    const earlier = opened && { api: readApi(opened, config.extensions, '').api, label };
    return { earlier, problems: problems.filter((problem) => !isWarning(problem)) };
  });
  const earlier = results.flatMap((result) => result.earlier ?? []);
  return {
    comparisons: makeComparisons(api, earlier, words),
    problems: results.flatMap(({ problems }) => problems),
    paths,
  };
}
