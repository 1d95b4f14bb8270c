import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildResult, buildCold } from './build-site.ts';
import type { Corpus } from './corpus.ts';
import { peerFolder } from './install.ts';
import { shuffled } from './order.ts';
import type { Peer } from './peer.ts';
import { addValues, type PeerResults } from './results.ts';

const STAMP = 'built-from.txt';

export type PreparedSite = { peer: Peer; siteDir: string; peerDir: string; results: PeerResults };

/** Writes the site of each generator with the pages of a corpus, unless it is there. */
export function prepareSites(
  peers: Peer[],
  peersDir: string,
  corpus: Corpus,
  name: string,
): PreparedSite[] {
  const hash = createHash('sha256').update(JSON.stringify(corpus)).digest('hex');
  return peers.map((peer) => {
    const peerDir = peerFolder(peersDir, peer);
    const siteDir = join(peerDir, `site-${name}`);
    if (readStamp(siteDir) !== hash) rmSync(siteDir, { recursive: true, force: true });
    peer.writeSite(corpus, siteDir);
    writeFileSync(join(siteDir, STAMP), hash);
    const results = { name: peer.name, title: peer.title, series: new Map(), failures: new Map() };
    return { peer, peerDir, siteDir, results };
  });
}

/** Builds all sites in turn, and adds what each build cost. A site that failed is not tried again. */
export async function measureBuilds(sites: PreparedSite[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const site of shuffled(sites, round)) {
      if (site.results.failures.has('build')) continue;
      const result = await buildOnce(site);
      if ('failure' in result) continue;
      addValues(site.results, round, {
        'wall time': result.milliseconds,
        'processor time': result.processorMilliseconds,
        memory: result.peakMemory,
        files: result.files,
        output: result.bytes,
      });
    }
  }
}

/** Builds the sites that have no build yet; the engine of this repository always, since it changes. */
export async function buildMissing(sites: PreparedSite[]): Promise<void> {
  for (const site of sites) {
    const hasBuild = existsSync(join(site.siteDir, site.peer.output));
    if (site.peer.packages.length === 0 || !hasBuild) await buildOnce(site);
  }
}

/** Whether a site was built. */
export function isBuilt({ siteDir, peer, results }: PreparedSite): boolean {
  return !results.failures.has('build') && existsSync(join(siteDir, peer.output));
}

async function buildOnce({ peer, siteDir, peerDir, results }: PreparedSite): Promise<BuildResult> {
  const result = await buildCold(peer, siteDir, peerDir);
  if ('failure' in result) {
    results.failures.set('build', result.failure);
    // What it wrote before it failed is not a site.
    rmSync(join(siteDir, peer.output), { recursive: true, force: true });
    console.log(`  ${peer.title}: the build failed\n${result.failure}`);
  } else {
    console.log(`  ${peer.title}: built in ${(result.milliseconds / 1000).toFixed(1)} s`);
  }
  return result;
}

function readStamp(siteDir: string): string {
  const file = join(siteDir, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
