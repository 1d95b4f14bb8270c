import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('components that import the list of recent posts get one', async () => {
  const generated = 'docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';
  const site = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Bees', url: 'https://bees.example', baseUrl: '/hive/',
  presets: [['classic', { docs: false, blog: {} }]],
};`,
    'blog/2024-03-02-swarm.md': '---\ntitle: A swarm\n---\n\nText.\n',
    'blog/2025-04-01-honey.md': '---\nslug: sweet\n---\n\n# Honey\n',
    'src/pages/index.jsx': `import posts from '../../.docusaurus/${generated}';\nexport default () => posts.title;\n`,
    'src/pages/more.jsx': `import posts from '@generated/${generated}';\nexport default () => posts.title;\n`,
  });
  expect(JSON.parse(site.read('src/blog-posts.json'))).toEqual({
    title: 'Recent posts',
    items: [
      { title: 'Honey', permalink: '/hive/blog/sweet', date: '2025-04-01' },
      { title: 'A swarm', permalink: '/hive/blog/2024/03/02/swarm', date: '2024-03-02' },
    ],
  });
  expect(site.read('src/pages/index.jsx')).toContain("from '../blog-posts.json'");
  expect(site.read('src/pages/more.jsx')).toContain("from '../blog-posts.json'");
  site.remove();
});
