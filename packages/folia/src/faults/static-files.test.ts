import { rmSync } from 'node:fs';
import { join } from 'node:path';
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

test('files and folders that the config and pages name and that do not exist are reported', async () => {
  const other = makeFaultSite({
    'site.config.ts': `export default {
  title: 'Lamps',
  url: 'https://lamps.example',
  favicon: 'img/lamp.svg',
  staticDirectories: [
    'static',
    'publik',
  ],
  themeConfig: { image: '/img/card.png' },
};`,
    'docs/gas.md': '---\nimage: /img/gas.png\n---\n\n# Gas\n\nIt hisses.\n',
  });
  const { code, output } = await other.run(['check']);
  other.remove();
  expect(code).toBe(1);
  expect(output).toContain('4:1  favicon: the file "img/lamp.svg" does not exist.');
  expect(output).toContain(
    '7:1  Warning: staticDirectories[1]: the folder "publik" does not exist.',
  );
  expect(output).toContain('9:1  themeConfig.image: the file "/img/card.png" does not exist.');
  expect(output).toContain('image: the file "/img/gas.png" does not exist.');
});

test.each(['note.txt', '/note.txt?v=2', '/lamps/note.txt', 'https://a.example/b.ico', 'data:,'])(
  'the icon %s is not a mistake, and neither is a missing folder "static"',
  async (favicon) => {
    const other = makeFaultSite({
      'site.config.ts': `export default {
        title: 'Lamps', url: 'https://lamps.example', baseUrl: '/lamps/',
        favicon: '${favicon}', staticDirectories: ['files', 'static'] };`,
      'files/note.txt': '',
    });
    rmSync(join(other.siteDir, 'static'), { recursive: true });
    const ended = await other.run(['check']);
    other.remove();
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.output).not.toContain('Warning');
  },
);

test('an icon and logos of other sites are found and allowed by the policy of each document', async () => {
  const other = makeFaultSite({
    'site.config.ts': `export default {
      title: 'Lamps', url: 'https://lamps.example', baseUrl: '/lamps/',
      favicon: '//icons.example/lamp.svg',
      themeConfig: {
        navbar: { logo: { src: 'https://day.example/a.svg', srcDark: '//night.example/a.svg', alt: 'A' } },
        footer: { logo: { src: 'https://foot.example/a.svg', alt: 'A' } },
      } };`,
  });
  const ended = await other.run();
  const html = other.read('docs/gas/index.html');
  other.remove();
  expect(ended).toMatchObject({ code: 0 });
  expect(html).toContain('<link rel="icon" href="//icons.example/lamp.svg">');
  expect(html).toContain('src="//night.example/a.svg"');
  const [, pictures] = /img-src ([^;]*);/.exec(html) ?? [];
  expect(pictures?.split(' ')).toEqual([
    "'self'",
    'data:',
    'https://day.example',
    'https://foot.example',
    'icons.example',
    'night.example',
  ]);
});

test.each([
  ['', ' https:'],
  ["contentSecurityPolicy: { 'font-src': ['https://fonts.example'] },", ' https://fonts.example'],
])(
  'fonts of a style sheet of another host are allowed, those that the config lists or else all: %s',
  async (policy, allowed) => {
    const other = makeFaultSite({
      'site.config.ts': `export default { title: 'Lamps', url: 'https://lamps.example', ${policy} customCss: ['own.css'] };`,
      'own.css': '@import "https://styles.example/family?a";\nbody { font-family: A; }\n',
    });
    const ended = await other.run();
    const html = other.read('docs/gas/index.html');
    other.remove();
    expect(ended).toMatchObject({ code: 0 });
    expect(html).toContain("style-src 'self' https://styles.example");
    expect(/font-src ([^;]*);/.exec(html)?.[1]).toBe(`'self'${allowed}`);
  },
);
