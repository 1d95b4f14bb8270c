import { join, posix } from 'node:path';
import { throwIfErrors } from 'folia-problems';
import { z } from 'zod';
import { isElsewhere } from '../contract/address.ts';
import type { SiteSources } from '../model/site-sources.ts';
import { parseFrontmatter } from '../read/frontmatter.ts';
import { readSourceFile } from '../read/read-files.ts';
import type { ImportTarget, PageContext } from './page-context.ts';
import type { Compiler } from './text-compiler.ts';

/**
 * Compiles Markdown that a component imports to the code of a module. Its relative addresses become relative to the site's
 * folder, and are resolved with those of the page on which it is shown.
 *
 * @param path relative to the site's folder
 * @throws SiteError if it cannot be compiled
 */
export async function compileImportedMarkdown(
  path: string,
  { siteDir, config, theme }: Pick<SiteSources, 'siteDir' | 'config' | 'theme'>,
  compiler: Compiler,
): Promise<string> {
  const parsed = parseFrontmatter(readSourceFile(siteDir, path), z.record(z.string(), z.unknown()));
  const context: PageContext = {
    path,
    siteDir,
    isPart: true,
    takesComponents: true,
    frontmatter: parsed.data,
    texts: config.texts,
    admonitions: config.admonitions.keywords,
    magicComments: config.markdown.magicComments,
    components: theme.components,
    swizzled: theme.swizzled,
    readFile: (written) => {
      const file = fromSite(written, path);
      return readSourceFile(siteDir, file.replace(/^@site\//, '')).text;
    },
    resolveLink: async (url) => ({ kind: 'unchecked', href: fromSite(url, path) }),
    resolveImport: async (specifier) => importedModule(specifier, path, siteDir),
  };
  const { code, problems } = await compiler.mdx(parsed.body, context);
  const found = [...parsed.problems, ...problems];
  throwIfErrors(found);
  return code;
}

/** A relative address as one from the site's folder. */
function fromSite(url: string, path: string): string {
  const isRelative = !isElsewhere(url) && !/^(?:[#?/]|@site\/|$)/.test(url);
  return isRelative ? `@site/${posix.join(posix.dirname(path), url)}` : url;
}

function importedModule(specifier: string, path: string, siteDir: string): ImportTarget {
  const own = fromSite(specifier, path).replace(/^@site\//, '');
  const isOwn = /^(?:\.{1,2}|@site)\//.test(specifier);
  return { kind: 'module', specifier: isOwn ? join(siteDir, own) : specifier };
}
