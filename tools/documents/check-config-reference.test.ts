import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkConfigReference } from './check-config-reference.ts';

const oven = z.strictObject({
  heat: z.number().default(220),
  name: z.string(),
  tools: z.array(z.string()).default(['peel']),
  note: z.string().optional(),
});

/** The problems of a reference for an oven, whose other keys are described. */
function ovenProblems(rows: string[], head = '| Key | Type | Default |'): string[] {
  return messages([head, '| --- | --- | --- |', ...rows].join('\n'), oven);
}

function messages(text: string, schema: z.ZodType): string[] {
  return checkConfigReference({ path: 'config.md', text }, schema).map(
    ({ file, line, message, hint }) =>
      [`${file}:${line} ${message}`, hint].filter(Boolean).join(' '),
  );
}

const HEAT = '| `heat` | Number | `220` |';
const NAME = '| `name` | Text | Required |';
const TOOLS = "| `tools` | List | `['peel']` |";
const NOTE = '| `note` | Text | None |';

test('a table with all keys and their defaults has no problems', () => {
  expect(ovenProblems([HEAT, NAME, TOOLS, NOTE])).toEqual([]);
});

test('a key that no table has is reported by its path', () => {
  expect(ovenProblems([HEAT, NAME, NOTE])).toEqual([
    'config.md:undefined No table has the key tools of the config.',
  ]);
});

test('a key that the config does not have is reported with its line and the nearest key', () => {
  expect(ovenProblems([HEAT, NAME, TOOLS, NOTE, '| `heats` | Number | `220` |'])).toEqual([
    'config.md:7 The config has no key heats. Did you mean "heat"?',
  ]);
});

test('a default that differs from the schema is reported', () => {
  const rows = ['| `heat` | Number | `200` |', '| `name` | Text | None |', TOOLS];
  expect(ovenProblems([...rows, '| `note` | Text | Required |'])).toEqual([
    'config.md:3 The default of heat is "200", but should be 220.',
    'config.md:4 The default of name is "None", but should be Required.',
    'config.md:6 The default of note is "Required", but should be text, since it is not required.',
  ]);
});

test('the first column may name the objects that have the keys', () => {
  const schema = z.strictObject({
    left: z.strictObject({ heat: z.number() }),
    right: z.strictObject({ heat: z.number() }),
  });
  const parents = '| Key |\n| --- |\n| `left`, `right` |\n\n';
  const inner = (owners: string) => `| Key of ${owners} |\n| --- |\n| \`heat\` |\n`;
  expect(messages(parents + inner('`left` and `right`'), schema)).toEqual([]);
  expect(messages(parents + inner('`left`'), schema)).toEqual([
    'config.md:undefined No table has the key right.heat of the config.',
  ]);
});

test('other tables are not read', () => {
  const other = '\n\n| Name | What |\n| --- | --- |\n| `rye` | A loaf |';
  expect(ovenProblems([HEAT, NAME, TOOLS, NOTE + other])).toEqual([]);
});

const loaves = z.strictObject({
  loaves: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('rye'), sour: z.boolean(), grams: z.number() }),
      z.strictObject({ type: z.literal('oat'), seeds: z.boolean(), grams: z.number() }),
    ]),
  ),
});
const LOAF_KEYS =
  '| Key |\n| --- |\n| `loaves` |\n| `loaves.type`, `loaves.grams` |\n| `loaves.sour`, `loaves.seeds` |\n\n';

/** The problems of a table of types, after one with all keys. */
function typeProblems(rows: string[]): string[] {
  const head = '| Type of `loaves` | What | Further keys |\n| --- | --- | --- |\n';
  return messages(LOAF_KEYS + head + rows.join('\n'), loaves);
}

test('each type has a row with the keys that not all types have', () => {
  expect(typeProblems(['| `rye` | | `sour` |', '| `oat` | | `seeds` |'])).toEqual([]);
  expect(typeProblems(['| `rye` | | `seeds` |'])).toEqual([
    'config.md:9 The type rye also has the key sour.',
    'config.md:9 The type rye has no key seeds of its own.',
    'config.md:undefined No table has the type oat of loaves.',
  ]);
});

test('a type that does not exist is reported', () => {
  const rows = ['| `rye` | | `sour` |', '| `oat` | | `seeds` |', '| `corn` | | |'];
  expect(typeProblems(rows)).toEqual(['config.md:11 There is no type corn of loaves.']);
});
