import type { ContentFiles } from './content-files.ts';
import { convertLink, type PageContext } from './convert-page.ts';
import type { SidebarPage } from './convert-sidebar.ts';
import type { SourceLocale } from './locales.ts';
import type { Stubs } from './stubs.ts';

export type ContentInput = {
  sourceDir: string;
  files: ContentFiles;
  main: SourceLocale;
  siteTitle: string;
  basePath: string;
  aliases: ReadonlyMap<string, string>;
  language: (name: string) => string;
  read: (path: string) => string;
  exists: (path: string) => boolean;
  /** The address of the folder of the content, at which pages can be edited. */
  editUrl?: string;
  /** The ids of those pages that the sidebar lists. */
  listed: (pages: SidebarPage[]) => ReadonlySet<string>;
};

/** Where what happens to pages is collected. */
export type Collected = {
  report: (file: string, item: string, text: string, line?: number) => void;
  stubs: Stubs;
};

/** What the conversion of any text needs to know. */
export function textContext(
  file: string,
  folder: string,
  { input, report, stubs }: { input: ContentInput } & Collected,
): Omit<PageContext, 'path' | 'needsMdx' | 'writesIds' | 'isListed' | 'editUrlOf' | 'idOf'> {
  return {
    ...input,
    file,
    stubs,
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    link: (url) => convertLink(url, { ...input, file, folder }),
    report: (item, text, line) => report(file, item, text, line),
  };
}
