import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite } from './test-site.ts';

const FILES: Record<string, string> = {
  'site.config.ts': `import { failOnYeast, refuseYeast, shout } from './src/plugins.ts';
export default { markdown: { remarkPlugins: [failOnYeast, shout], rehypePlugins: [refuseYeast] }, title: 'Bakery', tagline: 'Fresh each day', url: 'https://bakery.example',
  baseUrl: '/base/', onBrokenPages: 'warn', onBrokenAnchors: 'warn', customCss: ['src/shop.css'], docs: { sidebarPath: 'sidebars.ts' } };`,
  'sidebars.ts': `export default { bread: [{ type: 'category', label: 'Rye', items: ['dough'] }, 'flour', 'mill', 'starter'], cake: ['icing'] };`,
  'src/plugins.ts': `export function failOnYeast() {
  return (tree, file) => { if (String(file).includes('yeast')) throw new Error('No yeast.'); };
}
export function refuseYeast() {
  return (tree, file) => { if (String(file).includes('yeast')) file.fail('Not allowed.', tree.children[0]); };
}
export function shout() {
  return (tree) => { for (const { children = [] } of tree.children) for (const node of children) if (node.type === 'text') node.value = node.value.replace('Wild', 'WILD'); };
}`,
  'src/shop.css':
    '.oven { color: red }\n@supports (color: red) {\n  --shade: red;\n}\n.tray { background: url(/gone.png) }\np { color: tan }\n',
  'docs/flour.md':
    '# Flour\n\n[Shape](dough.mdx#shape), [fire](/users#fire), [sack](mill.mdx#sack), [hopper](mill.mdx#hopper)\n',
  'docs/mill.mdx': `# Mill\n\nexport const Part = ({ name }) => <p id={name}>{name}</p>;\n\n<Part name="sack" />\n`,
  'docs/starter.mdx': '# Starter\n\nWild yeast, {1 + 1} days.\n',
  'docs/dough.mdx': `---
title: Sour dough
description: Bubbles overnight.
---

import Timer from '@site/src/Timer.tsx';
import Gone from './gone.mdx';

export const hours = localStorage.getItem('hours');

Wait for {hours} hours, or {'longer'}.

<CodeBlock>{\`fold the dough\`}</CodeBlock>

<Timer hours={hours}>Then **fold** it.</Timer>

<p style={{ color: 'brown' }} title={hours}>Brown crust.</p>

## Baking

- <Timer /> Bake it.
`,
  'docs/icing.mdx':
    '# Icing\n\nMilk <-> sugar, <b>not salt</b>, {1 + 1} spoons.\n\n## Glaze\n\n{butter\n',
  'docs/layers.mdx': `# Layers

import TOCInline from '@theme/TOCInline';
import Filling from './_filling.mdx';
import Sponge from './_sponge.mdx';

<TOCInline toc={toc[9].children} />

<Filling />

<Sponge />

## Stacking
`,
  'docs/_filling.mdx': `import Timer from '@site/src/Timer.tsx';\n\nStir. <Timer>Cool it.</Timer>\n`,
  'docs/_sponge.mdx': 'Fold in the flour.\n',
  'docs/crumble.mdx': `# Crumble\n\nimport Oats from './_oats.mdx';\n\n<Oats />\n\nRub in the butter.\n`,
  'docs/_oats.mdx': 'Oats {\n',
  'docs/yeast.md': '# Yeast\n\nTwice<super>1</super> a day.\n',
  'docs/salt.mdx': '# Salt\n\nOnce<super>2</super> a day.\n',
  'src/Timer.tsx': 'export default function Timer() { return <b>{window.innerWidth}</b>; }',
  'pages/index.tsx': `import { oven } from 'no-such-oven';\nexport default () => <h1>{oven}</h1>;`,
  'pages/prices.tsx': `import styles from './prices.module.css';\nexport default () => <p className={styles.list}>Rye: 3</p>;`,
  'pages/prices.module.css':
    '.list { .bordered(); @media screen { color: red; } } .a { &:extend(.b); } @rye: 3 {',
  'pages/users.tsx': 'export default () => <p>{undefined.length}</p>;',
  'pages/old.tsx': 'export default ({ config }) => <p>{config.title}, {config.baseUrl}</p>;',
};

