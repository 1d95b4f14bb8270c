import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { docFrontmatterSchema } from '../kinds/docs/schema.ts';
import { parseFrontmatter } from './frontmatter.ts';

const plantSchema = z.strictObject({ title: z.string().optional(), height: z.number().optional() });

function parse(text: string) {
  return parseFrontmatter({ path: 'docs/apple.md', text }, plantSchema);
}

function problemText(text: string, schema: z.ZodType = docFrontmatterSchema): string {
  const { problems } = parseFrontmatter({ path: 'docs/apple.md', text }, schema);
  return formatProblems(problems) || 'no problem';
}

describe('parseFrontmatter: valid frontmatter', () => {
  test('reads the values between the fences', () => {
    expect(parse('---\ntitle: Apple\nheight: 4\n---\nA tree.')).toMatchObject({
      data: { title: 'Apple', height: 4 },
      problems: [],
    });
  });

  test('replaces the frontmatter with blank lines, so that the body keeps its line numbers', () => {
    expect(parse('---\ntitle: Apple\nheight: 4\n---\nA tree.\n')).toMatchObject({
      body: '\n\n\n\nA tree.\n',
    });
  });

  test('a file without frontmatter is only a body', () => {
    expect(parse('A tree.\n\n---\n\nMore.')).toMatchObject({
      data: {},
      body: 'A tree.\n\n---\n\nMore.',
    });
  });

  test('empty frontmatter is allowed', () => {
    expect(parse('---\n---\nA tree.')).toMatchObject({ data: {}, body: '\n\nA tree.' });
  });

  test.each(['- Apple', 'Apple', '42'])(
    '"%s" has no keys: it is reported, and leaves the defaults',
    (yaml) => {
      const read = parse(`---\n${yaml}\n---\nA tree.`);
      expect(read).toMatchObject({ data: {}, otherFields: {}, body: '\n\n\nA tree.' });
      expect(read.problems).toMatchObject([{ file: 'docs/apple.md', line: 2, severity: 'error' }]);
    },
  );

  test('Windows line endings and a byte order mark are allowed', () => {
    expect(parse('\uFEFF---\r\ntitle: Apple\r\n---\r\nA tree.')).toMatchObject({
      data: { title: 'Apple' },
      body: '\n\n\nA tree.',
    });
  });

  test('a later thematic break does not end the frontmatter', () => {
    expect(parse('---\ntitle: Apple\n---\nA tree.\n\n---\n\nMore.')).toMatchObject({
      body: '\n\n\nA tree.\n\n---\n\nMore.',
    });
  });
});

describe('parseFrontmatter: unknown keys', () => {
  test('are warnings and returned separately', () => {
    const parsed = parse('---\ntitle: Apple\nripe: [9, 10]\n---\nA tree.');
    expect(parsed).toMatchObject({
      data: { title: 'Apple' },
      otherFields: { ripe: [9, 10] },
      problems: [{ severity: 'warning', line: 3 }],
    });
  });

  test('are reported together with errors, and the rest is read', () => {
    const parsed = parse('---\ntitle: Apple\nheight: tall\nripe: 9\n---\nA tree.');
    expect(parsed).toMatchObject({
      data: { title: 'Apple' },
      otherFields: { ripe: 9 },
      body: '\n\n\n\n\nA tree.',
      problems: [
        { severity: 'error', line: 3 },
        { severity: 'warning', line: 4 },
      ],
    });
  });
});

describe('parseFrontmatter: mistakes', () => {
  test('an unknown key is reported with its line and the nearest known key', () => {
    expect(problemText('---\ntitle: Apple\nheigth: 4\n---\n', plantSchema)).toMatchInlineSnapshot(`
      "docs/apple.md
        3:1  Warning: Frontmatter: heigth: unknown key.
             Did you mean "height"? Allowed: title, height."
    `);
  });

  test('a wrong type is reported with its line, the value and what is allowed', () => {
    expect(
      problemText('---\ntitle: Apple\n\nheight: tall\n---\n', plantSchema),
    ).toMatchInlineSnapshot(`
      "docs/apple.md
        4:1  Frontmatter: height: found "tall".
             Allowed: a number."
    `);
  });

  test('a nested unknown key is reported with its own line', () => {
    expect(
      problemText('---\ntitle: Apple\nlast_update:\n  date: 2024-05-01\n  autor: Ada\n---\n'),
    ).toMatchInlineSnapshot(`
      "docs/apple.md
        5:1  Frontmatter: last_update.autor: unknown key.
             Did you mean "author"? Allowed: date, author."
    `);
  });

  test('invalid YAML is reported with its position in the file, and without another position', () => {
    expect(problemText('---\ntitle: Apple\nheight: [4\n---\n')).toMatchInlineSnapshot(`
      "docs/apple.md
        3:11  The frontmatter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
              Add the missing "]", or put the value in quotes."
    `);
  });

  test('keys of invalid YAML that are valid on their own are used', () => {
    expect(parse('---\ntitle: Apple: a tree\nheight: 4\n---\nA tree.')).toMatchObject({
      data: { height: 4 },
      problems: [{ line: 2, leavesUnknown: ['frontmatter/docs/apple.md'] }],
    });
  });

  test('an undefined YAML alias is reported with the file', () => {
    expect(problemText('---\ntitle: *apple\n---\n')).toMatchInlineSnapshot(`
      "docs/apple.md
        1:1  The frontmatter is not valid YAML: Unresolved alias (the anchor must be set before the alias): apple.
             Values with a colon, a hash, an asterisk or quotes need quotes around them."
    `);
  });
});

