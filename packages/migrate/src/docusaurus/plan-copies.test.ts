import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planCopies } from './plan-copies.ts';
import { updateReferences } from './rename-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'mill-'));
const sourceDir = join(folder, 'mill/website');

const FILES = {
  'secret.json': '{}',
  'mill/.git/HEAD': '',
  'mill/grain.json': '{}',
  'mill/CHANGELOG.md': '# Changes\n',
  'mill/pictures/wheel.png': 'png',
  'mill/docs/flour.mdx':
    "import Changes from '../CHANGELOG.md';\n\n![wheel](../pictures/wheel.png) [readme](../README.md)\n\n```js\nimport './sample.js';\n```\n",
  'mill/website/package.json': '{}',
  'mill/website/src/pages/index.jsx':
    "import grain from '../../../grain.json';\nimport manifest from '@site/../website/package.json';\nimport secret from '../../../../secret.json';\nimport Sieve from '../Sieve';\n",
  'mill/website/src/Sieve.jsx': 'export default () => null;\n',
};

beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('planCopies', () => {
  const plan = () =>
    planCopies(sourceDir, [
      { from: join(folder, 'mill/docs'), to: 'docs' },
      { from: join(sourceDir, 'src/pages'), to: 'src/pages' },
    ]);

  test('copies what pages refer to, wherever it is in the repository, but nothing from outside of it', () => {
    const { copies, notes } = plan();
    expect(copies.map(({ to }) => to).sort()).toEqual([
      'CHANGELOG.md',
      'docs/flour.mdx',
      'pictures/wheel.png',
      'repository/grain.json',
      'repository/website/package.json',
      'src/Sieve.jsx',
      'src/pages/index.jsx',
    ]);
    expect(notes.map(({ text }) => text)).toEqual([
      expect.stringContaining('repository/grain.json'),
    ]);
  });

  test('references lead to the copies', () => {
    const text = FILES['mill/website/src/pages/index.jsx'];
    const updated = updateReferences('src/pages/index.jsx', text, plan().moved);
    expect(updated).toContain("from '../../repository/grain.json'");
    expect(updated).toContain("from '@site/repository/website/package.json'");
    expect(updated).toContain("from '../Sieve'");
  });
});
