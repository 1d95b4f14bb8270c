import { expect, test } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

const PAGES: Record<string, string> = { './tide.md': 'tide', '../coast/rock.md': '../coast/rock' };

function write(source: string): string | undefined {
  return plainMarkdown(source)?.write((target) => PAGES[target]);
}

test('the title is from the frontmatter or the first heading, and not in the text', () => {
  const named = plainMarkdown('---\nid: a\ntitle: "Low tide"\n---\n\nText.\n');
  expect(named?.title).toBe('Low tide');
  expect(named?.write(() => undefined)).toBe('Text.\n');
  const headed = plainMarkdown('# The *coast*\n\nText.\n\n## More\n');
  expect(headed?.title).toBe('The coast');
  expect(headed?.write(() => undefined)).toBe('Text.\n\n## More\n');
});

test('links lead to pages of the corpus or become their text', () => {
  expect(write('[a](./tide.md#low) [b **c**](./none.md) [d](/e) [f](https://maps.example)')).toBe(
    '[a](./tide.md) b c [d](/e) [f](https://maps.example)\n'.replace('[d](/e)', 'd'),
  );
  expect(write('[a](../coast/rock.md)')).toBe('[a](../coast/rock.md)\n');
});

test('code in a link that becomes text is still code', () => {
  expect(write('[the `<tide>` of](./none.md) and [`<a>`](./tide.md)')).toBe(
    'the `<tide>` of and [`<a>`](./tide.md)\n',
  );
});

test('pictures become their text, also within links', () => {
  expect(write('![Map](map.png) and [![Sheet](sheet.png)](./tide.md)')).toBe(
    'Map and [Sheet](./tide.md)\n',
  );
});

test.each([
  ['JSX and HTML', 'A <Tabs>\n'],
  ['an expression', 'A {value}.\n'],
  ['an import', "import Tabs from '@theme/Tabs';\n"],
  ['a box', ':::note\n\nText.\n\n:::\n'],
  ['an interpolation in code', 'A `{{ value }}`.\n'],
])('a file with %s is not plain', (_, source) => {
  expect(plainMarkdown(source)).toBeUndefined();
});

test('comments are removed', () => {
  expect(write('One.\n\n<!-- later -->\n\nTwo.\n')?.split(/\n+/)).toEqual(['One.', 'Two.', '']);
});

test('code may contain anything', () => {
  const source = '```jsx\n<Tabs>{value}</Tabs>\n```\n\nAnd `<Tabs>`.\n';
  expect(write(source)).toBe(source);
});
