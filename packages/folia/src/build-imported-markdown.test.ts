import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

let site: TestSite;

/** The body of a built page, as HTML. */
function bodyOf(path: string): string {
  return /id="page-body".*<\/main>/s.exec(site.read(path))?.[0] ?? '';
}

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': "export default { title: 'Mill', url: 'https://mill.example' };",
    'docs/stone.md': '# Stone\n\n## Dressing\n',
    'parts/wheel.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>',
    'parts/unit.js': "export const unit = 'rpm';",
    'parts/_inner.md': 'It drives [the stone](../docs/stone.md#dressing).\n',
    'parts/_wheel.mdx': `---\nturns: 8\n---\n\nimport Inner from './_inner.md';\nimport { unit } from './unit.js';\n\nIt does **${'{frontMatter.turns}'}** {unit}.\n\n![The wheel](./wheel.svg)\n\n:::tip\nGrease it.\n:::\n\n<Inner />\n`,
  });
});

afterEach(() => site.remove());

describe('Markdown that components import', { timeout: 60_000 }, () => {
  test('is shown in React pages and by components of the theme, with its own addresses', async () => {
    site.write(
      'pages/wheel.tsx',
      `import Wheel, { frontMatter } from '../parts/_wheel.mdx';
      export default () => <main><h1>{frontMatter.turns} turns</h1><Wheel /></main>;`,
    );
    site.write(
      'theme/components.ts',
      "import Wheel from '../parts/_wheel.mdx'; export default { Wheel };",
    );
    site.write('docs/mill.mdx', '# Mill\n\n<Wheel />\n');
    await site.build();
    for (const path of ['wheel/index.html', 'docs/mill/index.html']) {
      const html = bodyOf(path);
      expect(html).toContain('<p>It does <strong>8</strong> rpm.</p>');
      expect(html).toMatch(/<img [^>]*src="\/assets\/files\/wheel-\w+\.svg"/);
      expect(html).toMatch(/class="admonition tip".*<p>Grease it\.<\/p>/s);
      expect(html).toContain('<p>It drives <a href="/docs/stone#dressing">the stone</a>.</p>');
    }
    expect(bodyOf('wheel/index.html')).toContain('<h1>8 turns</h1>');
  });

  test('shows the components that a provider around it or the code that renders it passes', async () => {
    // Also if it is installed.
    site.write('node_modules/@mdx-js/react/package.json', '{ "main": "index.js" }');
    site.write('node_modules/@mdx-js/react/index.js', 'exports.MDXProvider = () => null;');
    site.write('parts/_faces.mdx', '<Face>Smooth *and* rough</Face>\n\n> Turn it.\n');
    site.write(
      'pages/faces.tsx',
      `import { MDXProvider } from '@mdx-js/react';
      import Faces from '../parts/_faces.mdx';
      const Face = ({ children }) => <b>{children}</b>;
      const components = { Face, blockquote: (props) => <blockquote {...props} className="turn" /> };
      export default () => (
        <main>
          <MDXProvider components={components}><Faces /></MDXProvider>
          <Faces components={{ Face: () => <i>None</i> }} />
        </main>
      );`,
    );
    await site.build();
    const html = bodyOf('faces/index.html');
    expect(html).toContain('<b>Smooth <em>and</em> rough</b>');
    expect(html).toMatch(/<blockquote class="turn">\s*<p>Turn it\.<\/p>/);
    expect(html).toContain('<i>None</i>');
  });

  test('that imports another name from the provider’s package is reported', async () => {
    site.write(
      'pages/wheel.tsx',
      "import { withMDXComponents } from '@mdx-js/react'; export default withMDXComponents;",
    );
    await expect(site.build()).rejects.toThrow('"withMDXComponents" of "@mdx-js/react"');
  });

  test('that shows a component that nothing provides is reported', async () => {
    site.write('parts/_faces.mdx', '<Face />\n');
    site.write(
      'pages/faces.tsx',
      "import Faces from '../parts/_faces.mdx'; export default () => <main><Faces /></main>;",
    );
    await expect(site.build()).rejects.toThrow('Expected component `Face` to be defined');
  });

  test('that has changed is compiled again, although the page is in the cache', async () => {
    site.write(
      'pages/wheel.tsx',
      "import Wheel from '../parts/_wheel.mdx'; export default () => <main><Wheel /></main>;",
    );
    await site.build();
    site.write('parts/_inner.md', 'It stands still.\n');
    await site.build();
    expect(bodyOf('wheel/index.html')).toContain('<p>It stands still.</p>');
  });

  test('with mistakes is reported with file and line', async () => {
    site.write(
      'pages/wheel.tsx',
      "import Wheel from '../parts/_wheel.mdx'; export default () => <main><Wheel /></main>;",
    );
    site.write('parts/_wheel.mdx', 'One {\n');
    expect(await site.mistakes()).toMatchObject([
      { file: 'parts/_wheel.mdx', line: 1, message: expect.stringContaining('MDX') },
    ]);
    site.write('parts/_wheel.mdx', '[gone](./gone.md)\n');
    await expect(site.check()).rejects.toThrow(
      'The link "@site/parts/gone.md" does not lead to a page.',
    );
  });

  test('is read as MDX or as Markdown, as its extension says, also within a page', async () => {
    site.write(
      'parts/_limits.md',
      'Turns <= 9 in {braces}. <!-- Ask the miller. --> <kbd>Stop</kbd>\n\n<div class="wide" style="color: red">\n\n**Mind** the [stone](../docs/stone.md#dressing).\n\n</div>\n\n## Rules\n',
    );
    site.write(
      'docs/mill.mdx',
      "# Mill\n\nimport Limits from '../parts/_limits.md';\n\n<Limits />\n",
    );
    site.write(
      'pages/mill.tsx',
      "import Limits from '../parts/_limits.md'; export default () => <main><Limits /></main>;",
    );
    await site.build();
    for (const path of ['docs/mill/index.html', 'mill/index.html']) {
      const html = bodyOf(path);
      expect(html).toMatch(/<p>Turns &(?:lt|#x3C);= 9 in \{braces\}\.\s+<kbd>Stop<\/kbd><\/p>/);
      expect(html).toContain('the <a href="/docs/stone#dressing">stone</a>');
      expect(html).toMatch(/<div class="wide"[^>]*>\s*<p><strong>Mind<\/strong>/);
    }
    expect(site.read('docs/mill/index.html')).toContain('<a href="#rules">Rules</a>');
  });

  test('is not read as MDX with the extension of Markdown, and its code is reported', async () => {
    site.write(
      'parts/_old.md',
      "import { unit } from './unit.js';\n\nWrite `{props.a}`, and {props.unit}.\n\n```js\nimport './unit.js';\n```\n",
    );
    site.write(
      'docs/mill.mdx',
      '# Mill\n\nimport Old from \'../parts/_old.md\';\n\n<Old unit="rpm" />\n',
    );
    const { warnings } = await site.check();
    expect(warnings.filter(({ file }) => file === 'parts/_old.md')).toMatchObject([
      { line: 1, message: expect.stringContaining('"import" is code') },
      { line: 3, message: expect.stringContaining('"{props.unit}" is') },
    ]);
    site.write('parts/_old.md', '<Wheel />\n');
    expect(await site.mistakes()).toMatchObject([
      { file: 'parts/_old.md', line: 1, hint: expect.stringContaining('Rename this file to .mdx') },
    ]);
  });
});
