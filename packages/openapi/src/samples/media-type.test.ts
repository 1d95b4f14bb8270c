import { expect, test } from 'vitest';
import { fileName } from './media-type.ts';

test.each([
  ['application/zip', 'file.zip'],
  ['application/gzip', 'file.gz'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'file.docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'file.xlsx'],
  ['application/problem+json', 'file.json'],
  ['application/atom+xml; charset=utf-8', 'file.xml'],
  ['text/csv', 'file.csv'],
  ['image/png', 'picture.png'],
  ['application/octet-stream', 'file.bin'],
])('a file of the type %s is called %s', (type, name) => {
  expect(fileName(type)).toBe(name);
});
