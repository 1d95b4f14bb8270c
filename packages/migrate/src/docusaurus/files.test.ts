import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { printConfig } from '../config-source.ts';
import { tolerant } from '../missing-package.ts';
import { printValue } from '../print-value.ts';
import { asEsModule, importedNames } from '../source-module.ts';
import { checkImports } from './check-imports.ts';
import { convertConfigMessages, convertSidebarMessages } from './convert-messages.ts';
import { hasJsx, needsMdx } from './needs-mdx.ts';
import { readImports } from './read-imports.ts';
import { findNewNames, updateReferences } from './rename-files.ts';

describe('needsMdx and hasJsx', () => {
  test.each([
    ['import X from "./x";\n', true],
    ['<Tabs groupId="os">\n', true],
    ['<div style={{ color: "red" }}>x</div>\n', true],
    ['{/* a comment */}\n', true],
    ['Write `<Tabs>` or `{/* x */}`.\n', false],
    ['```jsx\nimport X from "./x";\n<Tabs />\n```\n', false],
    ['Send mail to <bird@a.example> or <https://a.example>.\n', false],
    ['<details><summary>More</summary></details>\n<!-- <Tabs> -->\n', false],
    ['import your pictures first\n', false],
    ['<p className="nest">x</p>\n', true],
    ['<p class="nest">x<br/><img src="a.png" /></p>\n', false],
    ['<a name="song"/>\n\nText.\n', true],
    ['There are {eggs.length} eggs.\n', true],
    ['## Song {#song}\n\nA set is \\{a}, and $\\{x}$ is math.\n', false],
    ['---\ntitle: "{eggs} <Nest />"\n---\n\nText.\n', false],
    ['```mdx-code-block\n<Nest />\n```\n', true],
    ['```js title="a" tab\nx\n```\n', true],
    ['```js title="table"\nx\n```\n', false],
  ])('%j: %j', (text, expected) => {
    expect(needsMdx(text)).toBe(expected);
  });

  test('a comparison is not JSX', () => {
    expect(hasJsx('if (a < b && c > d) return a;')).toBe(false);
    expect(hasJsx('() => { return <Nest />; }')).toBe(true);
    expect(hasJsx('const text = "</b> <Nest />"; // <Nest />')).toBe(false);
  });
});

