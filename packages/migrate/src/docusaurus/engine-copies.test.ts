import { expect, test } from 'vitest';
import { serveEngineCopies } from './engine-copies.ts';

test('imports of a copy that is set aside get the component of the engine, by whatever path', () => {
  const texts = new Map([
    ['src/theme/CodeBlock/index.jsx', 'export default () => null;'],
    ['src/theme/Seed/index.jsx', 'export default () => null;'],
    ['src/Bed.jsx', "import CodeBlock from '@site/src/theme/CodeBlock';\nimport './Bed.css';\n"],
    ['src/row/Row.jsx', "import CodeBlock from '../theme/CodeBlock/index';\n"],
    ['docs/a.mdx', "import Seed from '@site/src/theme/Seed';\nimport C from '@theme/CodeBlock';\n"],
  ]);
  const unused = new Set(['src/theme/CodeBlock/index.jsx', 'src/theme/Seed/index.jsx']);
  const served = serveEngineCopies(texts, unused);
  expect(served.get('src/Bed.jsx')).toBe(
    "import CodeBlock from '@theme/CodeBlock';\nimport './Bed.css';\n",
  );
  expect(served.get('src/row/Row.jsx')).toBe("import CodeBlock from '@theme/CodeBlock';\n");
  expect(served.get('docs/a.mdx')).toBe(texts.get('docs/a.mdx'));
  expect(served.has('src/theme/CodeBlock/index.jsx')).toBe(false);
  expect(served.has('src/theme/Seed/index.jsx')).toBe(true);
});
