/**
 * Writes a site whose sidebar is too long for each document to include all of it, and whose search
 * is too large for two files: `node e2e/make-atlas.ts FOLDER`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REGIONS = 6;
const MAPS_PER_REGION = 40;
const GAZETTEERS = 10;
const PLACES_PER_GAZETTEER = 12_000;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node e2e/make-atlas.ts FOLDER');

mkdirSync(join(folder, 'docs'), { recursive: true });
writeFileSync(
  join(folder, 'site.config.ts'),
  `import { defineConfig } from 'folia';
export default defineConfig({ title: 'Atlas', url: 'https://atlas.example', trailingSlash: false });
`,
);
for (let region = 1; region <= REGIONS; region += 1) {
  const regionFolder = join(folder, 'docs', `region-${region}`);
  mkdirSync(regionFolder, { recursive: true });
  for (let map = 1; map <= MAPS_PER_REGION; map += 1) {
    const text = `---\ntitle: Map ${region}.${map}\nsidebar_position: ${map}\n---\n\nSheet ${map}.\n\n## Legend\n\nRoads.\n`;
    writeFileSync(join(regionFolder, `map-${map}.md`), text);
  }
}
mkdirSync(join(folder, 'pages'), { recursive: true });
let seed = 1;
for (let number = 1; number <= GAZETTEERS; number += 1) {
  const places = Array.from({ length: PLACES_PER_GAZETTEER }, placeName);
  const lines = places.map((place, index) => (index % 100 === 0 ? `\n\n## ${place}\n\n` : place));
  const text = `# Gazetteer ${number}\n${lines.join(' ')}\n\n## Lost\n\nIts harbor ${number} silted up.\n`;
  writeFileSync(join(folder, 'pages', `gazetteer-${number}.md`), text);
}

/** A name of three random syllables, the same in each run. */
function placeName(): string {
  const syllable = () => pick('bdfgklmnprstvw') + pick('aeiou') + pick('lmnrst');
  return syllable() + syllable() + syllable();
}

function pick(letters: string): string {
  seed = (seed * 48_271) % 2_147_483_647;
  return letters.charAt(seed % letters.length);
}
