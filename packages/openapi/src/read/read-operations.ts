import { METHODS } from '../description/grammar.ts';
import {
  isObject,
  type JsonObject,
  listOf,
  objectEntries,
  objectOf,
  textOf,
} from '../description/json.ts';
import type { ExternalDocs, Operation, Parameter } from '../model.ts';
import type { Follow } from './follow.ts';
import { readBody, readParameters, readResponses } from './read-media.ts';
import { readSecurity, readServers } from './read-security.ts';

/** The extensions that say of an operation what OpenAPI has no word for. */
export type Extensions = { permission: string; adminOnly: string; since: string };

/** What the operations of a description have in common. */
export type OperationReading = {
  follow: Follow;
  extensions: Extensions;
  sinceKey: string;
  security: unknown;
  servers: unknown;
};

/** An operation before it has an address. */
export type FoundOperation = Omit<Operation, 'slug'> & { tags: string[]; hasOwnId: boolean };

/** The operations of a map of path items, in its order. */
export function readPathItems(items: unknown, reading: OperationReading): FoundOperation[] {
  return objectEntries(items).flatMap(([path, written]) => {
    const item = reading.follow(written);
    return methodsOf(item).map(([method, raw]) => readOperation(path, method, raw, item, reading));
  });
}

function methodsOf(item: JsonObject): [string, JsonObject][] {
  const known = METHODS.flatMap((method): [string, JsonObject][] => {
    const operation = item[method];
    return isObject(operation) ? [[method.toUpperCase(), operation]] : [];
  });
  return [...known, ...objectEntries(item.additionalOperations)];
}

function readOperation(
  path: string,
  method: string,
  raw: JsonObject,
  item: JsonObject,
  reading: OperationReading,
): FoundOperation {
  const ownId = textOf(raw.operationId);
  const permission = raw[reading.extensions.permission];
  const parameters = readParameters([item.parameters, raw.parameters], reading);
  const summary = textOf(raw.summary)?.trim();
  return {
    id: ownId ?? `${method.toLowerCase()} ${path}`,
    hasOwnId: ownId !== undefined,
    tags: listOf(raw.tags).map(String),
    title: summary || ownId || `${method} ${path}`,
    method,
    path,
    description: textOf(raw.description) ?? textOf(item.description),
    externalDocs: readExternalDocs(raw.externalDocs),
    deprecated: raw.deprecated === true,
    since: textOf(raw[reading.extensions.since]),
    permissions: (Array.isArray(permission) ? permission : [permission])
      .map(textOf)
      .filter((name) => name !== undefined),
    adminOnly: raw[reading.extensions.adminOnly] === true,
    servers: readServers(raw.servers ?? item.servers ?? reading.servers),
    security: readSecurity(raw.security ?? reading.security),
    parameters: [...parameters, ...undeclared(path, parameters)],
    body: readBody(raw.requestBody, reading),
    responses: readResponses(raw.responses, reading),
    callbacks: readCallbacks(raw.callbacks, reading),
    codeSamples: readCodeSamples(raw['x-codeSamples'] ?? raw['x-code-samples']),
    raw,
  };
}

/** Places of a path that no parameter tells of. */
function undeclared(path: string, parameters: Parameter[]): Parameter[] {
  const known = new Set(
    parameters.flatMap(({ in: place, name }) => (place === 'path' ? [name] : [])),
  );
  const names = [...path.matchAll(/\{([^{}/]+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names)]
    .filter((name) => !known.has(name) && !/[{}$#]/.test(name))
    .map((name) => ({
      name,
      in: 'path',
      required: true,
      deprecated: false,
      schema: { type: 'string' },
      style: 'simple',
      explode: false,
      allowReserved: false,
      examples: [],
    }));
}

function readCallbacks(raw: unknown, reading: OperationReading): Operation['callbacks'] {
  return Object.entries(objectOf(raw)).flatMap(([name, written]) => {
    const callback = reading.follow(written);
    return objectEntries(callback).map(([expression, item]) => ({
      name,
      expression,
      operations: readPathItems({ [expression]: item }, reading).map((operation) => ({
        ...operation,
        slug: '',
      })),
    }));
  });
}

function readCodeSamples(raw: unknown): Operation['codeSamples'] {
  return listOf(raw).flatMap((written) => {
    const { lang, label, source } = objectOf(written);
    const text = typeof source === 'string' ? source : textOf(objectOf(source).$ref);
    const language = textOf(lang) ?? 'text';
    return text === undefined ? [] : [{ language, label: textOf(label) ?? language, source: text }];
  });
}

export function readExternalDocs(raw: unknown): ExternalDocs | undefined {
  const { url, description } = objectOf(raw);
  const address = textOf(url);
  return address === undefined ? undefined : { url: address, description: textOf(description) };
}