describe('findNewNames and updateReferences', () => {
  const texts = new Map([
    ['docs/a.md', '<Nest />\n'],
    ['docs/b/c.md', '[a](../a.md#x) [web](https://a.example/a.md)\n\n[r]: ../a.md\n'],
    ['i18n/fr/docs/a.md', 'Rien.\n'],
    ['src/Nest.js', 'export const Nest = () => <b>x</b>;\n'],
  ]);
  const names = findNewNames(texts, { readsMd: false });

  test('a page and its translation have the same name', () => {
    expect(Object.fromEntries(names)).toEqual({
      'docs/a.md': 'docs/a.mdx',
      'i18n/fr/docs/a.md': 'i18n/fr/docs/a.mdx',
      'src/Nest.js': 'src/Nest.jsx',
    });
    expect([...findNewNames(texts, { readsMd: true }).keys()]).toEqual(['src/Nest.js']);
  });

  test('a page has the name of its translations if one of them is MDX, whichever comes first', () => {
    const translated = new Map([
      ['docs/a.md', 'Nothing.\n'],
      ['i18n/de/docs/a.md', 'Nichts.\n'],
      ['i18n/fr/docs/a.md', '<Nid />\n'],
      ['i18n/ja/docs/a.md', 'nashi\n'],
    ]);
    expect([...findNewNames(translated, { readsMd: false }).keys()].toSorted()).toEqual([
      ...translated.keys(),
    ]);
  });

  test('code with types has the extension of TypeScript, unless another file has that name', () => {
    const typed = new Map([
      ['src/Egg.jsx', 'export const Egg = ({ size }: { size: number }) => <b>{size}</b>;\n'],
      ['src/lay.js', 'export const lay = (count: number) => count;\n'],
      ['src/hatch.js', 'export const hatch = (egg: unknown) => egg;\n'],
      ['src/hatch.ts', ''],
      ['src/Shell.jsx', 'export const Shell = () => <i>{1 < 2 ? "thin" : "thick"}</i>;\n'],
      ['src/broken.js', 'export const (\n'],
    ]);
    expect([...findNewNames(typed, { readsMd: true })]).toEqual([
      ['src/Egg.jsx', 'src/Egg.tsx'],
      ['src/lay.js', 'src/lay.ts'],
    ]);
  });

  test('with a config that reads .md as plain Markdown, only code that is marked as MDX renames a page', () => {
    const marked = new Map([
      ['docs/a.md', '<Nest />\n'],
      ['docs/b.md', '```mdx-code-block\n<Nest />\n```\n'],
    ]);
    expect([...findNewNames(marked, { readsMd: true })]).toEqual([['docs/b.md', 'docs/b.mdx']]);
  });

  test('links and imports are updated, other URLs are not', () => {
    expect(updateReferences('docs/b/c.md', texts.get('docs/b/c.md') ?? '', names)).toBe(
      '[a](../a.mdx#x) [web](https://a.example/a.md)\n\n[r]: ../a.mdx\n',
    );
    const code = "import { Nest } from '@site/src/Nest.js';\nimport x from './x.js';\n";
    expect(updateReferences('docs/d.js', `${code}// ${code}`, names)).toBe(
      `${code.replace('Nest.js', 'Nest.jsx')}// ${code}`,
    );
    expect(updateReferences('docs/d.mdx', "import a from '!!raw-loader!./a.md?x';\n", names)).toBe(
      "import a from '!!raw-loader!./a.mdx?x';\n",
    );
    expect(updateReferences('docs/d.mdx', code, names)).toBe(code.replace('Nest.js', 'Nest.jsx'));
    const escaped = new Map([['docs/_a.md', 'docs/_a.mdx']]);
    expect(updateReferences('docs/d.mdx', "import a from './\\_a.md';\n", escaped)).toBe(
      "import a from './_a.mdx';\n",
    );
  });

  test('a path with a leading slash is relative to the folders of content', () => {
    const roots = ['docs'];
    const link = '[a](/a.md#x) [c](/b/c.md)\n';
    expect(updateReferences('docs/b/d.md', link, names, { roots })).toBe(
      '[a](/a.mdx#x) [c](/b/c.md)\n',
    );
  });

  test('a path to Markdown may be relative to the folder of its content or of the site', () => {
    const context = {
      roots: ['docs', 'old/1.0'],
      isText: (path: string) => path === 'old/1.0/a.md',
    };
    const link = '[a](a.md) [b](/docs/a.md) [c](docs/a.md) [d](./a.md)\n';
    expect(updateReferences('docs/b/d.md', link, names, context)).toBe(
      '[a](a.mdx) [b](/docs/a.mdx) [c](docs/a.mdx) [d](./a.md)\n',
    );
    expect(updateReferences('old/1.0/b/d.md', '[a](/a.md) [a](a.md)\n', names, context)).toBe(
      '[a](/a.md) [a](a.md)\n',
    );
  });

  test('a file beside the page takes precedence over one of the same name in the content folder', () => {
    const context = { roots: ['docs'], isText: (path: string) => path === 'docs/b/a.md' };
    expect(updateReferences('docs/b/d.md', '[a](a.md)\n', names, context)).toBe('[a](a.md)\n');
  });
});