describe('onBrokenPages: "warn"', () => {
  const site = openTestSite(FILES);
  let warnings: string[] = [];

  beforeAll(async () => {
    const result = await site.build();
    warnings = result.warnings.map(
      ({ file, line, column, message }) =>
        `${[file, line, column].filter(Boolean).join(':')}: ${message}`,
    );
  }, 60_000);

  afterAll(() => site.remove());

  const article = (path: string) => {
    const html = site.read(join(path, 'index.html'));
    return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  };

  test('reports each page that cannot run, and builds the site', () => {
    const files = [
      'docs/dough.mdx',
      'docs/icing.mdx',
      'docs/layers.mdx',
      'docs/_oats.mdx',
      'pages/index.tsx',
      'pages/users.tsx',
    ];
    for (const file of files) expect(warnings.some((text) => text.startsWith(file))).toBe(true);
  });

  test('reports links to sections of whole pages only, whoever draws these sections', () => {
    const links = warnings.filter((text) => text.includes('does not lead to a section'));
    expect(links).toEqual([
      'docs/flour.md:3:71: The link "mill.mdx#hopper" does not lead to a section of its page.',
    ]);
  });

  test('shows the content of elements that are not HTML', () => {
    expect(article('docs/yeast')).toContain('Twice<super>1</super> a day.');
    expect(article('docs/salt')).toContain('Once<super>2</super> a day.');
    expect(warnings).toContainEqual(
      expect.stringMatching(/^docs\/yeast\.md:3:6: "<super>" is not/),
    );
    expect(warnings).toContainEqual(
      expect.stringMatching(/^docs\/salt\.mdx:3:5: "<super>" is not/),
    );
  });

  test('keeps the text of MDX without the code: content of components, plain text and attributes', () => {
    const html = article('docs/dough').replace(/\s+/g, ' ');
    expect(html).toContain('Wait for hours, or longer.');
    expect(html).toContain('Then <strong>fold</strong> it.');
    expect(html).toContain('<code>fold the dough</code>');
    expect(html).toMatch(/<p data-style="color:brown">Brown crust\.<\/p>/);
    expect(html).toContain('id="baking"');
    expect(html).toContain('Bake it.');
  });

  test('builds a page without the plugins that fail on it, and keeps its code and what the others do', () => {
    expect(article('docs/starter')).toContain('<p>WILD yeast, 2 days.</p>');
    expect(warnings.filter((text) => text.startsWith('docs/starter.mdx'))).toEqual([
      'docs/starter.mdx: The plugin "failOnYeast" failed: No yeast.',
      'docs/starter.mdx:3:1: The plugin "refuseYeast" failed: Not allowed.',
    ]);
  });

  test('builds a page without a style sheet that has mistakes', () => {
    expect(article('prices')).toContain('<p>Rye: 3</p>');
    const found = warnings.filter((text) => text.startsWith('pages/prices.module.css'));
    expect(found).toEqual([expect.stringContaining('The style sheet is not valid CSS')]);
  });

  test('leaves out what is not valid in the style sheets of the site, as browsers do', () => {
    expect(site.read('docs/flour/index.html')).toMatch(/p:not\(.*?\)\{color:tan\}/);
    expect(warnings.filter((text) => text.startsWith('src/shop.css'))).toEqual([
      expect.stringMatching(/^src\/shop\.css:3:.* The style sheet is not valid CSS: /),
      'src/shop.css:5: The file "/gone.png" does not exist.',
    ]);
  });

  test('builds a home page with the title, the tagline and the first page of each sidebar', () => {
    const html = article('');
    expect(html).toMatch(/<h1[^>]*>Bakery<\/h1>/);
    expect(html).toContain('Fresh each day');
    expect(html).toContain('<a href="/base/docs/dough">Sour dough</a>');
    expect(html).toContain('Bubbles overnight.');
  });

  test('builds what MDX cannot read as text, keeps the code that it can, and names each place', () => {
    const html = article('docs/icing');
    expect(html).toContain('<p>Milk &lt;-&gt; sugar, <b>not salt</b>, 2 spoons.</p>');
    expect(html).toContain('id="glaze"');
    expect(html).toContain('<p>{butter</p>');
    const ofIcing = warnings.filter((text) => text.startsWith('docs/icing.mdx'));
    expect(ofIcing.map((text) => text.slice(0, 36))).toEqual([
      'docs/icing.mdx:8:1: MDX: Unexpected ',
      'docs/icing.mdx:3:7: MDX: Unexpected ',
    ]);
  });

  test('leaves out a component of the engine that lacks an attribute, and the code of included files', () => {
    const html = article('docs/layers').replace(/\s+/g, ' ');
    expect(html).toContain('Stir. Cool it.');
    expect(html).toContain('Fold in the flour.');
    expect(html).toContain('id="stacking"');
  });

  test('leaves out an included file that cannot be read', () => {
    expect(article('docs/crumble')).toContain('<p>Rub in the butter.</p>');
  });

  test('says that a page could not be built if nothing of it can be kept', () => {
    expect(article('users')).toContain('This page could not be built.');
  });

  test('pages read the config from a prop, as in Docusaurus', () => {
    expect(article('old')).toContain('Bakery, /');
  });
});
