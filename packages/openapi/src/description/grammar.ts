import { isObject, type JsonObject, objectEntries } from './json.ts';

/** The kinds of objects in a description (https://spec.openapis.org/oas/v3.1.1#schema-0). */
export type Kind =
  | 'document'
  | 'info'
  | 'server'
  | 'tag'
  | 'externalDocs'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'codeSample'
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

/** Open maps may have extensions beside their entries, whose names begin with `x-`. */
export type ChildSlot = { kind: Kind; holds: 'one' | 'list' | 'map'; isOpen?: boolean };

const one = (kind: Kind): ChildSlot => ({ kind, holds: 'one' });
const list = (kind: Kind): ChildSlot => ({ kind, holds: 'list' });
const map = (kind: Kind): ChildSlot => ({ kind, holds: 'map' });
const openMap = (kind: Kind): ChildSlot => ({ kind, holds: 'map', isOpen: true });

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
    info: one('info'),
    servers: list('server'),
    tags: list('tag'),
    externalDocs: one('externalDocs'),
    paths: openMap('pathItem'),
    webhooks: map('pathItem'),
    'x-webhooks': map('pathItem'),
    components: one('components'),
    definitions: map('schema'),
    parameters: map('parameter'),
    responses: map('response'),
    securityDefinitions: map('securityScheme'),
  },
  info: {},
  server: {},
  tag: { externalDocs: one('externalDocs') },
  externalDocs: {},
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
    mediaTypes: map('mediaType'),
  },
  pathItem: {
    ...Object.fromEntries(METHODS.map((method) => [method, one('operation')])),
    additionalOperations: map('operation'),
    parameters: list('parameter'),
    servers: list('server'),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: one('requestBody'),
    responses: openMap('response'),
    callbacks: map('callback'),
    servers: list('server'),
    externalDocs: one('externalDocs'),
    'x-codeSamples': list('codeSample'),
    'x-code-samples': list('codeSample'),
  },
  codeSample: {},
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
    prefixEncoding: list('encoding'),
    itemEncoding: one('encoding'),
  },
  encoding: { headers: map('header') },
  example: {},
  link: { server: one('server') },
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

const SLOTS = new Map(
  Object.entries(GRAMMAR).map(([kind, slots]) => [kind, Object.entries(slots)]),
);

/** The keys of a kind of object that contain further objects. A callback has expressions instead. */
export function getSlots(kind: Kind): [string, ChildSlot][] {
  return SLOTS.get(kind) ?? [];
}

/** A child object, or a reference to one. */
export type Child = { kind: Kind; path: string[]; value: JsonObject };

/** The direct children of an object, with the keys that lead to them. */
export function getChildren(kind: Kind, value: JsonObject): Child[] {
  if (kind === 'callback') {
    return objectEntries(value).flatMap(([key, item]) =>
      isExtension(key) ? [] : [{ kind: 'pathItem', path: [key], value: item }],
    );
  }
  return getSlots(kind).flatMap(([key, slot]) => getChildrenAt(key, slot, value));
}

function getChildrenAt(
  key: string,
  { kind, holds, isOpen = false }: ChildSlot,
  value: JsonObject,
): Child[] {
  const inner = Object.hasOwn(value, key) ? value[key] : undefined;
  // In older versions of JSON Schema, a list of items is a tuple.
  if (Array.isArray(inner) && holds !== 'map') {
    return inner.flatMap((entry, index) =>
      isObject(entry) ? [{ kind, path: [key, String(index)], value: entry }] : [],
    );
  }
  if (!isObject(inner)) return [];
  if (holds !== 'map') return holds === 'one' ? [{ kind, path: [key], value: inner }] : [];
  return objectEntries(inner).flatMap(([name, entry]) =>
    isOpen && isExtension(name) ? [] : [{ kind, path: [key, name], value: entry }],
  );
}

/** Whether a key is an extension (https://spec.openapis.org/oas/v3.1.1#specification-extensions). */
export function isExtension(key: string): boolean {
  return key.startsWith('x-');
}
