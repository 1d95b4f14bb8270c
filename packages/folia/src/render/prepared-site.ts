import type { ReadSections } from 'folia-search';
import type { ShellRenderer } from '../app/server.tsx';
import type { ClientBundle } from '../bundler/client-bundle.ts';
import type { InlineScripts } from '../bundler/inline-scripts.ts';
import type { Styles } from '../bundler/styles.ts';
import type { ShellData } from '../contract/shell-data.ts';
import type { Site } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { OutputFile } from './hashed-file.ts';
import type { SearchOutput } from './search-output.ts';

export type RenderParts = {
  site: Site;
  config: SiteConfig;
  client: ClientBundle;
  inline: InlineScripts;
  styles: Styles;
  renderer: ShellRenderer;
  extraHead?: string;
  /** Reads the body of a page for the search; development remembers what it has read. */
  readSections?: ReadSections;
};

/** What is the same for all pages: computed once, then pages are rendered one by one. */
export type PreparedSite = RenderParts & {
  shell: ShellData;
  shellFile: OutputFile;
  stylesFile: OutputFile;
  sidebarFiles: Map<string, OutputFile>;
  search?: SearchOutput;
  /** Addresses and titles of all pages, for the not-found page, and where it finds them. */
  pagesFile: OutputFile;
  pagesHref: string;
  /** What can be followed, in each format; made when it is first asked for. */
  feedFiles: () => OutputFile[];
};
