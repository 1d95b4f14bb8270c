import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

const TIMEOUT_MS = 60_000;
let site: TestSite;

function writePackage(name: string, files: Record<string, string>): void {
  site.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
  for (const [path, text] of Object.entries(files)) {
    site.write(`node_modules/${name}/${path}`, text);
  }
}

async function built(path: string): Promise<string> {
  await site.build();
  return site.read(path);
}

function assets(): string[] {
  return site.outputPaths().filter((path) => path.startsWith('assets/'));
}

beforeEach(() => {
  site = openTestSite({
    'site.config.ts':
      "export default { title: 'Orchestra', url: 'https://orchestra.example', docs: false };",
  });
});

afterEach(() => site.remove());

describe('a site that imports packages of its own', { timeout: TIMEOUT_MS }, () => {
  test('renders their components with the React of the engine, whichever the site has installed', async () => {
    writePackage('react', { 'index.js': "throw new Error('A second React was loaded.');" });
    writePackage('baton', {
      'index.js':
        "const { createElement, useState } = require('react');\nmodule.exports = () => createElement('b', null, useState('tutti')[0]);\n",
    });
    site.write(
      'pages/index.jsx',
      "import Baton from 'baton';\nexport default function Page() { return <p><Baton /></p>; }\n",
    );
    expect(await built('index.html')).toContain('<b>tutti</b>');
  });

  test('imports from CommonJS what bundlers do: default, members, namespaces, and again by other modules', async () => {
    writePackage('violin', {
      'index.js':
        "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = () => 'default';\nexports.tune = () => 'named';\n",
    });
    writePackage('cello', {
      'index.js': "const all = { low: () => 'member' };\nmodule.exports = all;\n",
    });
    site.write('strings.js', "export { default as Violin, tune } from 'violin';\n");
    site.write(
      'pages/index.jsx',
      `import Violin, { tune } from 'violin';
      import cello, { low } from 'cello';
      import * as all from 'cello';
      import { Violin as Again, tune as tuneAgain } from '../strings.js';
      export default function Page() {
        return <p>{[Violin(), tune(), cello.low(), low(), all.low(), Again(), tuneAgain()].join(' ')}</p>;
      }`,
    );
    expect(await built('index.html')).toContain(
      '<p>default named member member member default named</p>',
    );
  });

  test('requires what a CommonJS package exports, also a function, and the namespace of an ES module', async () => {
    writePackage('horn', {
      'index.js': "module.exports = () => 'horn';\nmodule.exports.mute = () => 'muted';\n",
    });
    writePackage('harp', {
      'package.json': '{ "name": "harp", "type": "module", "main": "index.js" }',
      'index.js': "export default () => 'harp';\nexport const pluck = () => 'plucked';\n",
    });
    site.write(
      'pages/index.jsx',
      `const horn = require('horn');
      const { mute } = require('horn');
      const harp = require('harp');
      export default function Page() {
        return <p>{[horn(), mute(), harp.default(), harp.pluck()].join(' ')}</p>;
      }`,
    );
    expect(await built('index.html')).toContain('<p>horn muted harp plucked</p>');
  });

  test('reports an export that a package does not have', async () => {
    writePackage('flute', { 'index.js': 'module.exports = { breath: 1 };' });
    site.write(
      'pages/index.jsx',
      "import { reed } from 'flute';\nexport default function Page() { return <p>{reed}</p>; }\n",
    );
    await expect(site.check()).rejects.toThrow('The package "flute" has no export "reed".');
    writePackage('harp', { 'index.mjs': 'export const pluck = 1;' });
    site.write(
      'pages/index.jsx',
      "import harp from 'harp';\nexport default function Page() { return <p>{harp}</p>; }\n",
    );
    await expect(site.check()).rejects.toThrow(
      'The package "harp" has no default export. It exports pluck.',
    );
  });

  test('has the rules of a style sheet that a package exports under another name', async () => {
    site.write(
      'node_modules/podium/package.json',
      JSON.stringify({
        name: 'podium',
        exports: { './css': './podium.css', './step': './step.js' },
      }),
    );
    site.write('node_modules/podium/podium.css', '.podium { block-size: 7rem; }');
    site.write('node_modules/podium/step.js', "export const step = 'second step';");
    site.write(
      'pages/index.jsx',
      "import 'podium/css';\nimport { step } from 'podium/step';\nexport default function Page() { return <p className=\"podium\">{step}</p>; }\n",
    );
    const html = await built('index.html');
    expect(html).toMatch(/\.podium\{block-size:\s*7rem\}/);
    expect(html).toContain('second step');
  });

  test('keeps the packages of islands out of what every live page fetches', async () => {
    const text = 'x'.repeat(2_000);
    writePackage('organ', { 'index.js': `module.exports = { pipes: '${text}' };` });
    for (const name of ['one', 'two']) {
      site.write(
        `${name}.island.jsx`,
        "import { pipes } from 'organ';\nexport default function Organ() { return <p>{pipes.length}</p>; }\n",
      );
    }
    site.write(
      'pages/index.jsx',
      "import One from '../one.island.jsx';\nimport Two from '../two.island.jsx';\nexport default function Page() { return <div><One /><Two /></div>; }\n",
    );
    const html = await built('index.html');
    const holders = assets().filter((path) => site.read(path).includes(text));
    expect(holders).toHaveLength(1);
    expect(holders[0]).not.toMatch(/^assets\/(?:client|shared|react)-/);
    expect(html).not.toContain(holders[0]);
  });

  test('hydrates an island with <main> from markup in which it is a <div>, as in the browser', async () => {
    site.write(
      'hall.island.jsx',
      'export default function Hall() { return <main className="hall">Doors at seven</main>; }',
    );
    site.write(
      'pages/index.jsx',
      "import Hall from '../hall.island.jsx';\nexport default function Page() { return <Hall />; }\n",
    );
    expect(await built('index.html')).toContain('<div class="hall">Doors at seven</div>');
    const chunk = assets().find((path) => path.startsWith('assets/hall.island-'));
    const code = site.read(chunk ?? '');
    expect(code).toContain('Doors at seven');
    expect(code).not.toMatch(/["'`]main["'`]/);
  });
});

describe('a package that is not installed', { timeout: TIMEOUT_MS }, () => {
  const page =
    "import Harp from 'harp/grand';\nexport default function Page() { return <Harp />; }\n";

  test('is reported with the command that installs it', async () => {
    site.write('pages/index.jsx', page);
    await expect(site.check()).rejects.toThrow(
      /The imported package "harp\/grand" is not installed\.\n.*Run "npm install --prefix \S*site-\S+ harp"\./,
    );
  });

  test('but listed in package.json needs no name', async () => {
    site.write('pages/index.jsx', page);
    site.write('package.json', JSON.stringify({ dependencies: { harp: '^1.0.0' } }));
    await expect(site.check()).rejects.toThrow(/Run "npm install --prefix \S*site-\w+"\./);
  });
});

describe('a tsconfig.json of a site', { timeout: TIMEOUT_MS }, () => {
  test('is for its editor: it may extend a package that is not installed, and leave JSX as it is', async () => {
    site.write(
      'tsconfig.json',
      JSON.stringify({ extends: '@strings/tsconfig', compilerOptions: { jsx: 'preserve' } }),
    );
    site.write(
      'bow.island.tsx',
      'export default function Bow({ hairs = 150 }: { hairs?: number }) { return <p>{hairs}</p>; }',
    );
    site.write(
      'pages/index.tsx',
      "import Bow from '../bow.island.tsx';\nexport default function Page() { return <Bow />; }\n",
    );
    expect(await built('index.html')).toContain('<p>150</p>');
    expect(assets().join()).toContain('bow.island-');
  });
});
