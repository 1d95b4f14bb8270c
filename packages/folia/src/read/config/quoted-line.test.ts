import { describe, expect, test } from 'vitest';
import { quotedLine } from './quoted-line.ts';

const SOURCE = `// Roses, and more roses.
export default {
  beds: ['north/roses', "tulips", \`herbs\`],
  paths: ['roses'],
};
`;

describe('quotedLine: the line on which a value is in quotes', () => {
  test.each([
    ['roses', 4],
    ['tulips', 3],
    ['herbs', 3],
  ])('%s is on line %i', (value, line) => {
    expect(quotedLine(SOURCE, value)).toBe(line);
  });

  test('the first of several lines is taken', () => {
    expect(quotedLine("a: 'rose'\nb: 'rose'", 'rose')).toBe(1);
  });

  test('in a module, comments and parts of other strings do not count', () => {
    const source = [
      "// import 'roses' from 'roses'",
      'export default {',
      "  text: \"say 'roses'\", pattern: /'roses'/,",
      "  path: 'roses',",
      '};',
    ];
    expect(quotedLine(source.join('\n'), 'roses')).toBe(4);
    expect(quotedLine(source.toSpliced(3, 1).join('\n'), 'roses')).toBeUndefined();
  });

  test('a value is found however its string is escaped', () => {
    expect(quotedLine("export default [\n  'it\\'s', '\\u0041']", "it's")).toBe(2);
    expect(quotedLine("export default [\n  'it\\'s', '\\u0041']", 'A')).toBe(2);
  });

  test('attributes of JSX count', () => {
    expect(quotedLine('export default () => (\n  <a href="/roses">Roses</a>\n);', '/roses')).toBe(
      2,
    );
  });

  test('a value that is never in quotes has no line', () => {
    expect(quotedLine(SOURCE, 'beds')).toBeUndefined();
    expect(quotedLine('', 'beds')).toBeUndefined();
  });
});

test('a value in a part of the config is found there, even if others are equal', () => {
  const source = `export default {
  title: 'Roses',
  themeConfig: {
    navbar: { items: [{ label: 'Roses', to: '/' }] },
    footer: {
      links: [{ label: 'Beds', to: '/beds' },
        { label: 'Roses' }],
    },
  },
};`;
  expect(quotedLine(source, 'Roses')).toBe(2);
  expect(quotedLine(source, 'Roses', ['themeConfig', 'navbar', 'items', 0])).toBe(4);
  expect(quotedLine(source, 'Roses', ['themeConfig', 'footer', 'links'])).toBe(7);
  expect(quotedLine(source, 'Beds', ['themeConfig', 'footer', 'links', 3])).toBe(6);
});
