import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

const TIMEOUT_MS = 60_000;
let site: TestSite;

function config(modules: string[]): string {
  return `export default { title: 'Hive', url: 'https://hive.example', baseUrl: '/base/', clientModules: ${JSON.stringify(modules)} };`;
}

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': config(['src/count.ts', 'src/sing.js']),
    'src/count.ts': `import './count.css';
      import { hum } from './hum.ts';
      export const onRouteDidUpdate = ({ location }: { location: Location }) => hum(location.pathname);`,
    'src/hum.ts': 'export const hum = (path: string) => console.log("counted " + path);\n',
    'src/count.css': '.counted { color: gold }',
    'src/sing.js': `import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
      if (ExecutionEnvironment.canUseDOM) document.title += ' sings';`,
    'docs/bees.md': '---\ntitle: Bees\n---\n\nThey fly.\n',
  });
});

afterEach(() => site.remove());

/** The script that documents load, as a path in the output. */
function scriptOf(html: string): string | undefined {
  return /<script type="module" src="\/base\/(assets\/client-modules-[\w-]+\.js)"/.exec(html)?.[1];
}

describe('client modules', { timeout: TIMEOUT_MS }, () => {
  test('are one script of each document, which browsers check, with their style sheets in the document', async () => {
    await site.build();
    const html = site.read('docs/bees/index.html');
    const path = scriptOf(html) ?? '';
    expect(scriptOf(site.read('404.html'))).toBe(path);
    expect(html).toContain(`"/base/${path}":"sha256-`);
    expect(html).toContain('.counted{color:gold}');
    const code = site.read(path);
    expect(code).toContain('counted ');
    expect(code).toContain(' sings');
    // They are not run by the build, and do not bring the shell with them.
    expect(code).not.toMatch(/\bfrom\s*["']/);
    expect(html).toContain('<title>Bees | Hive</title>');
  });

  test('make running shells load documents when they change', async () => {
    const buildId = () => JSON.parse(site.read('docs/bees/index.page.json')).build;
    await site.build();
    const before = buildId();
    site.write(
      'src/hum.ts',
      'export const hum = (path: string) => console.log("hummed " + path);\n',
    );
    await site.build();
    expect(buildId()).not.toBe(before);
    expect(site.read(scriptOf(site.read('docs/bees/index.html')) ?? '')).toContain('hummed ');
  });

  test('may come from packages, whose licenses are listed', async () => {
    site.write(
      'node_modules/nectar/package.json',
      '{ "name": "nectar", "version": "3.2.1", "license": "MIT", "main": "index.js" }',
    );
    site.write('node_modules/nectar/index.js', 'module.exports = () => console.log("sweet");');
    site.write('src/sing.js', "import nectar from 'nectar';\nnectar();\n");
    await site.build();
    expect(site.read(scriptOf(site.read('docs/bees/index.html')) ?? '')).toContain('sweet');
    expect(site.read('licenses.txt')).toContain('nectar 3.2.1 (MIT)');
  });

  test('that are missing are reported, and the others are bundled', async () => {
    site.write('site.config.ts', config(['src/cont.ts', 'src/sing.js']));
    const { warnings } = await site.build();
    expect(warnings).toContainEqual(
      expect.objectContaining({
        file: 'site.config.ts',
        message: 'clientModules[0]: the file "src/cont.ts" does not exist.',
      }),
    );
    expect(site.read(scriptOf(site.read('docs/bees/index.html')) ?? '')).toContain(' sings');
  });

  test('with mistakes fail a check, with the place of the mistake', async () => {
    site.write('src/hum.ts', 'export const hum = (;\n');
    expect(await site.mistakes()).toMatchObject([{ file: 'src/hum.ts', line: 1 }]);
    site.write('src/hum.ts', "import { sing } from 'songbook';\nexport const hum = sing;\n");
    expect(await site.mistakes()).toMatchObject([
      { file: 'src/hum.ts', line: 1, message: expect.stringContaining('"songbook"') },
    ]);
    site.write('src/hum.ts', "export * from './hummm.ts';\n");
    expect(await site.mistakes()).toMatchObject([
      { file: 'src/hum.ts', line: 1, message: expect.stringContaining('./hummm.ts') },
    ]);
    site.write('src/hum.ts', "import './hum.css';\nexport const hum = 1;\n");
    site.write('src/hum.css', '@import "./gone.css";');
    expect(await site.mistakes()).toMatchObject([{ file: 'src/hum.css' }]);
  });

  test('cannot import what only Node has', async () => {
    site.write(
      'src/hum.ts',
      "import { readFileSync } from 'node:fs';\nexport const hum = readFileSync;\n",
    );
    expect(await site.mistakes()).toMatchObject([{ file: 'src/hum.ts', line: 1 }]);
    await expect(site.build()).rejects.toThrow(
      /src\/hum\.ts\s+1:1\s+"node:fs" is a module of Node/,
    );
  });

  test('keep the rules of the site whose class names are in their code, since they may add such elements', async () => {
    site.write(
      'src/site.css',
      '.swarm { color: brown } .wax { color: tan } .md\\:hive { color: red }',
    );
    const styled = (modules: string[]) =>
      config(modules).replace('clientModules', "customCss: ['src/site.css'], clientModules");
    site.write('site.config.ts', styled([]));
    await site.build();
    const html = () => site.read('docs/bees/index.html');
    expect(html()).not.toMatch(/\.swarm|\.wax|:hive/);
    expect(scriptOf(html())).toBeUndefined();
    site.write('src/sing.js', 'document.body.innerHTML += `<p class="swarm md:hive">Bzz</p>`;\n');
    site.write('site.config.ts', styled(['src/sing.js']));
    await site.build();
    expect(html()).toContain('.swarm{');
    expect(html()).toContain('.md\\:hive{');
    expect(html()).not.toContain('.wax');
    expect(html()).not.toContain('require-trusted-types-for');
  });
});