describe('docFrontmatterSchema', () => {
  function read(yaml: string) {
    return parseFrontmatter(
      { path: 'docs/apple.md', text: `---\n${yaml}\n---\n` },
      docFrontmatterSchema,
    );
  }

  test('numbers and dates are converted to text', () => {
    expect(read('title: 2024\nsidebar_label: 2024-05-01')).toMatchObject({
      data: { title: '2024', sidebar_label: '2024-05-01' },
    });
  });

  test('keywords are a list or separated by commas', () => {
    expect(read('keywords: [tree, fruit]')).toMatchObject({
      data: { keywords: ['tree', 'fruit'] },
    });
    expect(read('keywords: tree, fruit')).toMatchObject({ data: { keywords: ['tree', 'fruit'] } });
  });

  test('null removes the previous or next link, the edit link and the sidebar', () => {
    const yaml = 'pagination_next: null\ncustom_edit_url: null\ndisplayed_sidebar: null';
    expect(read(yaml)).toMatchObject({
      data: { pagination_next: null, custom_edit_url: null, displayed_sidebar: null },
    });
  });

  test('the date of the last update can have a time', () => {
    for (const date of ['2024-05-06', '2024-05-06T10:00:00Z']) {
      expect(read(`last_update: { date: ${date} }`)).toMatchObject({
        data: { last_update: { date } },
      });
    }
  });

  test('an invalid date of the last update is reported with an example', () => {
    expect(problemText('---\nlast_update:\n  date: in May\n---\n')).toMatchInlineSnapshot(`
      "docs/apple.md
        3:1  Frontmatter: last_update.date: found "in May".
             Allowed: a date such as 2024-05-06."
    `);
  });

  test.each([
    ['title: a\ntitle: b', 'Keep only one of the two.'],
    ['title: "a', 'Missing closing ".'],
    ['pagination_next: false', 'Allowed: text or null.'],
    ['tags: red', 'Allowed: a list, such as ["red"].'],
  ])('%j is reported with a hint', (yaml, hint) => {
    expect(problemText(`---\n${yaml}\n---\n`)).toContain(hint);
  });

  test('an id with a slash is reported', () => {
    expect(problemText('---\nid: trees/apple\n---\n')).toMatchInlineSnapshot(`
      "docs/apple.md
        2:1  Frontmatter: id: found "trees/apple".
             Allowed: a name without slashes."
    `);
  });
});

describe('parseFrontmatter: frontmatter that is not YAML between fences', () => {
  test.each([
    ['+++\ntitle = "Apple"\n+++\nA tree.', 'TOML'],
    ['\uFEFF--- toml\r\ntitle = "Apple"\r\n---\r\nA tree.', 'TOML'],
    ['---toml\ntitle = "Apple"\n---\nA tree.', 'TOML'],
    ['---json\n{ "title": "Apple" }\n---\nA tree.', 'JSON'],
    [';;;\n{ "title": "Apple" }\n;;;\nA tree.', 'JSON'],
    ['---js\nexport default {}\n---\n', 'code'],
  ])('in another language is reported: %j', (text, language) => {
    const message = problemText(text);
    expect(message).toContain(`1:1  The frontmatter is written in ${language}, not in YAML.`);
    expect(message).toContain('a line such as "title: Roses" for each field');
  });

  test.each([
    '---\ntitle: Apple\n\nA tree.',
    '---\r\ntags:\r\n  - fruit\r\n\r\nA tree.\r\n',
    '---\nsidebar_label: Apple',
  ])('without an end is reported: %j', (text) => {
    expect(problemText(text)).toContain('1:1  The frontmatter is not closed.');
  });

  test.each([
    ['----\ntitle: Apple\ntags:\n  - fruit\n----\nA tree.', 'have more than three hyphens'],
    ['\n---\ntitle: Apple\ndraft: true\n---\nA tree.', 'does not begin on the first line'],
    ['  \r\n\r\n---\r\ntitle: Apple\r\n---\r\n', 'does not begin on the first line'],
  ])('in the wrong place or between longer lines is reported: %j', (text, reason) => {
    expect(problemText(text)).toContain(reason);
  });

  test.each([
    '\n---\n\nNote: a thematic break.',
    '---\n\nNote: a thematic break.',
    '---\nA tree, as they say: tall.',
    '---\n[home]: https://apple.example',
    '---\nhttps://apple.example',
    '----\ntitle: Apple',
    '+++ more',
    'A tree.\n+++\n',
    '',
  ])('what only begins like it is text: %j', (text) => {
    expect(parse(text)).toMatchObject({ problems: [], body: text });
  });
});
