import { SHELL_IDS } from 'folia/format';
import GithubSlugger from 'github-slugger';
import type { HeadingIds } from './page-text.ts';
import type { Slugify } from './slugify.ts';

/**
 * Assigns ids as the extension `toc` does (https://python-markdown.github.io/extensions/toc/): an id that is taken gets
 * a number after an underscore.
 */
export function makeHeadingIds(slugify: Slugify): HeadingIds {
  const taken = new Set<string>();
  const slugger = new GithubSlugger();
  for (const id of SHELL_IDS) slugger.slug(id);
  return {
    taken,
    next(title, { written, shown = title } = {}) {
      const id = makeUnique(written ?? slugify(title), taken);
      taken.add(id);
      // The engine cannot use the ids of its own elements.
      if (SHELL_IDS.has(id)) return { id: slugger.slug(shown), isSame: true };
      const isSame = written === undefined && slugger.slug(shown) === id;
      return { id, isSame };
    },
  };
}

function makeUnique(id: string, taken: Set<string>): string {
  let unique = id;
  while (taken.has(unique) || unique === '') {
    const numbered = /^(.*)_(\d+)$/.exec(unique);
    unique = numbered ? `${numbered[1]}_${Number(numbered[2]) + 1}` : `${unique}_1`;
  }
  return unique;
}
