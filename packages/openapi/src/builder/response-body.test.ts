import { expect, test } from 'vitest';
import { WrittenInteger } from '../description/written-integer.ts';
import { downloadName, readShownBody } from './response-body.ts';

const show = (text: string, type: string) => readShownBody(new Blob([text], { type }));

test('JSON is shown as a tree, unless it is too long', async () => {
  expect(await show('{"a":[1]}', 'application/problem+json; charset=utf-8')).toEqual({
    kind: 'json',
    value: { a: [1] },
  });
  const long = JSON.stringify(Array.from({ length: 5000 }, () => 1));
  expect(await show(long, 'application/json')).toMatchObject({ kind: 'text', language: 'json' });
  expect(await show('{"a":', 'application/json')).toMatchObject({ kind: 'text', language: 'text' });
});

test('integers of 64 bits keep their digits', async () => {
  const value = { id: new WrittenInteger('9007199254740993') };
  expect(await show('{"id":9007199254740993}', 'application/json')).toEqual({
    kind: 'json',
    value,
  });
});

test('HTML is shown as text', async () => {
  expect(await show('<script>', 'text/html')).toEqual({
    kind: 'text',
    text: '<script>',
    language: 'text',
    isCut: false,
  });
});

test('long text is cut', async () => {
  const shown = await show('x'.repeat(300_000), 'text/plain');
  expect(shown).toMatchObject({ kind: 'text', isCut: true });
});

test('pictures are shown, other files are offered for download', async () => {
  expect(await show('x', 'image/png')).toEqual({ kind: 'picture' });
  expect(await show('<svg/>', 'image/svg+xml')).toMatchObject({ kind: 'text' });
  expect(await show('x', 'application/pdf')).toEqual({ kind: 'file' });
  expect(await show('a\0b', '')).toEqual({ kind: 'file' });
  expect(await show('[]', '')).toEqual({ kind: 'json', value: [] });
  expect(await show('', 'application/json')).toEqual({ kind: 'none' });
});

test('a download has the name that the server gives, without a path', () => {
  expect(downloadName([['content-disposition', 'attachment; filename="../a/b.pdf"']], '')).toBe(
    '..-a-b.pdf',
  );
  expect(downloadName([], 'application/problem+json')).toBe('response.json');
  expect(downloadName([], 'text/plain; charset=utf-8')).toBe('response.txt');
  expect(downloadName([], '')).toBe('response.bin');
});
