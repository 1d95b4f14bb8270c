import { describe, expect, test } from 'vitest';
import { openTestDescription, readTestApi } from '../views/test-reference.ts';
import { yamlText } from '../yaml-text.ts';

const LONGEST = '9223372036854775807';
const ID = '175928847299117063';

const yaml = (before = '') => `${before}openapi: 3.1.0
info: { title: Gulls, version: 1 }
paths: {}
components:
  schemas:
    Ring:
      type: integer
      maximum: ${LONGEST}
      minimum: -${LONGEST}
      example: +0${ID}
      enum: [1, "${LONGEST}1", 0x1F, 12345678901234567890]
`;
const json = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Gulls', version: '1' },
  paths: {},
  components: {
    schemas: {
      Ring: {
        type: 'integer',
        title: `a \\" ${LONGEST}, [${LONGEST}]`,
        maximum: 'MAXIMUM',
        minimum: 0.5,
        example: 'ID',
        enum: [1e300, 'LONG'],
      },
    },
  },
})
  .replace('"MAXIMUM"', LONGEST)
  .replace('"ID"', `-${ID}`)
  .replace('"LONG"', '12345678901234567890');

function open(text: string) {
  const { opened, problems } = openTestDescription({ 'api/a.yaml': text });
  if (!opened) throw new Error(problems.map(({ message }) => message).join('\n'));
  return opened;
}

function ringOf(text: string) {
  const { api } = readTestApi(open(text));
  const model = api.models.find(({ name }) => name === 'Ring');
  return api.readSchema(model?.raw ?? false);
}

describe('integers with more digits than numbers have', () => {
  test.each([
    ['YAML', yaml()],
    ['YAML with anchors', yaml('x-tide: &tide 1\nx-low: *tide\n')],
  ])('are shown and downloaded as they are written in %s', (_, text) => {
    const { bounds, examples, enum: values } = ringOf(text);
    expect(bounds).toEqual([
      { keyword: 'minimum', value: `-${LONGEST}` },
      { keyword: 'maximum', value: LONGEST },
    ]);
    expect(examples).toEqual([ID]);
    expect(values).toEqual([1, `${LONGEST}1`, 31, '12345678901234567890']);
    const { bundled } = open(text);
    expect(JSON.stringify(bundled)).toContain(
      `"maximum":${LONGEST},"minimum":-${LONGEST},"example":${ID},"enum":[1,"${LONGEST}1",31,12345678901234567890]`,
    );
    expect(yamlText(bundled)).toContain(`maximum: ${LONGEST}\n`);
    expect(yamlText(bundled)).toContain('- 12345678901234567890\n');
  });

  test('are kept in JSON, where strings and other numbers stay the same', () => {
    const { title, bounds, examples } = ringOf(json);
    expect(title).toBe(`a \\" ${LONGEST}, [${LONGEST}]`);
    expect(bounds.map(({ value }) => value)).toEqual(['0.5', LONGEST]);
    expect(examples).toEqual([`-${ID}`]);
    expect(JSON.stringify(open(json).bundled)).toBe(json);
  });

  test('can be keys', () => {
    for (const before of ['', 'x-tide: &tide 1\nx-low: *tide\n']) {
      const { bundled } = open(`${yaml(before)}x-names: { ${ID}: Herring gull }\n`);
      expect(bundled['x-names']).toEqual({ [ID]: 'Herring gull' });
    }
  });

  test('leave the place of what contains them', () => {
    const text = yaml().replace(
      'paths: {}',
      'paths: { /rings: { get: { x-limit: 99999999999999999 } } }',
    );
    const opened = open(text);
    const { api } = readTestApi(opened);
    const [operation] = api.operations;
    expect(opened.locate({ value: operation?.raw ?? {} }, { message: '' })).toMatchObject({
      line: 3,
    });
  });
});

describe('the version of the API without quotes', () => {
  test.each([
    ['1.0', '1.0'],
    ['1.10', '1.10'],
    ['2', '2'],
    ['"1.50"', '1.50'],
  ])('%s is shown and downloaded as it is written', (written, version) => {
    for (const text of [
      `openapi: 3.1.0\ninfo: { title: Gulls, version: ${written} }\npaths: {}\n`,
      `{ "openapi": "3.1.0", "info": { "title": "Gulls", "version": ${written} }, "paths": {} }`,
    ]) {
      const opened = open(text);
      expect(readTestApi(opened).api.version).toBe(version);
      expect(opened.bundled.info).toEqual({ title: 'Gulls', version });
    }
  });

  test('is read where info is another file', () => {
    const { opened } = openTestDescription({
      'api/a.yaml': 'openapi: 3.1.0\ninfo: { $ref: info.yaml }\npaths: {}\n',
      'api/info.yaml': 'title: Gulls\nversion: 1.20\n',
    });
    expect(opened?.bundled.info).toEqual({ title: 'Gulls', version: '1.20' });
  });
});
