import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('modules of all pages move with what they import, and the report asks what they load', async () => {
  const { read, notes, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
      clientModules: [require.resolve('./modules/count.js'), './modules/sing', './modules/gone.js', './modules/look.js'],
      presets: [['classic', { blog: false }]] };`,
    'modules/count.js': `const { send } = require('./send');
      module.exports = { onRouteDidUpdate: ({ location }) => send('https://count.example/' + location.pathname) };`,
    'modules/send.js': "import { beacon } from 'pigeon';\nexport const send = beacon;\n",
    'modules/sing.ts': "import { init } from '@amplitude/analytics-browser';\ninit('key');\n",
    'modules/look.js': 'export const onRouteDidUpdate = () => show(<b>Look</b>);\n',
    'package.json':
      '{ "dependencies": { "@amplitude/analytics-browser": "^2.0.0", "pigeon": "^1.0.0" } }',
    'docs/nest.md': '# Nest\n',
  });
  const config = read('site.config.ts');
  expect(config).toContain(
    "clientModules: ['modules/count.js', 'modules/sing.ts', 'modules/look.jsx']",
  );
  expect(config).toContain("'connect-src': ['https://*.amplitude.com']");
  expect(read('modules/send.js')).toContain('pigeon');
  expect(read('modules/count.js')).toContain(
    'export { exported_onRouteDidUpdate as onRouteDidUpdate };',
  );
  const { dependencies } = JSON.parse(read('package.json'));
  expect(dependencies).toMatchObject({
    '@amplitude/analytics-browser': '^2.0.0',
    pigeon: '^1.0.0',
  });
  const about = (key: string) => notes.find((note) => note.key === key);
  expect(about('clientModules modules/gone.js')).toMatchObject({
    outcome: 'dropped',
    isUrgent: true,
  });
  expect(about('clientModules modules/count.js')?.outcome).toBe('migrated');
  expect(about('contentSecurityPolicy')?.text).toContain(
    'Add what modules/count.js loads, such as https://count.example.',
  );
  remove();
});
