import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('style sheets that components of the theme import, other than CSS modules, apply to all pages', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Kiln', url: 'https://kiln.example', baseUrl: '/',
      presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.css' } }]] };`,
    'src/css/custom.css': 'p { color: teal }',
    'src/theme/CodeBlock/index.jsx': `import Original from '@theme-original/CodeBlock';
import './glaze.css';
import '@site/src/css/shared.css';
import styles from './own.module.css';
import 'kiln/package.css';
export default (props) => <div className={styles.own}><Original {...props} /></div>;`,
    'src/theme/CodeBlock/glaze.css': '.glaze { color: blue }',
    'src/theme/CodeBlock/own.module.css': '.own { color: red }',
    'src/css/shared.css': '.shared { color: green }',
    'src/components/Jar.jsx': "import './jar.css';\nexport default () => <b />;",
    'src/components/jar.css': '.jar { color: gray }',
    'docs/clay.mdx':
      "import CodeBlock from '@theme/CodeBlock';\nimport Jar from '@site/src/components/Jar';\n\n<CodeBlock>a</CodeBlock>\n<Jar />\n",
  });
  expect(read('site.config.ts').replace(/\s+/g, ' ')).toMatch(
    /customCss: \[ ?'src\/css\/custom\.css', 'src\/theme\/CodeBlock\/glaze\.css', 'src\/css\/shared\.css',? ?\]/,
  );
  remove();
});
