import { expect, test } from 'vitest';
import { parseTags, resolveTag } from './tags-file.ts';

const file = (text: string) => ({ path: 'blog/tags.yml', text });

test('the key of a tag is the default of its label and permalink', () => {
  const { tags, problems } = parseTags(
    file('boats:\nweather:\n  label: Weather\n  permalink: wind\n  description: Wet.\n'),
  );
  expect(problems).toEqual([]);
  expect([...tags.values()]).toEqual([
    { label: 'boats', permalink: '/boats', description: undefined },
    { label: 'Weather', permalink: '/wind', description: 'Wet.' },
  ]);
  expect(resolveTag('weather', tags).permalink).toBe('/wind');
  expect(resolveTag('New Sails', tags)).toEqual({ label: 'New Sails', permalink: '/new-sails' });
  expect(resolveTag({ label: 'Sails', permalink: 'sails/' }, tags).permalink).toBe('/sails');
});

test('an unknown key of a tag is reported with its line', () => {
  expect(parseTags(file('boats:\n  lable: Boats\n')).problems).toMatchObject([
    { file: 'blog/tags.yml', line: 2, hint: expect.stringContaining('"label"') },
  ]);
});

test('keys with the same permalink are reported, since only one of them has a page', () => {
  const { problems } = parseTags(file('C:\nC#:\n  description: Sharp.\nrust:\n'));
  expect(problems).toMatchObject([
    { severity: 'warning', line: 2, message: expect.stringContaining('"C" and "C#"') },
  ]);
});
