import { type Fact, type Problem, pagesAt } from 'folia-problems';
import type { ReadContent, ReadContext } from '../content-kind.ts';
import { docsRoute } from '../docs/doc-address.ts';
import { apiPages } from './api-pages.ts';
import { readReference } from './api-reference.ts';
import type { ApiConfig } from './schema.ts';

/** Reads the API descriptions of the site. */
export function readApis(context: ReadContext): ReadContent<'api'> {
  const { siteDir, config, readReference: read = readReference } = context;
  const results = config.api.map((api) => {
    const { reference, problems } = read(siteDir, api, config.texts.apiOtherFamily, config.texts);
    return { reference, problems: reference ? problems : withoutReference(problems, api) };
  });
  const references = results.flatMap(({ reference }) => reference ?? []);
  return {
    pages: references.flatMap(apiPages),
    sources: references,
    problems: results.flatMap(({ problems }) => problems),
  };
}

/** Without a readable description there are neither pages nor a sidebar, so links to them cannot be checked. */
function withoutReference(problems: Problem[], { id, routeBasePath }: ApiConfig): Problem[] {
  const leavesUnknown: Fact[] = [pagesAt(docsRoute('/', routeBasePath)), `sidebars/${id}`];
  return problems.map((problem) => ({ ...problem, leavesUnknown }));
}
