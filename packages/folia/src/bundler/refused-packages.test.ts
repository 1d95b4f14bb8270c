import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../test-site.ts';

let site: TestSite;

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': "export default { title: 'Kiln', url: 'https://kiln.example' };",
    'docs/fire.mdx': "import { Flame } from '@kiln/fire';\n\n# Fire\n\n<Flame />\n",
    'node_modules/@kiln/fire/package.json':
      '{ "name": "@kiln/fire", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/@kiln/fire/index.js': "export * from './flame';\n",
    'node_modules/@kiln/fire/flame.js':
      "import { heat } from 'heat';\nimport './flame.css';\nexport const Flame = () => heat + ' degrees';\n",
    'node_modules/@kiln/fire/flame.css': '.flame { background: url(flame.svg); color: #ff5500 }',
    'node_modules/@kiln/fire/flame.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="3"/>',
    'node_modules/heat/package.json': '{ "name": "heat", "version": "1.0.0", "main": "heat.js" }',
    // Node does not find such a name.
    'node_modules/heat/heat.js': "for (const name of ['heat']) exports[name] = 900;\n",
  });
});

afterEach(() => site.remove());

describe('a package written for bundlers, which Node refuses', { timeout: 60_000 }, () => {
  test('runs on a page, with its style sheets, also in a build with a cache', async () => {
    for (const _build of ['first', 'second']) {
      await site.build();
      const html = site.read('docs/fire/index.html');
      expect(html).toContain('900 degrees');
      const [, picture] = /background:url\("?([^")]+)/.exec(html) ?? [];
      expect(picture).toMatch(/^\/assets\/files\/flame-\w+\.svg$/);
      expect(site.read(String(picture).slice(1))).toContain('<svg');
    }
  });

  test('is reported as Node does if a bundler cannot load it either', async () => {
    site.write('node_modules/@kiln/fire/index.js', "export * from './smoke';\n");
    await expect(site.build()).rejects.toThrow('node_modules/@kiln/fire/smoke');
  });
});
