import { afterEach, expect, test } from 'vitest';
import { makeFaultSite } from './fault-site.ts';

const site = makeFaultSite({
  'site.config.ts': `export default {
  title: 'Lamps',
  url: 'https://lamps.example',
  redirects: [{ from: '/old', to: '/docs/oil' }],
};`,
});
afterEach(site.remove);

test('a static file at the address of a page is an error that names both', async () => {
  const files = ['docs/oil.html', 'docs/gas/index.html', 'Docs/GAS.html', 'old.html', '404.html'];
  for (const file of [...files, 'docs/gas/index.page.json', 'docs/gas/notes.html']) {
    site.write(`static/${file}`, '<p>Mine</p>');
  }
  const { code, output } = await site.run();
  expect(code).toBe(1);
  expect(output).toContain('static/docs/oil.html');
  const owners = [...output.matchAll(/^ +(".*) is published at the address of (.*)\.$/gm)];
  expect(owners.map(([, file, owner]) => `${file} ${owner}`)).toEqual([
    '"404.html" the not-found page',
    '"Docs/GAS.html" the page docs/gas.md',
    '"docs/gas/index.html" the page docs/gas.md',
    '"docs/gas/index.page.json" the page docs/gas.md',
    '"docs/oil.html" the page docs/oil.md',
    '"old.html" the redirect from "/old" in site.config.ts',
  ]);
});
