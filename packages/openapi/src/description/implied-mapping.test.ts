import { expect, test } from 'vitest';
import { findModelUses } from '../schema/model-uses.ts';
import {
  makeTestApi,
  makeTestContext,
  openTestDescription,
  renderTestPageAt,
} from '../views/test-reference.ts';
import { asObject } from './json.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const extending = (name: string, properties: object = {}) => ({
  allOf: [ref(name), { type: 'object', properties }],
});

const Boat = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string' }, length: { type: 'number' } },
  discriminator: { propertyName: 'kind' },
};

/** The values of the discriminator of a schema `Boat`, with the schema that each stands for. */
function mappingOf(schemas: Record<string, unknown>): unknown {
  const { document } = makeTestApi({ components: { schemas: { Boat, ...schemas } } });
  const { Boat: base } = asObject(asObject(document.components).schemas);
  return asObject(asObject(base).discriminator).mapping;
}

test('a page shows the schemas that extend its own, by the values of the discriminator', () => {
  const schemas = {
    Boat,
    Ferry: extending('Boat', { decks: { type: 'integer' } }),
    Tug: extending('Boat', { pull: { type: 'number' } }),
  };
  const info = { title: 'Harbor', version: '1' };
  const context = makeTestContext({ openapi: '3.0.3', info, components: { schemas } });
  const { html } = renderTestPageAt('/models/boat', context);
  expect(html).toContain('decks');
  expect(html).toContain('pull');
  const ferry = renderTestPageAt('/models/ferry', context).html;
  expect(ferry, 'a ferry is no tug').not.toContain('pull');
});

test('schemas that extend such schemas are alternatives, too', () => {
  const Ferry = extending('Boat');
  expect(mappingOf({ Ferry, CarFerry: extending('Ferry') })).toEqual({
    Ferry: '#/components/schemas/Ferry',
    CarFerry: '#/components/schemas/CarFerry',
  });
});

test('what extends a schema with a discriminator of its own is listed there', () => {
  const Ferry = { ...extending('Boat'), discriminator: { propertyName: 'deck' } };
  expect(mappingOf({ Ferry, CarFerry: extending('Ferry') })).toEqual({
    Ferry: '#/components/schemas/Ferry',
  });
});

test('the value is the only one that a schema allows, if it names one', () => {
  const mapping = mappingOf({
    Ferry: extending('Boat', { kind: { const: 'ferry' } }),
    Tug: extending('Boat', { kind: { type: 'string', enum: ['tug'] } }),
    Raft: { ...extending('Boat'), 'x-ms-discriminator-value': 'raft' },
    'Row/boat': extending('Boat', { kind: { enum: ['canoe', 'gig'] } }),
  });
  expect(mapping).toEqual({
    ferry: '#/components/schemas/Ferry',
    tug: '#/components/schemas/Tug',
    raft: '#/components/schemas/Raft',
    'Row/boat': '#/components/schemas/Row~1boat',
  });
});

test('schemas with the same value are both listed', () => {
  const same = { kind: { const: 'ferry' } };
  const mapping = mappingOf({ Ferry: extending('Boat', same), Liner: extending('Boat', same) });
  expect(mapping).toEqual({
    ferry: '#/components/schemas/Ferry',
    Liner: '#/components/schemas/Liner',
  });
});

test('a schema with the name of another one as its value is listed beside that one', () => {
  const named = (kind: string) => extending('Boat', { kind: { const: kind } });
  const both = { Ferry: '#/components/schemas/Ferry', Tug: '#/components/schemas/Tug' };
  expect(mappingOf({ Ferry: named('Tug'), Tug: extending('Boat') })).toEqual(both);
  expect(mappingOf({ Ferry: named('Tug'), Tug: named('Tug') })).toEqual(both);
});

test('schemas that extend each other in a circle end', () => {
  const mapping = mappingOf({
    Boat: { ...Boat, allOf: [ref('Ferry')] },
    Ferry: extending('Boat'),
  });
  expect(mapping).toEqual({ Ferry: '#/components/schemas/Ferry' });
});

test('a mapping or alternatives that are written are complete', () => {
  const mapping = { ferry: '#/components/schemas/Ferry' };
  const Ferry = extending('Boat');
  const Tug = extending('Boat');
  expect(
    mappingOf({ Boat: { ...Boat, discriminator: { propertyName: 'kind', mapping } }, Ferry, Tug }),
  ).toEqual(mapping);
  expect(mappingOf({ Boat: { ...Boat, oneOf: [ref('Ferry')] }, Ferry, Tug })).toBeUndefined();
});

test('a schema uses those that extend it, and the download stays as it was written', () => {
  const schemas = { Boat, Ferry: extending('Boat') };
  const { models } = findModelUses(makeTestApi({ components: { schemas } }));
  expect(models.get('Ferry')?.map(({ name }) => name)).toEqual(['Boat']);
  const info = { title: 'Harbor', version: '1' };
  const written = { openapi: '3.1.0', info, components: { schemas } };
  const { opened } = openTestDescription({ 'a.json': JSON.stringify(written) });
  expect(opened?.bundled).toEqual(written);
});
