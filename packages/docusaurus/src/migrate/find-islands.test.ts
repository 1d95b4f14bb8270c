import { describe, expect, test } from 'vitest';
import { findIslands, isEntry } from './find-islands.ts';

const COUNTER =
  "import { useState } from 'react';\nexport default function Counter() { useState(0); }\n";

function islandsOf(texts: Record<string, string>): string[] {
  const folders = { docsPath: 'docs', pagesPath: 'src/pages' };
  const entries = Object.keys(texts).filter((path) => isEntry(path, folders));
  return findIslands(new Map(Object.entries(texts)), entries).islands;
}

describe('findIslands: what Docusaurus makes live stays live', () => {
  test('a page that answers to its reader is one island as a whole', () => {
    expect(
      islandsOf({
        'src/pages/play.jsx': `import Dial from '../Dial';\n${COUNTER}`,
        'src/Dial.jsx': COUNTER,
      }),
    ).toEqual(['src/pages/play.jsx']);
  });

  test('in pages and texts that do not, it is the outermost component that does', () => {
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

  test('a hook of the site tells as one of React does', () => {
    expect(
      islandsOf({
        'src/pages/a.tsx':
          "import useCount from '../use-count';\nexport default () => useCount();\n",
        'src/use-count.ts':
          "import { useEffect } from 'react';\nexport default () => useEffect(() => {});\n",
      }),
    ).toEqual(['src/pages/a.tsx']);
  });

  test('without a default export it is told of instead', () => {
    const texts = new Map([
      ['docs/a.mdx', "import { Dial } from '@site/src/Dial';\n"],
      ['src/Dial.tsx', 'export const Dial = () => <p onClick={() => 1} />;\n'],
    ]);
    expect(findIslands(texts, ['docs/a.mdx'])).toMatchObject({
      islands: [],
      notes: [{ fate: 'left', key: 'src/Dial.tsx' }],
    });
  });
});
