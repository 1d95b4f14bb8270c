import { describe, expect, test } from 'vitest';
import { breakableSidebar, breakableToc, withBreaks } from './breakable-names.ts';

/** Shows the places to break a line as `|`. */
const shown = (label: string) => withBreaks(label).replaceAll('\u200b', '|');

describe('withBreaks', () => {
  test.each([
    ['TouchableWithoutFeedback', 'Touchable|Without|Feedback'],
    ['accessibilityIgnoresInvertColors iOS', 'accessibility|Ignores|Invert|Colors iOS'],
    ['parseHTTPServerRequest', 'parse|HTTP|Server|Request'],
    ['BAKERY_OVEN_TEMPERATURE_LIMIT', 'BAKERY_|OVEN_|TEMPERATURE_|LIMIT'],
    ['com.example.baking.Oven', 'com.|example.|baking.|Oven'],
  ])('lets a line break between the words of %s', (label, expected) => {
    expect(shown(label)).toBe(expected);
  });

  test.each([
    'Core Components and APIs',
    'FlatList',
    'v1.131.3',
    'Donaudampfschifffahrt',
    'README.md',
  ])('leaves %s as it is', (label) => {
    expect(withBreaks(label)).toBe(label);
  });
});

test('labels of entries at all levels of a sidebar, and of a table of contents, can break', () => {
  const label = 'TouchableWithoutFeedback';
  const link = { kind: 'link' as const, label, href: '/a' };
  const category = {
    kind: 'category' as const,
    label,
    items: [link],
    collapsible: true,
    collapsed: true,
  };
  const [broken] = breakableSidebar([category]);
  expect(JSON.stringify(broken).match(/Touchable\u200bWithout\u200bFeedback/g)).toHaveLength(2);
  expect(breakableToc([{ id: 'a', title: label, level: 2 }])).toEqual([
    { id: 'a', title: withBreaks(label), level: 2 },
  ]);
});
