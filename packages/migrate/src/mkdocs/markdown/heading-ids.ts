import { SHELL_IDS } from 'folia/format';
import GithubSlugger from 'github-slugger';
import type { HeadingIds } from './page-text.ts';

/**
 * Assigns ids as the extension `toc` does (https://python-markdown.github.io/extensions/toc/): letters of ASCII, digits
 * and hyphens; an id that is taken gets a number after an underscore.
 *
 * @param options.unicode keeps the letters of all languages, as the slugify functions of PyMdown Extensions do
 */
export function makeHeadingIds({ unicode }: { unicode: boolean }): HeadingIds {
  const taken = new Set<string>();
  const slugger = new GithubSlugger();
  for (const id of SHELL_IDS) slugger.slug(id);
  return {
    taken,
    next(title, { written, shown = title } = {}) {
      const id = makeUnique(written ?? pythonSlug(title, unicode), taken);
      taken.add(id);
      // The engine cannot use the ids of its own elements.
      if (SHELL_IDS.has(id)) return { id: slugger.slug(shown), isSame: true };
      const isSame = written === undefined && slugger.slug(shown) === id;
      return { id, isSame };
    },
  };
}

/** @example pythonSlug('Über die Saat: Teil 1', false) // 'uber-die-saat-teil-1' */
export function pythonSlug(title: string, unicode: boolean): string {
  const text = unicode
    ? title.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}_\s-]/gu, '')
    : title
        .normalize('NFKD')
        .replace(/\P{ASCII}/gu, '')
        .replace(/[^\w\s-]/g, '');
  return text
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}

function makeUnique(id: string, taken: Set<string>): string {
  let unique = id;
  while (taken.has(unique) || unique === '') {
    const numbered = /^(.*)_(\d+)$/.exec(unique);
    unique = numbered ? `${numbered[1]}_${Number(numbered[2]) + 1}` : `${unique}_1`;
  }
  return unique;
}
