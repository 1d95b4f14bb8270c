import { parseXml } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { makeReadSchema } from '../schema/read-schema.ts';
import type { RawSchema } from '../schema/schema.ts';
import { toRequestSchema } from './request-schema.ts';
import { xmlText } from './xml-text.ts';

/** The document without its declaration, on one line. */
function xml(value: unknown, raw: RawSchema, schemas: object = {}): string {
  const readSchema = makeReadSchema({
    document: { components: { schemas } },
    parts: new Map(),
    sinceKey: '',
  });
  const text = xmlText(value, toRequestSchema(raw, readSchema));
  parseXml(text);
  return text.split('\n').slice(1).join('').replace(/> +</g, '><');
}

const port = (properties: object, more: object = {}) => ({
  ...{ type: 'object', properties, xml: { name: 'port' } },
  ...more,
});
const list = (items: object, own?: object) => ({ type: 'array', items, ...(own && { xml: own }) });
const string = (own: object) => ({ type: 'string', xml: own });

// Most cases are the examples of https://spec.openapis.org/oas/v3.1.1#xml-object-examples.
describe('an XML document', () => {
  test('has an element for each property, named by its schema or like the property', () => {
    const raw = port({ id: {}, at: string({ name: 'place' }), on: { type: 'boolean' } });
    expect(xml({ id: 1, at: 'Dover', on: false, none: null }, raw)).toBe(
      '<port><id>1</id><place>Dover</place><on>false</on><none/></port>',
    );
  });

  test('is named like the model, or root', () => {
    expect(xml({ a: 1 }, { $ref: '#/components/schemas/Ship' }, { Ship: {} })).toBe(
      '<Ship><a>1</a></Ship>',
    );
    expect(xml({ a: 1 }, {})).toBe('<root><a>1</a></root>');
  });

  test('has attributes, namespaces and prefixes', () => {
    const raw = port({
      id: { type: 'integer', xml: { attribute: true } },
      lang: { xml: { attribute: true, name: 'l', prefix: 'x', namespace: 'https://x.example' } },
      name: string({ namespace: 'https://s.example/a?b&c', prefix: 's' }),
    });
    expect(xml({ id: 1, lang: 'en', name: 'Dover' }, raw)).toBe(
      '<port id="1" xmlns:x="https://x.example" x:l="en">' +
        '<s:name xmlns:s="https://s.example/a?b&amp;c">Dover</s:name></port>',
    );
  });

  test.each([
    [list({ type: 'string' }), '<ships>a</ships><ships>b</ships>'],
    [list(string({ name: 'ship' })), '<ship>a</ship><ship>b</ship>'],
    [list(string({ name: 'ship' }), { name: 'fleet' }), '<ship>a</ship><ship>b</ship>'],
    [
      list({ type: 'string' }, { wrapped: true }),
      '<ships><ships>a</ships><ships>b</ships></ships>',
    ],
    [
      list(string({ name: 'ship' }), { wrapped: true, name: 'fleet' }),
      '<fleet><ship>a</ship><ship>b</ship></fleet>',
    ],
    [
      list({ type: 'string' }, { nodeType: 'element' }),
      '<ships><ships>a</ships><ships>b</ships></ships>',
    ],
  ])('has lists, wrapped or not: %j', (ships, text) => {
    expect(xml({ ships: ['a', 'b'] }, port({ ships }))).toBe(`<port>${text}</port>`);
  });

  test('of a list has one outermost element', () => {
    const raw = list({ type: 'object', xml: { name: 'ship' } }, { name: 'ships' });
    expect(xml([{ a: 1 }, { a: 2 }], raw)).toBe(
      '<ships><ship><a>1</a></ship><ship><a>2</a></ship></ships>',
    );
  });

  test('has text, CDATA and contents without an element of their own', () => {
    const raw = port({
      id: { xml: { nodeType: 'attribute' } },
      text: string({ nodeType: 'text' }),
      code: string({ nodeType: 'cdata' }),
      more: { type: 'object', xml: { nodeType: 'none' } },
    });
    expect(xml({ id: 1, text: 'a<b', code: 'x ]]>y' }, raw)).toBe(
      '<port id="1">a&lt;b<![CDATA[x ]]]]><![CDATA[>y]]></port>',
    );
    expect(xml({ more: { a: 1 } }, raw)).toBe('<port><a>1</a></port>');
  });

  test('is valid whatever the values and names are', () => {
    const awkward = '<a href="x">&amp; \0\u0008 ]]> \ud800 \u{1F6A2}';
    const raw = port({ id: { xml: { attribute: true } } });
    const text = xml({ id: awkward, 'a b/c': awkward, '1': 1, '': 2, é: [] }, raw);
    expect(text).toContain('<a_b_c>&lt;a href=&quot;x&quot;&gt;&amp;amp;');
    expect(text).toContain('<_1>1</_1>');
  });
});
