/**
 * The engine can build any site, so its files must not name the product that this site is about.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PRODUCT_WORDS = /immich|futo\b/i;

const found = ['packages']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      PRODUCT_WORDS.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
    );
  });

if (found.length > 0) {
  console.error(`The engine names the product:\n${found.join('\n')}\nMove this into site/.`);
  process.exit(1);
}
