import { describe, expect, test } from 'vitest';
import { listAttention } from './attention.ts';
import type { Group, Note } from './note.ts';
import { formatSummary } from './report.ts';

function dropped(group: Group, key: string, text?: string): Note {
  return { group, outcome: 'dropped', key, text };
}

describe('listAttention', () => {
  test('what is urgent comes first, then what readers would miss, and settings share the last line', () => {
    const notes: Note[] = [
      dropped('config', 'organizationName'),
      dropped('footer', 'themeConfig.footer.links[0] (Club)', 'It leads nowhere.'),
      dropped('navbar', 'themeConfig.navbar.items[0] (Guide).target'),
      dropped('docs', 'frontmatter "mood"', 'It is now a comment.'),
      { group: 'pages', outcome: 'migrated', key: 'about' },
      { ...dropped('pages', 'Home page', 'No page has the address "/".'), isUrgent: true },
    ];
    expect(listAttention(notes)).toEqual([
      'Home page: No page has the address "/".',
      'frontmatter "mood": It is now a comment.',
      'footer.links[0] (Club): It leads nowhere.',
      '2 settings are not used: organizationName, navbar.items[0] (Guide).target',
    ]);
  });

  test('items with the same reason share a line, whether they are on one line of their file or on several', () => {
    const once = dropped('pages', '<Moon />', 'Vue components cannot be migrated.');
    const often = dropped(
      'pages',
      '<Tide />',
      'Vue components cannot be migrated, also in lines 7, 12.',
    );
    expect(listAttention([often, once])).toEqual([
      '<Tide /> and 1 more: Vue components cannot be migrated.',
    ]);
    expect(listAttention([often])).toEqual([
      '<Tide />: Vue components cannot be migrated, also in lines 7, 12.',
    ]);
  });

  test('items with the same reason share a line, and there are at most ten lines', () => {
    const same = [1, 2, 3].map((index) => dropped('docs', `page ${index}`, 'Same.'));
    const others = Array.from({ length: 20 }, (_, index) =>
      dropped('blog', `post ${index}`, `Reason ${index}.`),
    );
    const lines = listAttention([...same, ...others, dropped('theme', 'image')]);
    expect(lines[0]).toBe('page 1 and 2 more: Same.');
    expect(lines).toHaveLength(10);
    expect(lines.slice(-2)).toEqual([
      '13 more items in the report',
      '1 setting is not used: image',
    ]);
  });
});

describe('formatSummary', () => {
  test('fits on a screen, and ends with the commands', () => {
    const text = formatSummary([dropped('theme', 'image')], {
      folder: '/home/club-new',
      moved: { docs: 12, posts: 0, languages: 1 },
      reportFile: 'MIGRATION.md',
      nextCommands: ['cd club-new', 'npm install'],
    });
    expect(text).toMatchInlineSnapshot(`
      "Moved to /home/club-new: 12 docs, 1 language

      Needs your attention:
        - 1 setting is not used: image

      Each setting and file is listed in MIGRATION.md: 0 migrated, 0 changed, 1 dropped.

      Next:
        cd club-new
        npm install"
    `);
  });
});
