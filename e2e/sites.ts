/** The sites that tests open: fixture sites about something else, and the real one. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

type TestSite = {
  folder: string;
  baseUrl: string;
  /** The script that writes the folder; `folder` is then relative to the folder of the run. */
  writtenBy?: string;
  /** Further options of the build. */
  options?: string[];
};

/** The servers whose configuration is written along with a site, for `servers/`. */
const SERVERS = ['--target', 'caddy', '--target', 'nginx'];

const SITE_NAMES = [
  'real',
  'atlas',
  'harbor',
  'garden',
  'gardenPreview',
  'observatory',
  'signpost',
  'orchard',
  'loom',
  'windmill',
  'smithy',
] as const;

export type SiteName = (typeof SITE_NAMES)[number];

/** Slow builds first. */
export const SITES: Record<SiteName, TestSite> = {
  real: { folder: 'site', baseUrl: '/', options: SERVERS },
  /** More pages than a sidebar holds whole. */
  atlas: { folder: 'written/atlas', baseUrl: '/', writtenBy: 'e2e/make-atlas.ts' },
  /** Two languages, one of them written from right to left. */
  harbor: { folder: 'e2e/sites/harbor', baseUrl: '/harbor/', options: SERVERS },
  garden: { folder: 'e2e/sites/garden', baseUrl: '/', options: SERVERS },
  /** The same site under another base path. */
  gardenPreview: { folder: 'e2e/sites/garden', baseUrl: '/docs-preview/' },
  observatory: { folder: 'e2e/sites/observatory', baseUrl: '/sky/' },
  /** What servers have to tell apart, and compressed versions of all files. */
  signpost: {
    folder: 'e2e/sites/signpost',
    baseUrl: '/way/',
    options: [...SERVERS, '--precompress'],
  },
  /** Every option of the shell that the garden leaves off. */
  orchard: { folder: 'e2e/sites/orchard', baseUrl: '/' },
  /** Several versions of the docs, and two docs folders. */
  loom: { folder: 'e2e/sites/loom', baseUrl: '/' },
  /** Too much of everything: items of the bar, nesting and long words in the sidebar, diagrams of all kinds. */
  windmill: { folder: 'e2e/sites/windmill', baseUrl: '/' },
  /** Parts of the theme. */
  smithy: { folder: 'e2e/sites/smithy', baseUrl: '/' },
};

export function isSiteName(name: string): name is SiteName {
  return Object.hasOwn(SITES, name);
}

/** How the build of a test site went. */
export const siteReportSchema = z.object({
  name: z.enum(SITE_NAMES),
  ok: z.boolean(),
  seconds: z.number(),
  /** What a failed build printed. */
  output: z.string(),
});

export type SiteReport = z.infer<typeof siteReportSchema>;

/** The folder that each site was built into, and the address it is served on. */
const builtSitesSchema = z.record(z.string(), z.object({ outDir: z.string(), url: z.string() }));

export type BuiltSites = z.infer<typeof builtSitesSchema>;

/** The environment variable that holds the path of the file with the `BuiltSites` of a run. */
export const BUILT_SITES_VARIABLE = 'BUILT_SITES';

/** The address of a page of a test site. */
export function address(site: SiteName, path: string): string {
  return new URL(path.replace(/^\//, ''), builtSite(site).url).href;
}

/** The folder that a test site was built into. */
export function outputFolder(site: SiteName): string {
  return builtSite(site).outDir;
}

/** The folder that the configuration of servers for a test site was written to. */
export function deployFolder(site: SiteName): string {
  return deployFolderOf(outputFolder(site));
}

export function deployFolderOf(outDir: string): string {
  return `${outDir}-deploy`;
}

function builtSite(site: SiteName): BuiltSites[string] {
  const file = process.env[BUILT_SITES_VARIABLE];
  if (!file) throw new Error('No test sites were built. Run the tests with `npm test`.');
  const built = builtSitesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))[site];
  if (!built) throw new Error(`The test site "${site}" was not built for this run.`);
  return built;
}
