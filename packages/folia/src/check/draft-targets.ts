import { type Problem, pagesAt } from 'folia-problems';
import type { Draft } from '../model/site-sources.ts';

/** Adds to problems about a missing page that it is a draft, so that no one looks for a wrong path. */
export function explainDrafts(problems: Problem[], drafts: Draft[]): Problem[] {
  const files = new Map<string, string>(drafts.flatMap((draft) => factsAbout(draft)));
  return problems.map((problem) => {
    const file = problem.dependsOn?.map((fact) => files.get(fact)).find(Boolean);
    if (file === undefined) return problem;
    const hint = `"${file}" is a draft, which only "folia dev" shows. Publish it by removing "draft: true" from its frontmatter, or refer to it once it is published.`;
    return { ...problem, hint };
  });
}

/** The facts that are different because of a draft. Everything depends on the page at the root. */
function factsAbout({ path, route, id }: Draft): [string, string][] {
  return [
    [`sources/${path}`, path],
    ...(route === '/' ? [] : [[pagesAt(route), path] as [string, string]]),
    ...(id === undefined ? [] : [[`ids/${id}`, path] as [string, string]]),
  ];
}
