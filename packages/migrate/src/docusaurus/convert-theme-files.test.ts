import { describe, expect, test } from 'vitest';
import { convertThemeFiles } from './convert-theme-files.ts';

function convert(files: Record<string, string>, others: string[] = []) {
  return convertThemeFiles(new Map(Object.entries(files)), [...Object.keys(files), ...others]);
}

describe('convertThemeFiles: what becomes of swizzled components', () => {
  test('those that replace a part fill it', () => {
    const { parts, notes } = convert({
      'src/theme/Footer/index.jsx': 'export default () => <p>Sown in spring</p>;',
      'src/theme/NotFound/Content.tsx': 'export default () => <p>Weeds</p>;',
      'src/theme/MDXComponents.js':
        "import M from '@theme-original/MDXComponents'; export default { ...M };",
    });
    expect([...parts]).toEqual([
      ['theme/footer.jsx', "export { default } from '@theme/Footer';\n"],
      ['theme/not-found.jsx', "export { default } from '@theme/NotFound/Content';\n"],
      ['theme/components.jsx', "export { default } from '@theme/MDXComponents';\n"],
    ]);
    expect(notes.map(({ outcome, text }) => `${outcome}: ${text}`)).toEqual([
      'migrated: It fills theme/footer.jsx.',
      'migrated: It fills theme/not-found.jsx.',
      'migrated: It fills theme/components.jsx.',
    ]);
  });

  test('a not-found page that reads its location gets it', () => {
    const { parts } = convert({
      'src/theme/NotFound/index.jsx':
        'export default ({ location }) => <p>{location.pathname}</p>;',
    });
    expect(parts.get('theme/not-found.jsx')).toBe(`import { useLocation } from '@docusaurus/router';
import NotFound from '@theme/NotFound';

export default function Part() {
  return <NotFound location={useLocation()} />;
}
`);
  });

  test('a layout moves out of the theme folder, so that pages that import it do not have what it adds twice', () => {
    const { parts, moved, notes } = convert(
      {
        'src/theme/Layout/index.jsx':
          "import Inner from '@theme-original/Layout'; export default (p) => <><hr /><Inner {...p} /></>;",
      },
      ['src/theme/Layout/bed.css'],
    );
    expect([...parts]).toEqual([
      ['theme/layout.jsx', "export { default } from '@site/src/theme-layout/Layout';\n"],
    ]);
    expect([...moved]).toEqual([
      ['src/theme/Layout/index.jsx', 'src/theme-layout/Layout/index.jsx'],
      ['src/theme/Layout/bed.css', 'src/theme-layout/Layout/bed.css'],
    ]);
    expect(notes).toMatchObject([{ text: 'It fills theme/layout.jsx.' }]);
    const root = { 'src/theme/Root.jsx': 'export default ({ children }) => children;' };
    expect([...convert(root).parts]).toEqual([
      ['theme/layout.jsx', "export { default } from '@theme/Root';\n"],
    ]);
  });

  test('those that add to the text of a page are nested around it, in the order of the original layout', () => {
    const wrapper = (name: string) =>
      `import Inner from '@theme-original/${name}'; export default (p) => <><Inner {...p} /><hr /></>;`;
    const { parts, notes } = convert({
      'src/theme/DocItem/Footer/index.jsx': wrapper('DocItem/Footer'),
      'src/theme/DocItem/Content.jsx': wrapper('DocItem/Content'),
      'src/theme/DocItem/Layout/index.jsx': wrapper('DocItem/Layout'),
      'src/theme/DocItem/Paginator.jsx': 'export default () => <nav>Own</nav>;',
    });
    expect([...parts]).toEqual([
      [
        'theme/doc.jsx',
        `import DocItemLayout from '@theme/DocItem/Layout';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';

export default function Part({ children }) {
  return (
    <>
      <DocItemLayout><DocItemContent>{children}</DocItemContent></DocItemLayout>
      <DocItemFooter />
    </>
  );
}
`,
      ],
    ]);
    expect(notes.at(-1)).toMatchObject({
      outcome: 'dropped',
      text: expect.stringContaining('Move what it adds into theme/doc.tsx'),
    });
  });

  test('those that cannot run are set aside with the files of their folder, so that the build does not fail', () => {
    const { parts, unused, notes } = convert(
      {
        'src/theme/Footer/index.jsx':
          "import { useTabs } from '@docusaurus/theme-common/internal';\nimport './Bed';\nexport default () => useTabs();",
        'src/theme/Footer/Bed.jsx': 'export default () => null;',
        'src/theme/Badge/index.jsx': 'export default () => <b>Ripe</b>;',
        'src/theme/Row.jsx':
          "import Row from '@theme-original/DocSidebarItem/Row';\nexport default Row;",
      },
      ['src/theme/Footer/styles.module.css'],
    );
    expect(parts.size).toBe(0);
    expect([...unused]).toEqual([
      ['src/theme/Footer/index.jsx', 'src/unused-theme/Footer/index.jsx'],
      ['src/theme/Footer/Bed.jsx', 'src/unused-theme/Footer/Bed.jsx'],
      ['src/theme/Footer/styles.module.css', 'src/unused-theme/Footer/styles.module.css'],
      ['src/theme/Row.jsx', 'src/unused-theme/Row.jsx'],
    ]);
    expect(notes.map(({ key, text }) => `${key}: ${text}`)).toEqual([
      expect.stringMatching(
        /Footer\/index\.jsx: Set aside .*"useTabs of .*internal" \(src\/theme\/Footer\/index\.jsx:1\)/,
      ),
      'src/theme/Badge/index.jsx: It answers imports of "@theme/Badge".',
      expect.stringMatching(/Row\.jsx: Set aside/),
    ]);
  });

  test('a search field of a search plugin is set aside, and one that needs none is not', () => {
    const { unused } = convert({
      'src/theme/SearchBar/index.jsx':
        "import { Marks } from 'docusaurus-lunr-search/src/theme/SearchBar/Marks'; export default () => <Marks />;",
      'src/theme/SearchTips.jsx':
        "import Tips from 'research-tips'; export default () => <Tips />;",
    });
    expect([...unused.keys()]).toEqual(['src/theme/SearchBar/index.jsx']);
  });

  test('a list of cards that asks for the sidebar is set aside for the engine’s, and one that only shows its items is not', () => {
    const hook = `import {
        useCurrentSidebarSiblings as useBeds } from '@docusaurus/plugin-content-docs/client';\n`;
    const list = 'export default ({ items = useBeds() }) => items.map(({ label }) => label);';
    const { unused, notes } = convert(
      { 'src/theme/DocCardList/index.jsx': hook + list, 'src/theme/Beds.jsx': hook + list },
      ['src/theme/DocCardList/styles.module.css'],
    );
    expect([...unused.keys()]).toEqual([
      'src/theme/DocCardList/index.jsx',
      'src/theme/DocCardList/styles.module.css',
    ]);
    expect(notes[0]?.text).toMatch(
      /^Set aside in src\/unused-theme, .*"useCurrentSidebarSiblings of .*client" \(src\/theme\/DocCardList\/index\.jsx:2\): Only the engine's list/,
    );
    const plain = 'export default ({ items }) => items.map(({ label }) => label);';
    expect(convert({ 'src/theme/DocCardList.jsx': plain }).unused.size).toBe(0);
  });

  test('a copy of a component that cannot run does not set aside components that the engine’s own can serve', () => {
    const failing = "import { useTabs } from '@docusaurus/theme-common/internal';\n";
    const { parts, unused, notes } = convert({
      'src/theme/CodeBlock/index.jsx': `${failing}export default () => useTabs();`,
      'src/theme/CodeBlock/Line/index.jsx': `${failing}export default () => useTabs();`,
      'src/theme/MDXComponents.js':
        "import CodeBlock from '@theme/CodeBlock'; export default { CodeBlock };",
      'src/theme/Badge.jsx':
        "import Line from '@theme/CodeBlock/Line'; export default () => <Line />;",
      'src/theme/Label.jsx':
        "import CodeBlock from './CodeBlock'; export default () => <CodeBlock />;",
    });
    expect([...parts.keys()]).toEqual(['theme/components.jsx']);
    expect([...unused.keys()]).toEqual([
      'src/theme/CodeBlock/index.jsx',
      'src/theme/CodeBlock/Line/index.jsx',
      'src/theme/Badge.jsx',
    ]);
    expect(notes.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/"useTabs of .*internal" \(src\/theme\/CodeBlock\/index\.jsx:1\)/),
    );
  });
});