describe('readImports and checkImports', () => {
  test('imports have their lines, even over several lines and after code', () => {
    const text =
      "```js\nimport x from 'x';\n```\n\nimport {\n  a,\n  b,\n} from '@theme/A';\nimport './b.css';\n";
    expect(readImports('a.mdx', text)).toMatchObject([
      { source: '@theme/A', line: 8 },
      { source: './b.css', line: 9 },
    ]);
    expect(readImports('a.js', "const x = require('./x.png').default;\n")).toMatchObject([
      { source: './x.png', line: 1 },
    ]);
  });

  test('strings, comments and regular expressions are not read as imports', () => {
    const code = [
      "// import a from './a.js'; require('./b.js')",
      "/* export * from './c.js'; */",
      "const text = \"require('./d.js'); import('./e.js')\";",
      `const template = \`import f from './f.js'; \${'require("./g.js")'}\`;`,
      "const pattern = /require\\('.\\/h.js'\\)/;",
      "const member = a.require('./i.js');",
      "export { j } from './j.js';",
      "const lazy = () => import('./k.js');",
      "const { l } = require('./l.js');",
      "export * as m from './m.js';",
    ];
    expect(readImports('a.js', code.join('\n'))).toMatchObject([
      { source: './j.js', line: 7 },
      { source: './k.js', line: 8 },
      { source: './l.js', line: 9 },
      { source: './m.js', line: 10 },
    ]);
  });

  test('in MDX, only imports, expressions and attributes are read', () => {
    const lines = [
      "import a from './a.js'",
      '',
      "Text with `require('./b.js')`, and import c from './c.js'.",
      '',
      "<!-- {require('./d.js')} -->",
      '',
      "- ~~~js\n  import e from './e.js';\n  ~~~",
      '',
      '<img src={require("./f.png").default} {...require("./g.js")} alt="require(\'./h.js\')" />',
      '',
      "Text {/* require('./i.js') */} {require('./j.js').name}",
      '',
      '## Heading {#id}',
    ];
    expect(readImports('a.mdx', lines.join('\n'))).toMatchObject([
      { source: './a.js', line: 1 },
      { source: './f.png', line: 11 },
      { source: './g.js', line: 11 },
      { source: './j.js', line: 13 },
    ]);
  });

  test('a file with syntax errors still has its imports', () => {
    const text =
      "import a from './a.js'\nimport {\n  b } from './b.js'\n\n<p>1 < 2 {\n\nimportant\n";
    expect(readImports('a.mdx', text)).toMatchObject([
      { source: './a.js', line: 1 },
      { source: './b.js', line: 3 },
    ]);
  });

  test('a page is excluded if its components have unsupported imports', () => {
    const { excluded, notes } = checkImports({
      texts: new Map([
        ['src/pages/index.tsx', "import Nest from '@site/src/Nest';\n"],
        ['src/pages/nests.tsx', "import Nest from '@site/src/Nest';\n"],
        [
          'src/Nest/index.tsx',
          "import React from 'react';\nimport x from '@theme/DocSidebarItem';\n",
        ],
        ['src/pages/fine.tsx', "import Link from '@docusaurus/Link';\n"],
        ['docs/a.mdx', "import Nest from 'nest';\n\nimport Owl from '@docusaurus/Owl';\n"],
      ]),
      docsPaths: ['docs'],
      pagesPath: 'src/pages',
    });
    // The home page remains: the engine builds a plain one in its place.
    expect([...excluded]).toEqual([['src/pages/nests.tsx', 'src/pages/_nests.tsx']]);
    expect(notes.map(({ file, line }) => file && `${file}:${line}`)).toEqual([
      'docs/a.mdx:3',
      undefined,
      undefined,
      'src/Nest/index.tsx:2',
    ]);
  });
});

describe('tolerant', () => {
  const requireHere = () => createRequire(import.meta.filename);

  test('a package that can be required but not resolved gets a name as its path', () => {
    const resolve = () => {
      throw new Error('Not seen by hooks.');
    };
    const blind = Object.assign(requireHere(), {
      resolve: Object.assign(resolve, { paths: () => null }),
    });
    expect(tolerant(blind).resolve('zod')).toBe('missing-package:zod');
  });

  test('finds a TypeScript file by the name of its JavaScript', () => {
    const { resolve } = tolerant(requireHere());
    expect(resolve('../missing-package.js')).toMatch(/\/missing-package\.ts$/);
    expect(resolve('../missing-package')).toMatch(/\/missing-package\.ts$/);
    expect(() => resolve('./no-such-file.js')).toThrow('no-such-file.js');
  });

  test('existing files are resolved; missing files are not', () => {
    const { resolve } = tolerant(requireHere());
    expect(resolve('../missing-package.ts')).toMatch(/\/missing-package\.ts$/);
    expect(resolve.paths('zod')).not.toBeNull();
    expect(() => resolve('./gone.js')).toThrow("Cannot find module './gone.js'");
  });
});

