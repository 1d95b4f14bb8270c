import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'title: Ünï 船 🚢\n';

function utf16(text: string, order: 'little' | 'big'): Uint8Array {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'little' ? bytes : bytes.swap16();
}

describe('the text of a file', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with a mark, little end first', utf16(`\uFEFF${TEXT}`, 'little')],
    ['UTF-16 with a mark, big end first', utf16(`\uFEFF${TEXT}`, 'big')],
    ['UTF-16 without a mark, little end first', utf16(TEXT, 'little')],
    ['UTF-16 without a mark, big end first', utf16(TEXT, 'big')],
  ])('is decoded from %s', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT });
  });

  test('is empty for an empty file', () => {
    expect(decodeText(Buffer.alloc(0))).toEqual({ text: '' });
  });

  test('that is not UTF-8 is a fault with the place of the first wrong byte', () => {
    const bytes = Buffer.concat([Buffer.from('a: \uFFFD\nü: b'), Buffer.from([0xff, 0x62])]);
    expect(decodeText(bytes)).toMatchObject({
      fault: 'The file is not valid UTF-8.',
      line: 2,
      column: 5,
    });
  });

  test('half of a character in UTF-16 is a fault', () => {
    const bytes = Buffer.concat([utf16('\uFEFFa', 'little'), Buffer.from([0x00, 0xd8])]);
    expect(decodeText(bytes)).toHaveProperty('fault', 'The file is not valid UTF-16.');
  });

  test('may not contain zero bytes', () => {
    expect(decodeText(Buffer.from('a: 1\nb\0'))).toMatchObject({
      fault: 'The file is not text.',
      line: 2,
      column: 2,
    });
  });

  test('is never decoded with an exception, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const decoded = decodeText(bytes);
        if ('fault' in decoded) expect(decoded.fault).not.toBe('');
        else expect(decoded.text).not.toContain('\0');
      }),
      { numRuns: 500, seed: 20_101 },
    );
  });
});
