import { relative, sep } from 'node:path';
import type { SiteError } from 'folia-problems';
import type { Plugin } from 'vite';
import { keepThrown } from './thrown-errors.ts';

/** Compiles a Markdown file to the code of a module. @param path relative to the site's folder */
export type CompileMarkdown = (path: string) => Promise<string>;

export type ImportedMarkdown = {
  plugin: Plugin;
  /** Sets the compiler. Returns whether modules have been loaded without it, which must be loaded again. */
  compileWith: (compile: CompileMarkdown) => boolean;
};

/** Used while the site is read: that loads modules for their exports, and there is no compiler yet. */
const STAND_IN = 'export default function Markdown() { return null; }';

/**
 * Lets components import Markdown: https://docusaurus.io/docs/markdown-features/react#importing-markdown. Markdown that MDX
 * pages import is compiled with the pages.
 */
export function makeImportedMarkdown(
  siteDir: string,
  thrown: Map<string, SiteError>,
): ImportedMarkdown {
  let compile: CompileMarkdown | undefined;
  let hasStandIns = false;
  return {
    plugin: {
      name: 'docs:imported-markdown',
      load: {
        filter: { id: /\.mdx?$/ },
        async handler(id) {
          const compileFile = compile;
          if (!compileFile) {
            hasStandIns = true;
            return STAND_IN;
          }
          const path = relative(siteDir, id).split(sep).join('/');
          return keepThrown(thrown, () => compileFile(path));
        },
      },
    },
    compileWith(next) {
      compile = next;
      const isReloadNeeded = hasStandIns;
      hasStandIns = false;
      return isReloadNeeded;
    },
  };
}
