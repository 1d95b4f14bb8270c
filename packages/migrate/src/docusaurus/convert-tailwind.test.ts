import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

const CONFIG = `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
  presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.css' } }]] };`;
const SHEET = '@tailwind utilities;\n.owl { @apply p-4; }\n';

test('Tailwind 3 runs as a plugin, with its config and what the config imports', async () => {
  const { read, notes, remove } = await migrateFiles({
    'docusaurus.config.js': CONFIG,
    'package.json':
      '{ "devDependencies": { "tailwindcss": "^3.4.0", "@tailwindcss/typography": "^0.5.0" } }',
    'tailwind.config.js': `module.exports = { content: ['./src/**/*.jsx'], plugins: [require('@tailwindcss/typography')] };`,
    'src/css/custom.css': SHEET,
    'docs/nest.md': '# Nest\n',
  });
  expect(read('src/css/custom.css')).toBe(SHEET);
  expect(read('tailwind.config.cjs')).toContain('./src/**/*.jsx');
  const config = read('postcss.config.mjs');
  expect(config).toContain(
    "const config = loadConfig(join(import.meta.dirname, 'tailwind.config.cjs'));",
  );
  expect(config).toContain('plugins: [markReset, nesting, tailwind, lowerReset]');
  expect(config).toMatch(/@supports .* \{ @tailwind base \}/);
  expect(JSON.parse(read('package.json')).dependencies).toMatchObject({
    tailwindcss: '^3.4.0',
    '@tailwindcss/typography': '^0.5.0',
  });
  expect(notes.find(({ key }) => key === 'Tailwind')?.outcome).toBe('changed');
  remove();
});

test('an early release of Tailwind 3 has no loader, so its config is imported', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.js': CONFIG,
    'package.json': '{ "devDependencies": { "tailwindcss": "~3.2.4" } }',
    'tailwind.config.js': "module.exports = { content: ['./src/**/*.jsx'] };",
    'src/css/custom.css': SHEET,
    'docs/nest.md': '# Nest\n',
  });
  const config = read('postcss.config.mjs');
  expect(config).toContain("import config from './tailwind.config.cjs';");
  expect(config).not.toContain('loadConfig');
  remove();
});

test('Tailwind 4 finds class names from the folder of the site', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.js': CONFIG,
    'package.json':
      '{ "dependencies": { "tailwindcss": "^4.1.0", "@tailwindcss/postcss": "^4.1.0", "postcss": "^8.5.0" } }',
    'src/css/custom.css': '@import "tailwindcss";\n',
    'docs/nest.md': '# Nest\n',
  });
  expect(read('src/css/custom.css')).toBe('@import "tailwindcss";\n');
  expect(read('postcss.config.mjs')).toContain('tailwindcss({ base: import.meta.dirname })');
  expect(JSON.parse(read('package.json')).dependencies).toMatchObject({
    tailwindcss: '^4.1.0',
    '@tailwindcss/postcss': '^4.1.0',
    postcss: '^8.5.0',
  });
  remove();
});

test('a site that lists Tailwind without using it has no plugins', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.js': CONFIG,
    'package.json': '{ "dependencies": { "tailwindcss": "^4.1.0" } }',
    'src/css/custom.css': '.owl { color: brown; }\n',
    'docs/nest.md': '# Nest\n',
  });
  expect(() => read('postcss.config.mjs')).toThrow();
  expect(read('package.json')).not.toContain('tailwindcss');
  remove();
});
