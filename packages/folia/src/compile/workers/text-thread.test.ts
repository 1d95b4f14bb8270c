import { expect, test } from 'vitest';
import { startTextThread } from './text-thread.ts';
import { INPUT, SETTINGS } from './thread-fixture.ts';

const TEXT = {
  path: 'docs/bee.md',
  route: '/docs/bee',
  frontmatter: {},
  body: '# Bee\n\nIt hums.\n',
};

function startThread() {
  const thread = startTextThread(SETTINGS);
  thread.openLocale(INPUT);
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

test('a thread that crashes rejects its pages with the reason', async () => {
  const thread = startTextThread(SETTINGS);
  try {
    // Without a locale, it cannot compile anything.
    const [first, second] = [thread.compile(TEXT), thread.compile(TEXT)];
    const reason = 'A thread that compiles pages has ended: A page came before its locale.';
    await Promise.all([
      expect(first).rejects.toThrow(reason),
      expect(second).rejects.toThrow(reason),
    ]);
  } finally {
    await thread.stop();
  }
});
