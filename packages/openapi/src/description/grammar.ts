import { isObject, type JsonObject, objectEntries } from './json.ts';

/** The kinds of objects in a description (https://spec.openapis.org/oas/v3.1.1#schema-0). */
export type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'header'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'link'
  | 'callback'
  | 'securityScheme'
  | 'schema';

type ChildSlot = { kind: Kind; holds: 'one' | 'list' | 'map' };

const one = (kind: Kind): ChildSlot => ({ kind, holds: 'one' });
const list = (kind: Kind): ChildSlot => ({ kind, holds: 'list' });
const map = (kind: Kind): ChildSlot => ({ kind, holds: 'map' });

export const METHODS = [
  ...(['get', 'post', 'put', 'patch', 'delete'] as const),
  ...(['head', 'options', 'trace', 'query'] as const),
];

const parameter = {
  schema: one('schema'),
  content: map('mediaType'),
  examples: map('example'),
  items: one('schema'),
};

/**
 * The keys of each kind of object that contain further objects; all others are data. Includes
 * version 2.0.
 */
const GRAMMAR: Record<Kind, Record<string, ChildSlot>> = {
  document: {
    paths: map('pathItem'),
    webhooks: map('pathItem'),
    components: one('components'),
    definitions: map('schema'),
    parameters: map('parameter'),
    responses: map('response'),
  },
  components: {
    schemas: map('schema'),
    responses: map('response'),
    parameters: map('parameter'),
    examples: map('example'),
    requestBodies: map('requestBody'),
    headers: map('header'),
    securitySchemes: map('securityScheme'),
    links: map('link'),
    callbacks: map('callback'),
    pathItems: map('pathItem'),
  },
  pathItem: {
    ...Object.fromEntries(METHODS.map((method) => [method, one('operation')])),
    additionalOperations: map('operation'),
    parameters: list('parameter'),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: one('requestBody'),
    responses: map('response'),
    callbacks: map('callback'),
  },
  parameter,
  header: parameter,
  requestBody: { content: map('mediaType') },
  response: {
    headers: map('header'),
    content: map('mediaType'),
    links: map('link'),
    schema: one('schema'),
  },
  mediaType: {
    schema: one('schema'),
    itemSchema: one('schema'),
    examples: map('example'),
    encoding: map('encoding'),
  },
  encoding: { headers: map('header') },
  example: {},
  link: {},
  callback: {},
  securityScheme: {},
  schema: {
    properties: map('schema'),
    patternProperties: map('schema'),
    dependentSchemas: map('schema'),
    $defs: map('schema'),
    definitions: map('schema'),
    allOf: list('schema'),
    anyOf: list('schema'),
    oneOf: list('schema'),
    prefixItems: list('schema'),
    items: one('schema'),
    not: one('schema'),
    contains: one('schema'),
    additionalProperties: one('schema'),
    unevaluatedProperties: one('schema'),
    unevaluatedItems: one('schema'),
    propertyNames: one('schema'),
    contentSchema: one('schema'),
    if: one('schema'),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: one('schema'),
    else: one('schema'),
  },
};

/** A child object, or a reference to one. */
export type Child = { kind: Kind; path: string[]; value: JsonObject };

/** The direct children of an object, with the keys that lead to them. */
export function getChildren(kind: Kind, value: JsonObject): Child[] {
  if (kind === 'callback') {
    return objectEntries(value).map(([key, item]) => ({
      kind: 'pathItem',
      path: [key],
      value: item,
    }));
  }
  return Object.entries(GRAMMAR[kind]).flatMap(([key, place]) => getChildrenAt(key, place, value));
}

function getChildrenAt(key: string, { kind, holds }: ChildSlot, value: JsonObject): Child[] {
  const inner = Object.hasOwn(value, key) ? value[key] : undefined;
  // In older versions of JSON Schema, a list of items is a tuple.
  if (Array.isArray(inner) && holds !== 'map') {
    return inner.flatMap((entry, index) =>
      isObject(entry) ? [{ kind, path: [key, String(index)], value: entry }] : [],
    );
  }
  if (!isObject(inner)) return [];
  if (holds !== 'map') return holds === 'one' ? [{ kind, path: [key], value: inner }] : [];
  return objectEntries(inner).map(([name, entry]) => ({ kind, path: [key, name], value: entry }));
}
