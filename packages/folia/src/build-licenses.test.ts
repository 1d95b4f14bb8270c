import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite } from './test-site.ts';

const site = openTestSite({
  'site.config.ts': "export default { title: 'Hive', url: 'https://hive.example' };",
});
let licenses: string;

function writePackage(name: string, manifest: object, files: Record<string, string>): void {
  const complete = { name, version: '3.1.0', ...manifest };
  site.write(`node_modules/${name}/package.json`, JSON.stringify(complete));
  for (const [path, text] of Object.entries(files)) {
    site.write(`node_modules/${name}/${path}`, text);
  }
}

beforeAll(async () => {
  writePackage(
    '@apiary/wax',
    { license: 'MIT', main: 'es/index.js' },
    {
      // Neither a name nor a version.
      'es/package.json': '{ "type": "module" }',
      'es/index.js': 'export const wax = "beeswax";',
      'Licence-MIT.md': 'Copyright of the wax makers\r\nKeep this.\r\n',
      'NOTICE.txt': 'Made of wax.',
      'license-check.mjs': 'process.exit(1);',
    },
  );
  const contained = [
    'src/smoke.js',
    '../../../node_modules/.pnpm/swarm@2.0.0/node_modules/swarm/index.js',
    '../node_modules/@apiary/ash/ash.js',
  ];
  writePackage(
    'smoke',
    { license: { type: 'ISC' }, author: { name: 'A. Keeper' } },
    {
      'index.js': 'module.exports = "smoke";',
      'index.js.map': JSON.stringify({ version: 3, sources: contained, mappings: '' }),
    },
  );
  writePackage('swarm', { license: 'MIT' }, { COPYING: 'Copyright of the bees' });
  writePackage('honey', { license: 'MIT' }, { LICENSE: 'Eaten.', 'index.js': '' });
  site.write('count.js', 'import smoke from "smoke"; onmessage = () => postMessage(smoke);');
  site.write(
    'frames.island.jsx',
    `import { wax } from '@apiary/wax';
    const start = () => new Worker(new URL('./count.js', import.meta.url), { type: 'module' });
    export default function Frames() { return <button onClick={start}>{wax}</button>; }`,
  );
  site.write(
    'pages/index.jsx',
    `import Frames from '../frames.island.jsx';
    import 'honey';
    export default function Page() { return <section><Frames /></section>; }`,
  );
  await site.build();
  licenses = site.read('licenses.txt');
});

afterAll(() => site.remove());

describe('licenses.txt', () => {
  test('lists exactly the packages in scripts, those of islands, workers and inline scripts included', () => {
    const headings = licenses.matchAll(/^(\S+) \d+\.\d+\.\d+ \(.+\)$/gm);
    expect([...headings].map(([, name]) => name)).toEqual([
      '@apiary/wax',
      'fastest-levenshtein',
      'folia',
      'folia-search',
      'react',
      'react-dom',
      'scheduler',
      'smoke',
      'stemmer',
      'swarm',
    ]);
  });

  test('has all notices of a package, once for packages with the same ones', () => {
    expect(licenses).toContain(
      '@apiary/wax 3.1.0 (MIT)\n\nCopyright of the wax makers\nKeep this.\n\nMade of wax.\n',
    );
    expect(licenses.match(/^ *GNU AFFERO GENERAL PUBLIC LICENSE$/gm)).toHaveLength(1);
    expect(licenses).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  });

  test('names the author of a package without a license text', () => {
    expect(licenses).toContain(
      'smoke 3.1.0 (ISC)\n\nNo license text is installed. Author: A. Keeper\n',
    );
  });

  test('lists packages that were bundled into another one before it was published', () => {
    expect(licenses).toContain('swarm 3.1.0 (MIT)\n\nCopyright of the bees\n');
    expect(licenses).toContain('\n@apiary/ash\n\nNo license text is installed.\n');
  });
});
