/** Writes a site whose sidebar is too long to stand whole in each document: `node tests/make-atlas.ts FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REGIONS = 6;
const MAPS_PER_REGION = 40;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: node tests/make-atlas.ts FOLDER');

mkdirSync(join(folder, 'docs'), { recursive: true });
writeFileSync(
  join(folder, 'site.config.ts'),
  `import { defineConfig } from 'docs-engine';
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
