import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

const PICKER = `import { useState } from 'react';
export default function Picker() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}`;
let site: TestSite | undefined;

afterEach(() => site?.remove());

/** What `check` prints about a site that has these files besides a home page. */
function printedCheck(files: Record<string, string>): string {
  site = openTestSite({
    'site.config.ts': "export default { title: 'Orchard', url: 'https://orchard.example' };",
    'pages/index.md': '# Orchard\n\nApples.\n',
    ...files,
  });
  const command = ['packages/folia/src/cli.ts', 'check', '--site', site.siteDir];
  // In a separate process, since the test runner changes stack traces.
  return spawnSync(process.execPath, command, { encoding: 'utf8' }).stderr;
}

test('state, effects and handlers outside of islands are reported with component, file and line', () => {
  const printed = printedCheck({
    'components/Picker.jsx': PICKER,
    'pages/pick.tsx':
      "import Picker from '../components/Picker.jsx';\nexport default () => <><h1>Pick</h1><Picker /></>;",
    'docs/again.mdx': `# Again\n\nimport Picker from '@site/components/Picker.jsx';\n\n<Picker />\n`,
    'docs/pick.mdx': `---
title: Pick
---

export const Basket = () => <button onClick={() => alert('full')}>Full?</button>;

<Basket />

<button onClick={() => alert('empty')}>Empty?</button>
`,
    'docs/map.mdx': `# Map\n\nimport BrowserOnly from '@docusaurus/BrowserOnly';\n\nA map.\n\n<BrowserOnly>{() => <p>Map</p>}</BrowserOnly>\n`,
    'src/use-clock.ts': `import * as React from 'react';
export function useClock() { React.useEffect(() => { document.title = 'Late'; }); return 'now'; }`,
    'theme/layout.tsx': `import { useClock } from '../src/use-clock.ts';
export default function Layout({ children }) {
  return <>{useClock()}{children}</>;
}`,
  });
  expect(printed).toMatchInlineSnapshot(`
    "
    components/Picker.jsx
      3:29  Warning: <Picker> is rendered only at build time, so this does nothing in the page: useState, onClick. This is part of docs/again.mdx and 1 other page.
            To let it go live, make it an island. Rename the file to "Picker.island.jsx", with the component as its default export. The props of an island are plain values and elements, not functions.

    docs/map.mdx
      7:22  Warning: This part is rendered only at build time, so this does nothing in the page: <BrowserOnly>.
            To let it go live, make it an island. Move what reacts to readers into a file of its own, such as "Part.island.tsx", with the component as its default export. The props of an island are plain values and elements, not functions.

    docs/pick.mdx
      5:23  Warning: <Basket> is rendered only at build time, so this does nothing in the page: onClick.
            To let it go live, make it an island. Move it into a file of its own, such as "Basket.island.tsx", with the component as its default export. The props of an island are plain values and elements, not functions.
      9:30  Warning: This part is rendered only at build time, so this does nothing in the page: onClick.
            To let it go live, make it an island. Move what reacts to readers into a file of its own, such as "Part.island.tsx", with the component as its default export. The props of an island are plain values and elements, not functions.

    theme/layout.tsx
      3:13  Warning: <Layout> is rendered only at build time, so this does nothing in the page: useEffect.
            To let it go live, make it an island. Move it into a file of its own, such as "Layout.island.tsx", with the component as its default export. The props of an island are plain values and elements, not functions.

    5 warnings.
    "
  `);
});

test('a component that the config lists as an island says why it does not go live', () => {
  const printed = printedCheck({
    'site.config.ts':
      "export default { title: 'Orchard', url: 'https://orchard.example', islands: ['components/Rows.jsx', 'components/Picker.jsx'] };",
    'components/Rows.jsx': `import { Children, useState } from 'react';
export default function Rows({ children }) {
  useState(0);
  return Children.map(children, (child) => <b>{child.props?.title}</b>);
}`,
    'components/Picker.jsx': PICKER,
    'docs/rows.mdx': `# Rows\n\nimport Picker from '@site/components/Picker.jsx';\nimport Rows from '@site/components/Rows.jsx';\n\n<Rows>\n  <p title="Apples" />\n</Rows>\n\n<Picker onPick={() => {}} />\n`,
  });
  expect(printed).toMatchInlineSnapshot(`
    "
    components/Picker.jsx
      3:29  Warning: <Picker> is rendered only at build time, so this does nothing in the page: useState, onClick. This is part of docs/rows.mdx.
            It is an island, but cannot go live: its prop "onPick" is of type "function", which JSON does not support. Props of an island must be strings, numbers, booleans, null, elements, or arrays and plain objects of these.

    components/Rows.jsx
      3:3  Warning: <Rows> is rendered only at build time, so this does nothing in the page: useState. This is part of docs/rows.mdx.
           It is an island, but cannot go live: it does more than place the elements in its props. It reads or changes them, gives them a context, or places them where HTML does not allow it, such as directly in a table. Pass what it needs as plain values.

    2 warnings.
    "
  `);
});

test('islands, and handlers that do nothing on purpose, are not reported', () => {
  const printed = printedCheck({
    'components/Picker.island.jsx': PICKER,
    'pages/pick.tsx': `import Picker from '../components/Picker.island.jsx';
      import { memo, useMemo } from 'react';
      const Box = memo(() => <input type="checkbox" checked={useMemo(() => true, [])} onChange={() => {}} />);
      export default () => <><h1>Pick</h1><Picker /><Box /></>;`,
  });
  expect(printed).toBe('');
});
