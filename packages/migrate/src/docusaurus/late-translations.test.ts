import { expect, test } from 'vitest';
import { translateLate } from './late-translations.ts';

const IMPORT = `import Translate, { translate } from '@docusaurus/Translate';\n`;

function convert(code: string, path = 'src/Loaves.jsx') {
  const { texts, notes } = translateLate(new Map([[path, code]]));
  return { code: texts.get(path), notes };
}

test('texts in objects of a module are translated when they are read', () => {
  const { code, notes } = convert(
    `${IMPORT}const loaves = [\n  { name: translate({ message: 'Rye' }), 'data-kind': translate({ id: 'dark' }), [key]: translate({ id: 'k' }), price: 3 },\n];\n`,
  );
  expect(code).toBe(
    `${IMPORT}const loaves = [\n  { get name() { return translate({ message: 'Rye' }); }, get 'data-kind'() { return translate({ id: 'dark' }); }, get [key]() { return translate({ id: 'k' }); }, price: 3 },\n];\n`,
  );
  expect(notes).toMatchObject([{ group: 'i18n', outcome: 'changed', key: 'src/Loaves.jsx' }]);
  expect(notes[0]?.isUrgent).toBeUndefined();
});

test('another name for the function, and types', () => {
  const source = `import { translate as t } from '@docusaurus/Translate';\nexport const loaf: Loaf = { name: t({ message: 'Rye' }) };\n`;
  expect(convert(source, 'src/loaf.ts').code).toContain(
    `{ get name() { return t({ message: 'Rye' }); } }`,
  );
});

test('calls in components, which know the language, and functions of other modules stay as they are', () => {
  const inside = `${IMPORT}export const Loaf = () => <b {...{ title: translate({ id: 'rye' }) }} />;\nfunction names() { return { a: translate({ id: 'a' }) }; }\nclass Oven { labels = { a: translate({ id: 'a' }) }; }\n`;
  const other = `import { translate } from './maps';\nimport Translate from '@docusaurus/Translate';\nexport const map = { a: translate('a') };\n`;
  for (const code of [inside, other]) expect(convert(code)).toEqual({ code, notes: [] });
});

test('a call that is not the value of a property needs attention', () => {
  const { code, notes } = convert(
    `${IMPORT}const title = translate({ id: 'bread' });\nconst list = [translate({ id: 'rye' })];\n`,
  );
  expect(code).toContain(`const title = translate({ id: 'bread' });`);
  expect(notes).toMatchObject([{ isUrgent: true, key: 'src/Loaves.jsx' }]);
  expect(notes[0]?.text).toContain('in lines 2, 3.');
});

test('a call within the call of a property is a part of it', () => {
  const { code, notes } = convert(
    `${IMPORT}const loaf = { name: translate({ id: 'rye' }, { kind: translate({ id: 'dark' }) }), price: 3 };\n`,
  );
  expect(code).toBe(
    `${IMPORT}const loaf = { get name() { return translate({ id: 'rye' }, { kind: translate({ id: 'dark' }) }); }, price: 3 };\n`,
  );
  expect(notes).toMatchObject([{ outcome: 'changed', key: 'src/Loaves.jsx' }]);
  expect(notes[0]?.isUrgent).toBeUndefined();
});

test('static members of a class are read while its module is loaded, unlike others', () => {
  const { code, notes } = convert(
    `${IMPORT}class Oven {\n  static labels = { a: translate({ id: 'a' }) };\n  static title = translate({ id: 'b' });\n  name = translate({ id: 'c' });\n  static bake() { return translate({ id: 'd' }); }\n}\n`,
  );
  expect(code).toContain(`static labels = { get a() { return translate({ id: 'a' }); } };`);
  expect(notes.map(({ isUrgent = false }) => isUrgent)).toEqual([false, true]);
  expect(notes[1]?.text).toContain('in line 4.');
});

test('a line with several calls is named once', () => {
  const { notes } = convert(
    `${IMPORT}const list = [translate({ id: 'rye' }), translate({ id: 'oat' })];\n`,
  );
  expect(notes[0]?.text).toContain('in line 2.');
});