describe('asEsModule and importedNames', () => {
  test('CommonJS gets a default export and keeps its line numbers', () => {
    const code = asEsModule("const x = require('x');\nmodule.exports = { x };\n", '/a/b.js');
    expect(code.split('\n')[1]).toBe('module.exports = { x };');
    expect(code).toContain('export default module.exports;');
    expect(asEsModule('export default { a: 1 };\n', '/a/b.js').trim()).toBe(
      'export default { a: 1 };',
    );
  });

  test('names include types and members of namespace imports', () => {
    const code = "import a, { b, type C, d as e } from 'x';\nimport * as all from 'x';\nall.f();\n";
    expect(importedNames(code, 'x')).toEqual(['b', 'C', 'd', 'f']);
  });
});

describe('CommonJS in code', () => {
  test('strings, comments and key names do not count', () => {
    const code = [
      '// require, __dirname, module.exports = 1',
      "export const a = { module: 1, require: '__dirname', b: c.exports };",
      'if (c.exports == 1) `exports = 1`;',
    ].join('\n');
    expect(asEsModule(code, '/a/b.js').trim()).toBe(code);
  });

  test('names that the module declares do not count', () => {
    const code = [
      "import { createRequire as require } from 'node:module';",
      'const { module, x: [__dirname = 1, ...exports] } = y;',
      'export function __filename() {}',
      "require('x', module, __dirname, exports);",
    ].join('\n');
    expect(asEsModule(code, '/a/b.js').trim()).toBe(code);
  });

  test('names that only a function declares count', () => {
    const code = 'module.exports = () => {\n  const exports = 1;\n  return exports;\n};';
    expect(asEsModule(code, '/a/b.js')).toContain('const module = { exports: {} }');
  });

  test('importedNames finds re-exports, and namespaces that are imported later', () => {
    const code = [
      'export const f = () => all.g();',
      "// import { no } from 'x';",
      "export { h, default as i } from 'x';",
      "import * as all from 'x';",
      "const text = 'all.no()';",
    ].join('\n');
    expect(importedNames(code, 'x')).toEqual(['h', 'g']);
  });
});

describe('printValue and printConfig', () => {
  test('strings are quoted as needed and round-trip', () => {
    const value = {
      plain: 'a',
      'a-b': "it's",
      both: `'"`,
      lines: `a\n\`\${b}\` \\`,
      list: [1, true, null],
    };
    const text = printValue(value);
    expect(new Function(`return ${text}`)()).toEqual(value);
    expect(text).toContain(`"it's"`);
  });

  test('a computed year stays computed', () => {
    const config = { title: 'A', themeConfig: { footer: { copyright: '2019 to 2024 `x`' } } };
    const text = printConfig(config, [], { computedYear: 2024 });
    expect(text).toContain(`copyright: \`2019 to \${new Date().getFullYear()} \\\`x\\\`\``);
  });
});

describe('translated texts', () => {
  test('only existing labels are kept', () => {
    const theme = { navbar: { items: [{ label: 'A', items: [{ label: 'B' }] }] } };
    const navbar = { 'item.label.A': 'a', 'item.label.B': 'b', 'item.label.Z': 'z' };
    expect(convertConfigMessages(theme, navbar, {})).toEqual({ navbar: { A: 'a', B: 'b' } });
  });

  test('labels that are in no sidebar belong to folders', () => {
    const sidebars = { guide: [{ type: 'category', label: 'A', items: [] }] };
    const current = {
      'sidebar.guide.category.A': 'a',
      'sidebar.guide.category.B': 'b',
      'sidebar.guide.category.A.link.generated-index.title': 'x',
    };
    expect(convertSidebarMessages(sidebars, current)).toEqual({
      sidebars: { guide: { A: 'a' } },
      folders: { B: 'b' },
    });
  });
});
