import { describe, expect, test } from 'vitest';
import { quotedLine } from './quoted-line.ts';

const SOURCE = `// Roses, and more roses.
export default {
  beds: ['north/roses', "tulips", \`herbs\`],
  paths: ['roses'],
};
`;

describe('quotedLine: the line on which a value stands in quotes', () => {
  test.each([
    ['roses', 4],
    ['tulips', 3],
    ['herbs', 3],
  ])('%s stands on line %i', (value, line) => {
    expect(quotedLine(SOURCE, value)).toBe(line);
  });

  test('the first of several lines is taken', () => {
    expect(quotedLine("a: 'rose'\nb: 'rose'", 'rose')).toBe(1);
  });

  test('a value that stands nowhere in quotes has no line', () => {
    expect(quotedLine(SOURCE, 'beds')).toBeUndefined();
    expect(quotedLine('', 'beds')).toBeUndefined();
  });
});
