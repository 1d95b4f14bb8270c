import { describe, expect, test } from 'vitest';
import { bracketAdmonitionTitles } from './admonition-titles.ts';

describe('bracketAdmonitionTitles: both ways of writing a title', () => {
  test('a title without brackets gets them', () => {
    expect(bracketAdmonitionTitles(':::note Frost tonight\nCover them.\n:::')).toBe(
      ':::note[Frost tonight]\nCover them.\n:::',
    );
  });

  test('a title in brackets, attributes and no title stay as they are', () => {
    for (const text of [':::note[Frost]', ':::note {.cold}', ':::note', ':::']) {
      expect(bracketAdmonitionTitles(text)).toBe(text);
    }
  });

  test('an indented box and one with more colons get them, too', () => {
    expect(bracketAdmonitionTitles('   ::::tip Water early  ')).toBe('   ::::tip[Water early]');
  });

  test('prose with colons stays as it is', () => {
    const text = 'Say ::: note this, and ::note Title.';
    expect(bracketAdmonitionTitles(text)).toBe(text);
  });

  test('code fences stay as they are', () => {
    const text = '```md\n:::note Frost\n:::\n```';
    expect(bracketAdmonitionTitles(text)).toBe(text);
  });
});
