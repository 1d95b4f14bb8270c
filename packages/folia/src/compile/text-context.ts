import type { MarkdownPage, SourcePage } from '../model/source-page.ts';
import type { LinkingText } from './linking-text.ts';
import type { Lookups } from './lookups.ts';
import type { PageContext } from './page-context.ts';
import type { TextInput } from './text-input.ts';

/** The text of a page, or a text file that a page includes. */
export type PageText = LinkingText & { kind?: SourcePage['kind'] };

/** All frontmatter of a page, including fields that only plugins know. */
export function frontmatterOf({
  otherFields,
  frontmatter,
}: Pick<MarkdownPage, 'otherFields' | 'frontmatter'>): Record<string, unknown> {
  return { ...otherFields, ...frontmatter };
}

/** Makes the context for compiling the text of a page, apart from its imports. */
export function makeTextContext(page: PageText, input: TextInput, lookups: Lookups): PageContext {
  const { original, kind } = page;
  return {
    ...makeLinkContext(page, input, lookups),
    readFile: textReader(pathsOf(page), lookups),
    originalHeadings: original === undefined ? [] : input.originalHeadings?.get(original),
    marksFold: kind === 'blog',
  };
}

/** Makes the part of a context that partials have, too. */
export function makeLinkContext(
  { path, original, route, contentPath, isIndex }: LinkingText,
  input: TextInput,
  lookups: Lookups,
): PageContext {
  const text = { path, original, route, contentPath, isIndex };
  return {
    path,
    siteDir: input.siteDir,
    texts: input.config.texts,
    admonitions: input.config.admonitions.keywords,
    magicComments: input.config.markdown.magicComments,
    components: input.theme.components,
    recallTokens: lookups.codeMemory?.recall,
    findMermaid: lookups.mermaid,
    resolveLink: (url) => lookups.link(url, text),
  };
}

/** Returns a function that reads the files that code fences refer to. @param paths from `pathsOf` */
export function textReader(paths: string[], lookups: Lookups): PageContext['readFile'] {
  return (written) => {
    const file = lookups.file(written, paths);
    return file && lookups.text(file);
  };
}

/** Paths of a page and of its original if it is a translation, relative to the site's folder. */
export function pathsOf({ path, original }: LinkingText): string[] {
  return original === undefined ? [path] : [path, original];
}
