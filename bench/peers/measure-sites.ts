import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { findChromium, openBrowser } from '../browser.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import type { Part } from './figures.ts';
import { measureLongPage } from './measure-long-page.ts';
import { measureNavigation } from './measure-navigation.ts';
import { measureReading } from './measure-reading.ts';
import { measureSearch } from './measure-search.ts';
import { shuffled } from './order.ts';
import type { Places } from './places.ts';
import { isBuilt, type PreparedSite } from './prepare-sites.ts';
import { addValues, type PeerResults } from './results.ts';
import { type StaticServer, serveFolder } from './static-server.ts';
import type { Device, Subject, Values } from './visit.ts';

type Measure = (browser: Browser, subject: Subject, device: Device) => Promise<Values>;

const MEASURES: Partial<Record<Part, Measure>> = {
  reading: measureReading,
  navigation: measureNavigation,
  'long-page': measureLongPage,
  search: measureSearch,
};

const ALL_DEVICES: Device[] = ['desktop', 'phone'];

type ServedSite = { subject: Subject; server: StaticServer; results: PeerResults };

/**
 * Visits all built sites in turn and adds what was measured. In a first round, which does not count, the server compresses
 * the files. Returns the version of Chromium.
 * @param onRound is called after each round that counts
 */
export async function measureSites(
  sites: PreparedSite[],
  places: Places,
  { parts, rounds, onRound }: { parts: readonly Part[]; rounds: number; onRound: () => void },
): Promise<string> {
  const certificate = makeCertificate();
  const trusted = `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`;
  const browser = await openBrowser(findChromium(), [trusted]);
  const served: ServedSite[] = [];
  try {
    for (const site of sites.filter(isBuilt)) served.push(await serve(site, places, certificate));
    for (let round = -1; round < rounds; round += 1) {
      console.log(round < 0 ? '  Visiting once without counting' : `  Round ${round + 1}`);
      await runRound(browser, served, parts, round);
      if (round >= 0) onRound();
    }
    return browser.version();
  } finally {
    await browser.close();
    for (const { server } of served) server.close();
  }
}

async function runRound(
  browser: Browser,
  served: ServedSite[],
  parts: readonly Part[],
  round: number,
): Promise<void> {
  const devices = round < 0 ? ALL_DEVICES.slice(0, 1) : ALL_DEVICES;
  for (const part of parts) {
    const measure = MEASURES[part];
    if (!measure) continue;
    for (const device of devices) {
      for (const { subject, results } of shuffled(served, round)) {
        if (results.failures.has(part)) continue;
        try {
          const values = await measure(browser, subject, device);
          if (round >= 0) addValues(results, round, values);
        } catch (error) {
          if (!browser.isConnected()) throw error;
          // Whatever the page of one generator lacks, the others are still measured.
          const message = error instanceof Error ? error.message : String(error);
          results.failures.set(part, `${device}: ${message}`);
          console.log(`  ${subject.peer.title}, ${part}, ${device}: ${message.split('\n')[0]}`);
        }
      }
    }
  }
}

async function serve(
  { peer, siteDir, results }: PreparedSite,
  places: Places,
  certificate: Certificate,
): Promise<ServedSite> {
  const server = await serveFolder(join(siteDir, peer.output), certificate);
  const { origin, slowOrigin } = server;
  return { subject: { peer, origin, slowOrigin, places }, server, results };
}
