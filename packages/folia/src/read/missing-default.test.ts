import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMissingDefault } from './missing-default.ts';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'kiln-'));
  mkdirSync(join(siteDir, 'data'));
  const files = {
    'data/glazes.ts': 'export const glazes = [];\n',
    'data/clays.ts': 'const clays = [];\nexport { clays as default };\n',
    'data/fires.js': 'module.exports = [];\n',
    'data/pots.ts': "export { default } from './clays.ts';\n",
    'data/ash.json': '[]',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(siteDir, path), text);
});

afterAll(() => rmSync(siteDir, { recursive: true }));

test('an import of a default export that a file does not have is reported with its line', () => {
  const text = "import { defineConfig } from 'folia';\nimport glazes from './data/glazes';\n";
  expect(findMissingDefault(siteDir, 'site.config.ts', text)).toEqual({
    file: 'site.config.ts',
    line: 2,
    message: '"./data/glazes" has no default export, so "glazes" would be undefined.',
    hint: `Write "export default" in data/glazes.ts, or import what it exports: import { glazes } from './data/glazes'.`,
  });
});

test.each([
  "import { glazes } from './data/glazes.ts';",
  "import type Glaze from './data/glazes.ts';",
  "import clays from './data/clays.ts';",
  "import fires from './data/fires';",
  "import pots, { more } from './data/pots.ts';",
  "import ash from './data/ash.json';",
  "import gone from './data/gone.ts';",
  "import folia from 'folia';",
])('%s is no mistake of this kind', (text) => {
  expect(findMissingDefault(siteDir, 'site.config.ts', text)).toBeUndefined();
});
