import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TabItem, Tabs } from './Tabs.tsx';
import { listRooms } from './tab-rooms.ts';

const LANGUAGES = ['curl', 'JavaScript', 'TypeScript', 'Python', 'Go', 'PHP', 'Dart', 'Java', 'C#'];

test('a few short tabs always fit on a line', () => {
  expect(listRooms(['200', '404'])).toEqual([undefined, undefined]);
});

test('the first tab always fits, and more do in a wider line, without gaps', () => {
  const rooms = listRooms(LANGUAGES);
  expect(rooms[0]).toBeUndefined();
  expect(rooms.slice(1)).not.toContain(undefined);
  const widths = rooms.slice(1).map((room) => Number(room?.replace('tab-from-', '')));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

test('the last of very many tabs fit in no line', () => {
  expect(listRooms(Array.from({ length: 40 }, () => 'Language')).at(-1)).toBe('tab-from-none');
});

test('tabs that do not fit are behind a button, which only lines of tabs have', () => {
  const items = LANGUAGES.map((name) => <TabItem key={name} value={name} />);
  const html = renderToStaticMarkup(<Tabs more="More">{items}</Tabs>);
  expect(html).toContain('<details class="tabs-more"><summary>More</summary></details>');
  expect(html.match(/type="radio"/g)).toHaveLength(LANGUAGES.length);
  expect(renderToStaticMarkup(<Tabs>{items}</Tabs>)).not.toMatch(/tabs-more|tab-from/);
  const few = items.slice(0, 2);
  expect(renderToStaticMarkup(<Tabs more="More">{few}</Tabs>)).not.toMatch(/tabs-more|tab-from/);
});
