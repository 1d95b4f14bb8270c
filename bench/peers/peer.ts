import type { Corpus } from './corpus.ts';

/** What the browser measurements look for in the pages of a generator's default theme. */
export type Selectors = {
  /** The title of the page. */
  heading: string;
  /** Contains the links to all pages, on a wide screen. */
  sidebar: string;
  /** Opens the menu with these links on the screen of a phone. */
  menuButton: string;
  /** Contains the links once it is open. */
  menu: string;
  /** Opens the search when it is clicked. */
  searchButton: string;
  /** Takes the query once the search is open. */
  searchField: string;
  /** One result. */
  searchHit: string;
};

/** A generator of documentation sites, set up as its own documents recommend. */
export type Peer = {
  /** Name on the command line and of the folder with its `package.json`. */
  name: string;
  /** Name in the report. */
  title: string;
  /** What is set up differently from the defaults, as a phrase. */
  setup: string;
  /** The packages whose versions the report names. Empty for this repository's own engine. */
  packages: string[];
  /** Writes a site with the pages of a corpus. */
  writeSite: (corpus: Corpus, siteDir: string) => void;
  /** A file that Node runs in the site's folder; a relative path starts at the installed packages. */
  script: string;
  environment?: Record<string, string>;
  /** The arguments of the production build. */
  build: string[];
  /** The arguments of the development server on a port of localhost. */
  develop: (port: number) => string[];
  /** The Markdown file of a page, relative to the site's folder. */
  source: (path: string) => string;
  /** Where the build is written, relative to the site's folder. */
  output: string;
  /** Files and folders that a build leaves for the next one, relative to the site's folder. */
  caches: string[];
  /** The path of a page in the built site, such as `/region-01/sheet-001`. */
  address: (path: string) => string;
  selectors: Selectors;
};
