import { expect, test } from 'vitest';
import { boldDataTexts, boldTexts, checkBoldTags } from './bold-texts.ts';
import { checkLabels, checkUnused, type Quote } from './check-labels.ts';
import { dataLabels, dataTexts } from './data-texts.ts';
import { createInterface } from './interface-labels.ts';
import { parsePage } from './parse-page.ts';

const oven = createInterface('oven', ['Bake', 'Settings', 'Clock', 'Add {count, number} buns']);
const phone = createInterface('phone', ['Bake now', 'Settings', 'Timer', 'Timer ({})']);
const mill = createInterface('Mill', ['Grind', 'Stop']);
const interfaces = { own: [oven, phone], other: [mill] };

function quotesOf(text: string, path = 'docs/a.md'): Quote[] {
  return boldTexts(parsePage({ path, text }));
}

function messages(text: string): string[] {
  return checkLabels(quotesOf(text), interfaces).map(({ message }) => message);
}

test('a label of the web app, of the mobile app or of another product can be bold', () => {
  expect(messages('Select **Bake**, tap **Bake now**, then press **Grind**.')).toEqual([]);
});

test('bold text that is not a label is reported with its place and the nearest labels', () => {
  expect(
    checkLabels(quotesOf('---\ntitle: A\n---\n\nSelect\n**bake** today.'), interfaces),
  ).toEqual([
    {
      file: 'docs/a.md',
      line: 6,
      column: 1,
      message: '"bake" is not a label of the interface.',
      hint: 'Did you mean "Bake" (oven)?',
    },
  ]);
  expect(checkLabels(quotesOf('Select **Tinner**'), interfaces)).toMatchObject([
    { hint: 'Did you mean "Timer" (phone)?' },
  ]);
  expect(checkLabels(quotesOf('**Every file of the run.**'), interfaces)[0]).not.toHaveProperty(
    'hint',
  );
});

test('every part of a path is looked up', () => {
  expect(messages('**Settings > Clock**')).toEqual([]);
  expect(messages('**Settings > Watch**')).toEqual([
    '"Watch" in "Settings > Watch" is not a label of the interface.',
  ]);
  expect(messages('**Prefs > Watch**')).toEqual([
    '"Prefs" and "Watch" in "Prefs > Watch" are not labels of the interface.',
  ]);
});

test('the parts of a path are labels of one interface', () => {
  expect(messages('**Settings > Timer**')).toEqual([]);
  expect(messages('**Clock > Timer**')).toEqual([
    'No single interface has all labels of "Clock > Timer".',
  ]);
});

test('a label wrapped over two lines is one label', () => {
  expect(messages('Tap **Bake\nnow**.')).toEqual([]);
});

test('any value can take the place of a placeholder, and nothing else can change', () => {
  expect(oven.shows('Add 12 buns')).toBe(true);
  expect(oven.shows('Add {count} buns')).toBe(true);
  expect(oven.shows('Add buns')).toBe(false);
  expect(phone.shows('Timer (5 minutes)')).toBe(true);
  expect(phone.shows('A Timer (5)')).toBe(false);
});

test('a value at the end of a label can be left out', () => {
  const { shows } = createInterface('a', ['Trash ({})', 'Delay: {count}', '{} rolls', 'Roll {}']);
  expect(['Trash', 'Trash (3)', 'Delay', 'Delay: 5'].every(shows)).toBe(true);
  expect(['rolls', 'Roll', 'Delay:', 'Trash ('].some(shows)).toBe(false);
});

test('the forms of a plural are one placeholder', () => {
  const { shows } = createInterface('a', ['{n, plural, one {# bun} other {# buns}} in the oven']);
  expect(shows('3 buns in the oven')).toBe(true);
  expect(shows('3 buns in the shop')).toBe(false);
});

test('a label with hardly any words of its own matches only values with digits', () => {
  const { shows } = createInterface('a', ['{start} to {end}']);
  expect(shows('1 May to 3 May')).toBe(true);
  expect(shows('Add to basket')).toBe(false);
  expect(shows('Back to the oven')).toBe(false);
});

test('bold text in MDX, in tables and in directives is looked up', () => {
  const text =
    '<Box>\n\n**One**\n\n</Box>\n\n| A |\n| - |\n| **Two** |\n\n:::note[**Three**]\nx\n:::\n';
  expect(quotesOf(text, 'docs/a.mdx').map((quote) => [quote.text, quote.line])).toEqual([
    ['One', 3],
    ['Two', 9],
    ['Three', 11],
  ]);
});

test('code with asterisks is not bold', () => {
  expect(quotesOf('Exclude `**/Raw/**`.\n\n```\n**x**\n```\n')).toEqual([]);
});

test('bold text as HTML or JSX is reported, because it escapes the lookup', () => {
  const found = (path: string) =>
    checkBoldTags(parsePage({ path, text: 'A.\n\nA <strong>B</strong> c.\n' }));
  expect(found('docs/a.md')).toMatchObject([{ line: 3, column: 3 }]);
  expect(found('docs/a.mdx')).toMatchObject([{ line: 3, column: 3 }]);
  expect(checkBoldTags(parsePage({ path: 'docs/a.md', text: 'A <br> b.' }))).toEqual([]);
});

test('bold text in data files is looked up', () => {
  const text = '- title: One\n  notes: >-\n    Select\n    **Bake** and `**x**`.\n';
  const path = 'site/data/rolls.yaml';
  expect(boldDataTexts(path, dataTexts({ path, text }))).toEqual([
    { file: path, line: 4, column: 5, text: 'Bake' },
  ]);
});

test('names of settings in data files are labels', () => {
  const text = '- setting: "Clock: Timer"\n  meaning: "When: later"\n';
  expect(dataLabels({ path: 'site/data/system-settings.yaml', text })).toEqual([
    { file: 'site/data/system-settings.yaml', line: 1, column: 12, text: 'Clock > Timer' },
  ]);
  expect(dataLabels({ path: 'site/data/roadmap.yaml', text })).toEqual([]);
});

test('a label of another product that nothing quotes is reported', () => {
  const problems = checkUnused(quotesOf('**Settings > Grind**'), [mill], 'other.yaml');
  expect(problems).toEqual([
    { file: 'other.yaml', message: 'No page or figure quotes "Stop" of Mill.' },
  ]);
});
