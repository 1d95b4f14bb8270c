import { expect, test } from 'vitest';
import { englishTexts } from '../../contract/texts.ts';
import { startTextThread } from './text-thread.ts';

const TEXT = { path: 'docs/bee.md', route: '/docs/bee', body: '# Bee\n\nIt hums.\n' };

function startThread() {
  const thread = startTextThread({
    siteDir: '/nowhere',
    staticDirectories: [],
    baseUrl: '/',
    keepsCode: false,
  });
  thread.openLocale({
    siteDir: '/nowhere',
    config: { baseUrl: '/', texts: englishTexts, admonitions: { keywords: [] } },
    theme: { components: [] },
    table: { bySource: new Map(), routes: new Set(), byLowerCase: new Map(), files: new Set() },
    generatedFiles: new Map(),
  });
  return thread;
}

test('a thread compiles Markdown', async () => {
  const thread = startThread();
  try {
    const text = await thread.compile(TEXT);
    expect(text?.compiled).toMatchObject({ heading: 'Bee', html: '<p>It hums.</p>' });
  } finally {
    await thread.stop();
  }
});

test('a thread that ends rejects its pages and all later ones', async () => {
  const thread = startThread();
  const lost = expect(thread.compile(TEXT)).rejects.toThrow(
    'A thread that compiles pages has ended',
  );
  await thread.stop();
  await lost;
  await expect(thread.compile(TEXT)).rejects.toThrow('has ended');
});
