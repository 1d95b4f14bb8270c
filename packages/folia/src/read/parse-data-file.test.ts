import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseDataFile } from './parse-data-file.ts';

const schema = z.record(z.string(), z.strictObject({ label: z.string() }));

test('names of members of all objects are keys like any other', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  const text = names.map((name) => `${name}:\n  label: ${name}\n`).join('');
  const { data = {}, problems } = parseDataFile({ path: 'tags.yml', text }, schema);
  expect(problems).toEqual([]);
  expect(Object.entries(data)).toEqual(names.map((name) => [name, { label: name }]));
});

test.each([
  ['YAML', 'bread:\n  label: Bread\n__proto__:\n  label: Rye\n', 3],
  ['JSON', '{ "bread": { "label": "Bread" },\n  "__proto__": { "label": "Rye" } }', 2],
])('the key that objects cannot have is reported, in %s', (_, text, line) => {
  const { data, problems } = parseDataFile({ path: 'tags.yml', text }, schema, (lost) =>
    lost.map(([key]) => `tags/${String(key)}` as const),
  );
  expect(data).toEqual({ bread: { label: 'Bread' } });
  expect(problems).toMatchObject([
    { file: 'tags.yml', line, message: 'The key "__proto__" cannot be used.', hint: 'Rename it.' },
  ]);
  expect(problems[0]?.leavesUnknown).toEqual(['tags/__proto__']);
});
