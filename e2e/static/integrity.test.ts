/** The hashes by which documents check modules (https://www.w3.org/TR/sri-2/). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { integrityOf } from '../integrity-of.ts';
import { outputFolder, SITES, type SiteName } from '../sites.ts';

const TESTED: SiteName[] = ['real', 'garden', 'gardenPreview', 'harbor', 'windmill'];

const importMapSchema = z.object({ integrity: z.record(z.string(), z.string()) });

/** Modules that a document names: the entry, those that it preloads, and the code of the search. */
const MODULE =
  /data-app="([^"]+)"|<link rel="modulepreload" href="([^"]+)"|<script type="module" src="([^"]+)"/g;

/** Browsers cannot check the code of workers. */
const isWorker = (url: string) => /\/worker-[^/]*$/.test(url);

describe.each(TESTED)('the documents of the site %s', (site) => {
  const folder = outputFolder(site);
  const { baseUrl } = SITES[site];
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ html }) => html.includes('id="page-shell"'));
  const hashesIn = (html: string) =>
    importMapSchema.parse(
      JSON.parse(/<script type="importmap">([^<]*)</.exec(html)?.[1] ?? '{"integrity":{}}'),
    ).integrity;

  test('have a hash for each module that they name', () => {
    const unchecked = documents.flatMap(({ file, html }) => {
      const hashes = hashesIn(html);
      const named = [...html.matchAll(MODULE)].map((found) => found.slice(1).join(''));
      expect(named.length).toBeGreaterThan(3);
      const missing = named.filter((url) => !isWorker(url) && !Object.hasOwn(hashes, url));
      return missing.map((url) => `${file}: ${url}`);
    });
    expect(unchecked).toEqual([]);
    expect(documents.length).toBeGreaterThan(5);
  });

  test('have the hashes of the files that are there', () => {
    const listed = new Set(
      documents.flatMap(({ html }) => Object.entries(hashesIn(html)).map(String)),
    );
    for (const entry of listed) {
      const [url = '', hash] = entry.split(',');
      const path = url.slice(baseUrl.length).replace(/\?+$/, '');
      expect(integrityOf(readFileSync(join(folder, path), 'utf8')), url).toBe(hash);
    }
    expect(listed.size).toBeGreaterThan(10);
  });
});
