import { isObject, type JsonObject, objectEntries } from './json.ts';

/** The kinds of objects that a description is made of (https://spec.openapis.org/oas/v3.1.1#schema-0). */
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

type Place = { kind: Kind; holds: 'one' | 'list' | 'map' };

const one = (kind: Kind): Place => ({ kind, holds: 'one' });
const list = (kind: Kind): Place => ({ kind, holds: 'list' });
const map = (kind: Kind): Place => ({ kind, holds: 'map' });

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

/** Which keys of an object hold further objects; what is not named here is data. Version 2.0 is among them. */
const GRAMMAR: Record<Kind, Record<string, Place>> = {
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

/** A place of a description that holds another object or a reference to one. */
export type Child = { kind: Kind; path: string[]; value: JsonObject };

/** The objects right below one of a kind, with the keys that lead to them. */
export function childrenOf(kind: Kind, value: JsonObject): Child[] {
  if (kind === 'callback') {
    return objectEntries(value).map(([key, item]) => ({
      kind: 'pathItem',
      path: [key],
      value: item,
    }));
  }
  return Object.entries(GRAMMAR[kind]).flatMap(([key, place]) => childrenAt(key, place, value));
}

function childrenAt(key: string, { kind, holds }: Place, value: JsonObject): Child[] {
  const inner = Object.hasOwn(value, key) ? value[key] : undefined;
  // A list of items is a tuple of older versions of JSON Schema.
  if (Array.isArray(inner) && holds !== 'map') {
    return inner.flatMap((entry, index) =>
      isObject(entry) ? [{ kind, path: [key, String(index)], value: entry }] : [],
    );
  }
  if (!isObject(inner)) return [];
  if (holds !== 'map') return holds === 'one' ? [{ kind, path: [key], value: inner }] : [];
  return objectEntries(inner).map(([name, entry]) => ({ kind, path: [key, name], value: entry }));
}
