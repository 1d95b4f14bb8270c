import type { ReadSections } from 'folia-search';
import type { ShellRenderer } from '../app/server.tsx';
import type { ClientBundle } from '../bundler/client-bundle.ts';
import type { InlineScripts } from '../bundler/inline-scripts.ts';
import type { Styles } from '../bundler/styles.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { WriteMarkdown } from '../model/page-markdown.ts';
import type { Site, SitePage } from '../model/site.ts';
import type { FilledSlots } from '../model/theme.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { ContentSecurityPolicy } from './content-security-policy.ts';
import type { SearchOutput } from './search-output.ts';

export type RenderInput = {
  site: Site;
  config: SiteConfig;
  client: ClientBundle;
  inline: InlineScripts;
  styles: Styles;
  renderer: ShellRenderer;
  /** Absent if the site has no pages as Markdown. */
  writeMarkdown?: WriteMarkdown;
  /** The slots that the site fills. */
  slots?: FilledSlots;
  extraHead?: string;
  /** Splits the body of a page into sections for the search; development passes one with a cache. */
  readSections?: ReadSections;
  /** Whether the site is being edited, so that its search is not worth sharding. */
  isLive?: boolean;
};

/** Everything that pages need to render and share: computed once per locale, and once per version of the docs. */
export type PreparedSite = RenderInput & {
  /** The pages with this shell. */
  pages: SitePage[];
  /** The pages that the search finds from this shell. */
  searched: SitePage[];
  /** Whether the shell belongs to a version of the docs other than the default one. */
  isVersion: boolean;
  /** The key of that version. */
  version?: string;
  shell: ShellData;
  /** The HTML that the theme adds to each document, outside of the text of its page. */
  surroundings: string;
  /** Whether each document has a script of the site whose code is not known: in a slot, or in an item of the bar or a sidebar. */
  hasScripts: boolean;
  /** Class names that scripts may add to documents: those of sidebar entries left out of them, and of client modules. */
  lateNames: string[];
  /** Rules in place of the inline styles in the shell's HTML. */
  shellRules: string;
  /** Undefined in development, and if the site has none. */
  policy?: ContentSecurityPolicy;
  shellFile: OutputFile;
  stylesFile: OutputFile;
  sidebarFiles: Map<string, OutputFile>;
  /** Makes the part of each sidebar that the document with this URL contains, by name of the sidebar. */
  sidebarWindows: Map<string, (href: string) => SidebarItem[]>;
  search?: SearchOutput;
  /** URLs and titles of all pages for the not-found page, and the URL of that file. */
  pagesFile: OutputFile;
  pagesHref: string;
  /** The feeds in each format, made on first use. */
  feedFiles: () => OutputFile[];
};
