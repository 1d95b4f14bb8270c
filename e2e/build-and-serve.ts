/**
 * Builds the sites of a test run, two at a time, and serves them until the run ends: `node
 * e2e/build-and-serve.ts FOLDER NAME …`. Each site has its own origin, since pages of one origin
 * share storage. Prints a line of JSON for each built site, and at the end one with the name of the
 * file that lists their locations.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { listen, makeRequestHandler } from 'folia/serve';
import { endOnSignals, runNode } from '../tools/test/processes.ts';
import {
  type BuiltSites,
  deployFolderOf,
  isSiteName,
  SITES,
  type SiteName,
  type SiteReport,
} from './sites.ts';

const BUILDS_AT_A_TIME = 2;

type Place = { server: Server; outDir: string; url: string };

const [folder = '', ...names] = process.argv.slice(2);
endOnSignals();
mkdirSync(folder, { recursive: true });
const places = new Map(
  await Promise.all(
    names.filter(isSiteName).map(async (name) => [name, await openPlace(name)] as const),
  ),
);
const waiting = [...places];
await Promise.all(Array.from({ length: BUILDS_AT_A_TIME }, buildWaiting));
const built: BuiltSites = Object.fromEntries(
  [...places].map(([name, { outDir, url }]) => [name, { outDir, url }]),
);
const file = join(folder, 'sites.json');
writeFileSync(file, JSON.stringify(built));
print({ file });

/**
 * Reserves a free port for a site. The URL must be known before the build, for sites that list
 * their versions.
 */
async function openPlace(name: SiteName): Promise<Place> {
  const server = createServer();
  const port = await listen(server, 0);
  const url = `http://localhost:${port}${SITES[name].baseUrl}`;
  return { server, outDir: join(folder, name), url };
}

async function buildWaiting(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) print(await build(...next));
}

async function build(name: SiteName, { server, outDir, url }: Place): Promise<SiteReport> {
  const { folder: siteFolder, baseUrl, writtenBy, options = [] } = SITES[name];
  const siteDir = writtenBy ? join(folder, siteFolder) : siteFolder;
  if (writtenBy) await runNode([writtenBy, siteDir], { quiet: true });
  const { ok, output, seconds } = await runNode(
    [
      'packages/folia/src/cli.ts',
      'build',
      '--site',
      siteDir,
      '--out',
      outDir,
      '--base-url',
      baseUrl,
      '--deploy',
      deployFolderOf(outDir),
      ...options,
    ],
    { quiet: true, env: { SITE_ORIGIN: new URL(url).origin } },
  );
  if (ok) server.on('request', makeRequestHandler({ outDir, baseUrl }));
  return { name, ok, seconds, output: ok ? '' : output };
}

function print(value: SiteReport | { file: string }): void {
  console.log(JSON.stringify(value));
}
