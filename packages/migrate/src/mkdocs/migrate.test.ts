import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('a page whose title is HTML shows no other one', async () => {
  const site = await migrateFiles({
    'mkdocs.yml': 'site_name: Seeds\nnav:\n  - Start: index.md\n  - Jars: jars.md\n',
    'docs/index.md': '<h1 align="center">Seeds</h1>\n\nDry them.\n',
    'docs/jars.md': 'Of glass. `<h1>` is code.\n',
  });
  const pages = ['docs/index.md', 'docs/jars.md'].map((path) => site.read(path));
  site.remove();
  expect(pages[0]).toContain('title: Start\nhide_title: true\n');
  expect(pages[1]).toContain('title: Jars\n---\n');
});

test('posts of a blog keep their addresses, and its start lists them', async () => {
  const post = (head: string, title: string) => `---\n${head}\n---\n\n# ${title}\n\nText.\n`;
  const site = await migrateFiles({
    'mkdocs.yml': 'site_name: Seeds\nplugins:\n  - blog:\n      blog_dir: news\n',
    'docs/index.md': '# Seeds\n\nSee [sowing](news/posts/sow.md).\n',
    'docs/news/index.md': '# News\n',
    'docs/news/posts/sow.md': post('date: 2024-03-01', "It's time to *sow*"),
    'docs/news/posts/2024/dry.md': post('date:\n  created: 2024-09-30\nslug: drying', 'Dry'),
    'docs/news/posts/rest.md': post('date: 2024-12-01\ndraft: true', 'Rest'),
  });
  const [index, sow, dry] = ['index.md', 'posts/sow.md', 'posts/2024/dry.md'].map((path) =>
    site.read(`docs/news/${path}`),
  );
  site.remove();
  expect(sow).toContain('slug: /news/2024/03/01/its-time-to-sow\n');
  expect(dry).toContain('slug: /news/2024/09/30/drying\n');
  expect(index).toContain(
    "# News\n\n- 2024-09-30: [Dry](posts/2024/dry.md)\n- 2024-03-01: [It's time to sow](posts/sow.md)\n",
  );
  expect(index).not.toContain('Rest');
});
