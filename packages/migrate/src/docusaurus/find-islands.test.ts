import { describe, expect, test } from 'vitest';
import { findIslands, isEntry } from './find-islands.ts';

const COUNTER =
  "import { useState } from 'react';\nexport default function Counter() { useState(0); }\n";

function islandsOf(texts: Record<string, string>): string[] {
  const folders = { docsPaths: ['docs'], pagesPath: 'src/pages' };
  const entries = Object.keys(texts).filter((path) => isEntry(path, folders));
  return findIslands(new Map(Object.entries(texts)), entries).islands;
}

describe('findIslands: interactive components stay interactive', () => {
  test('an interactive page is a single island', () => {
    expect(
      islandsOf({
        'src/pages/play.jsx': `import Dial from '../Dial';\n${COUNTER}`,
        'src/Dial.jsx': COUNTER,
      }),
    ).toEqual(['src/pages/play.jsx']);
  });

  test('the table of components for MDX is not an island, but its components are', () => {
    expect(
      islandsOf({
        'src/pages/index.jsx':
          "import M from '@theme/MDXComponents';\nexport default () => <M.Dial />;\n",
        'src/theme/MDXComponents.jsx':
          "import Dial from '../Dial';\nexport default { Dial, b: () => <b onClick={() => 1} /> };\n",
        'src/Dial.jsx': COUNTER,
      }),
    ).toEqual(['src/Dial.jsx']);
  });

  test('on other pages, the outermost interactive component is an island', () => {
    expect(
      islandsOf({
        'src/pages/index.tsx': "import Frame from '@site/src/Frame';\nexport default Frame;\n",
        'src/Frame/index.tsx':
          "import Counter from '../Counter';\nexport default () => <Counter />;\n",
        'src/Counter.tsx': `import Dial from './Dial';\n${COUNTER}`,
        'src/Dial.tsx': 'export default () => <button onClick={() => 1} />;\n',
        'docs/a.mdx': "import Dial from '@site/src/Dial';\n\n<Dial />\n",
        'src/Unused.tsx': COUNTER,
      }),
    ).toEqual(['src/Counter.tsx', 'src/Dial.tsx']);
  });

  test('a component that returns text is an island because of its hooks', () => {
    const texts = new Map([
      ['docs/nest.mdx', "import { EggCount } from '../src/counts';\n\n<EggCount />\n"],
      [
        'src/counts.tsx',
        "import { useState } from 'react';\nexport const EggCount = () => { const [count] = useState(3); return count; };\nexport const Eggs = () => ['a', 'b'];\n",
      ],
    ]);
    expect(findIslands(texts, ['docs/nest.mdx']).islands).toEqual(['src/counts.tsx#EggCount']);
  });

  test('in a module without a default component, the components that it exports are islands', () => {
    expect(
      islandsOf({
        'docs/a.mdx': "import { Dial, Knob } from '@site/src/parts';\n\n<Dial />\n",
        'src/parts.tsx': `import { memo, useState } from 'react';
          export const SIZES = [1]; export const Theme = { Dial: 1 };
          export function Dial() { useState(0); return <b />; }
          export const Knob = memo(() => <i />);
          const Lamp = () => <u />; export { Lamp as Light };
          export function Format(n) { return String(n); }
          export const useDial = () => <b />;`,
      }),
    ).toEqual(['src/parts.tsx#Dial', 'src/parts.tsx#Knob', 'src/parts.tsx#Light']);
  });

  test('a component that is exported by name and as default is an island under both, if it is imported by name', () => {
    const dial = "import { useState } from 'react';\nexport function Dial() { useState(0); }\n";
    expect(
      islandsOf({
        'docs/a.mdx': "import { Dial } from '@site/src/Dial';\n\n<Dial />\n",
        'docs/b.mdx': "import { Knob } from '@site/src/parts';\n\n<Knob />\n",
        'docs/c.mdx': "import Lamp from '@site/src/Lamp';\n\n<Lamp />\n",
        'src/Dial.jsx': `${dial}export const Unused = () => <b />;\nexport default Dial;\n`,
        'src/parts/index.js': "export * from './Knob';\n",
        'src/parts/Knob.jsx': `${dial.replaceAll('Dial', 'Knob')}export { Knob as default };\n`,
        'src/Lamp.jsx': `${dial.replaceAll('Dial', 'Lamp')}export default Lamp;\n`,
      }),
    ).toEqual([
      ...['src/Dial.jsx', 'src/Dial.jsx#Dial', 'src/Lamp.jsx'],
      ...['src/parts/Knob.jsx', 'src/parts/Knob.jsx#Knob'],
    ]);
  });

  test('a component of a package counts, since it may use hooks; an icon does not', () => {
    expect(
      islandsOf({
        'src/pages/a.jsx': "import Reel from 'film-reel';\nexport default () => <Reel />;\n",
        'src/pages/b.jsx':
          "import { FaStar } from 'react-icons/fa';\nexport default () => <FaStar />;\n",
      }),
    ).toEqual(['src/pages/a.jsx']);
  });

  test('a hook of the site counts like one of React', () => {
    expect(
      islandsOf({
        'src/pages/a.tsx':
          "import useCount from '../use-count';\nexport default () => useCount();\n",
        'src/use-count.ts':
          "import { useEffect } from 'react';\nexport default () => useEffect(() => {});\n",
      }),
    ).toEqual(['src/pages/a.tsx']);
  });

  test('a hook, or a component that is exported by name, makes the component around it an island', () => {
    expect(
      islandsOf({
        'src/pages/a.tsx':
          "import useCount from '../useCount';\nexport default () => useCount();\n",
        'src/pages/b.tsx':
          "import { Dial } from '../parts';\nexport default () => <p><Dial /></p>;\n",
        'src/useCount.tsx':
          "import { useEffect } from 'react';\nexport default function useCount() { useEffect(() => {}); }\n",
        'src/parts.tsx': 'export const Dial = () => <p onClick={() => 1} />;\n',
      }),
    ).toEqual(['src/pages/a.tsx', 'src/pages/b.tsx']);
  });

  test.each([
    ['a list of values', 'export default { os };'],
    ['a name for one', 'const values = { os };\nexport default values;'],
    ['one of a fixed type', 'const values = [os] as const;\nexport { values as default };'],
  ])('%s that depends on the browser is not an island, and reported', (_name, code) => {
    const texts = new Map([
      ['docs/a.mdx', "import values from '@site/src/values';\n\n<Tabs values={values.os} />\n"],
      [
        'src/values.tsx',
        `import Env from '@docusaurus/ExecutionEnvironment';\nconst os = Env.canUseDOM ? 1 : 2;\n${code}\n`,
      ],
    ]);
    expect(findIslands(texts, ['docs/a.mdx'])).toMatchObject({
      islands: [],
      notes: [{ outcome: 'dropped', key: 'src/values.tsx' }],
    });
  });

  test('a component that a function wraps is an island', () => {
    const text = 'function A() { useState(0); }\nconst B = memo(A);\nexport default B;\n';
    expect(islandsOf({ 'src/pages/a.tsx': text })).toEqual(['src/pages/a.tsx']);
  });

  test('strings and comments do not count', () => {
    const text = [
      '// useState(0) <BrowserOnly>',
      "const code = 'useState(0) onClick={f} export default';",
      'export default () => <p title="useState() onClick={}">{code} onClick=1</p>;',
    ].join('\n');
    expect(islandsOf({ 'src/pages/a.jsx': text })).toEqual([]);
  });

  test('members of React, classes and exports under another name count', () => {
    const texts = {
      'src/pages/a.jsx': 'function A() { React.useState(0); }\nexport { A as default };\n',
      'src/pages/b.jsx': 'export default class B extends C { f() { this.setState({}); } }\n',
      'src/pages/d.jsx':
        "import Env from '@docusaurus/ExecutionEnvironment';\nexport default () => Env.canUseDOM;\n",
      'src/pages/c.jsx': 'export default () => <BrowserOnly>{() => 1}</BrowserOnly>;\n',
    };
    expect(islandsOf(texts)).toEqual(Object.keys(texts).sort());
  });

  test('a component that its module does not export itself is reported instead', () => {
    const texts = new Map([
      ['docs/a.mdx', "import { Dial } from '@site/src/Dial';\n"],
      ['src/Dial.tsx', 'export const { Dial } = { Dial: () => <p onClick={() => 1} /> };\n'],
    ]);
    expect(findIslands(texts, ['docs/a.mdx'])).toMatchObject({
      islands: [],
      notes: [{ outcome: 'dropped', key: 'src/Dial.tsx' }],
    });
  });
});

test('components in excluded folders of the pages are not pages', () => {
  const folders = { docsPaths: ['docs'], pagesPath: 'src/pages' };
  const paths = [
    'home.jsx',
    '_parts/Counter.jsx',
    '__tests__/home.jsx',
    'club/_map.jsx',
    'a.test.jsx',
  ];
  const entries = paths.filter((path) => isEntry(`src/pages/${path}`, folders));
  expect(entries).toEqual(['home.jsx']);
});
