import { afterAll, expect, test } from 'vitest';
import { GREEN, makeFaultSite } from './fault-site.ts';

const site = makeFaultSite();
afterAll(site.remove);

const NAMES = [
  'with space',
  'it\u2019s "quoted" & <angled>',
  "apostrophe's",
  '\u{1F4A1} lamp',
  '\u0645\u0635\u0628\u0627\u062D',
  '-dash',
  'con',
  'constructor',
  '$& $(x)',
  'semi;colon, and=more',
  'x'.repeat(240),
];

test('pages and files of almost any name are published, and links find them', async () => {
  for (const [index, name] of NAMES.entries()) site.write(`docs/${name}.md`, `# Page ${index}\n`);
  const files = ['a#b', 'a?b', '100%', 'a b', 'caf\u00E9', 'cafe\u0301'];
  for (const [index, name] of files.entries()) {
    // Pictures of the same content would be one file.
    site.write(`docs/${name}.png`, Buffer.concat([GREEN, Buffer.from([index])]));
    site.write(`static/${name}.txt`, name);
  }
  const links = [
    ...NAMES.map((name) => `[${NAMES.indexOf(name)}](<${encodeURIComponent(name)}.md>)`),
    ...files.map((name) => `![${name}](${encodeURIComponent(name)}.png)`),
    ...files.map((name) => `[${name}](/${encodeURIComponent(name)}.txt)`),
  ];
  site.write('docs/links.md', `# Links\n\n${links.join('\n\n')}\n`);
  expect(await site.run()).toMatchObject({ code: 0 });
  for (const [index, name] of NAMES.entries()) {
    expect(site.read(`docs/${name}/index.html`)).toContain(`<h1>Page ${index}</h1>`);
  }
  const html = site.read('docs/links/index.html');
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path);
  const downloads = [...html.matchAll(/<a href="([^"]+\.txt)"/g)].map(([, path = '']) => path);
  expect(new Set(pictures).size).toBe(files.length);
  for (const path of pictures) expect(site.read(decodeURIComponent(path))).toContain('PNG');
  expect(downloads.map((path) => site.read(decodeURIComponent(path)))).toEqual(files);
});

test('names of JavaScript in a page are words like any other', async () => {
  site.write(
    'docs/words.md',
    [
      '# Words\n\n```constructor toString=1 valueOf\n$ ls\n```\n',
      '```mermaid\nconstructor\n  a --> b\n```\n',
      ':constructor: [toString](constructor.md) {valueOf} `__proto__`\n',
      '<details><summary>toString</summary>\n\n:::note{.constructor #toString}\nA.\n:::\n\n</details>\n',
    ].join('\n'),
  );
  const { code, output } = await site.run();
  expect(output).not.toContain('bug in the engine');
  expect(output).toContain('Unknown code language "constructor".');
  expect(code).toBe(0);
  site.write('docs/words.md', '# Words\n\n<constructor href="/x">a</constructor>\n');
  expect((await site.run()).output).toContain('"<constructor>" is not an HTML element');
  site.write('docs/words.md', '# Words\n');
});

test('names that no address can have are reported in one run', async () => {
  for (const name of ['c#', 'why?', '50%', 'two\nlines', 'Oil', 'rtl\u202Egnp']) {
    site.write(`docs/${name}.md`, `# ${name}\n`);
  }
  const { code, output } = await site.run(['check']);
  expect(code).toBe(1);
  for (const url of ['/docs/c#', '/docs/why?', '/docs/50%', '/docs/two\\nlines']) {
    expect(output).toContain(`The address "${url}" contains`);
  }
  expect(output).toContain('contains the character U+202E');
  expect(output).toContain('differs from that of docs/Oil.md only in upper and lower case');
});
