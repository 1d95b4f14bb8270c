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

test('files that pages import by a path from the folder of the site, with a slash or "@site", are copied with their folders, but no packages', () => {
  const dir = mkdtempSync(join(tmpdir(), 'kiln-'));
  const files = {
    'docs/glaze.mdx':
      "import Heat from '/parts/heat.mdx';\nimport Cone from '/shapes/cone';\nimport clay from '/node_modules/clay/index.js';\nimport sand from '@site/node_modules/sand/index.js';\nimport logo from '/img/logo.svg';\n",
    'parts/heat.mdx': "import Ash from '/parts/ash.mdx';\n",
    'parts/ash.mdx': 'Ash\n',
    'shapes/cone.jsx': 'export default () => null;\n',
    'node_modules/clay/index.js': 'export default 1;\n',
    'node_modules/sand/index.js': 'export default 1;\n',
    'static/img/logo.svg': '<svg/>',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const { copies } = planCopies(dir, [
    { from: join(dir, 'docs'), to: 'docs' },
    { from: join(dir, 'static'), to: 'static' },
  ]);
  rmSync(dir, { recursive: true });
  expect(copies.map(({ to }) => to).sort()).toEqual([
    'docs/glaze.mdx',
    'parts/ash.mdx',
    'parts/heat.mdx',
    'shapes/cone.jsx',
    'static/img/logo.svg',
  ]);
});

describe('links between pages', () => {
  const planned = (files: Record<string, string>) => {
    const dir = mkdtempSync(join(tmpdir(), 'loom-'));
    for (const [path, text] of Object.entries({ '.git/HEAD': '', ...files })) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    const plan = planCopies(join(dir, 'website'), [
      { from: join(dir, 'docs'), to: 'docs' },
      { from: join(dir, 'website/static'), to: 'static' },
    ]);
    rmSync(dir, { recursive: true });
    return { ...plan, paths: plan.copies.map(({ to }) => to).sort() };
  };

  test('a link with a slash at its end copies no page, also where pages link to each other', () => {
    const { paths, moved } = planned({
      'docs/warp.mdx': '[itself](./warp/) [weft](./weft/#thread) [shuttle](../shuttle/)\n',
      'docs/weft.md': '[warp](../docs/warp/)\n',
      'shuttle.md': '# Shuttle\n',
      'website/package.json': '{}',
    });
    expect(paths).toEqual(['docs/warp.mdx', 'docs/weft.md']);
    expect(moved.size).toBe(0);
  });

  test('a file of the new site is not copied a second time', () => {
    const page = '![loom](../website/static/loom.png)\n';
    const { paths, moved, notes } = planned({
      'docs/loom.md': page,
      'website/package.json': '{}',
      'website/static/loom.png': 'png',
    });
    expect(paths).toEqual(['docs/loom.md', 'static/loom.png']);
    expect(notes).toEqual([]);
    expect(updateReferences('docs/loom.md', page, moved)).toBe('![loom](../static/loom.png)\n');
  });
});
