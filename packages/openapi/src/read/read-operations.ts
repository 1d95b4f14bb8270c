import { METHODS } from '../description/grammar.ts';
import {
  asList,
  asObject,
  asText,
  isObject,
  type JsonObject,
  objectEntries,
} from '../description/json.ts';
import type { ExternalDocs, Operation, Parameter } from '../model.ts';
import { withoutMarks } from '../plain-text.ts';
import type { Follow, Resolve } from './follow.ts';
import { withoutIgnoredHeaders } from './ignored-headers.ts';
import { readBody, readParameters, readResponses } from './read-media.ts';
import { readSecurity, readServers } from './read-security.ts';

/** The extensions for properties of operations that OpenAPI lacks. */
export type Extensions = { permission: string; adminOnly: string; since: string };

/** What all operations of a description share. */
export type OperationContext = {
  follow: Follow;
  resolve: Resolve;
  extensions: Extensions;
  sinceKey: string;
  security: unknown;
  servers: unknown;
  /** The address of the description itself, if it states one. */
  self?: string;
};

/** An operation before it has a slug. */
export type FoundOperation = Omit<Operation, 'slug'> & { hasOwnId: boolean };

/** The operations of a map of path items, in the same order. */
export function readPathItems(items: unknown, reading: OperationContext): FoundOperation[] {
  return objectEntries(items).flatMap(([path, written]) => {
    const item = reading.follow(written);
    return getMethods(item).map(([method, raw]) => readOperation(path, method, raw, item, reading));
  });
}

function getMethods(item: JsonObject): [string, JsonObject][] {
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
  reading: OperationContext,
): FoundOperation {
  const ownId = asText(raw.operationId);
  const permission = raw[reading.extensions.permission];
  const body = readBody(raw.requestBody, reading);
  const parameters = withoutIgnoredHeaders(
    readParameters([item.parameters, raw.parameters], reading),
    body,
    reading.follow,
  );
  const summary = asText(raw.summary)?.trim();
  return {
    id: ownId ?? `${method.toLowerCase()} ${path}`,
    hasOwnId: ownId !== undefined,
    tags: asList(raw.tags).map(String),
    title: withoutMarks(summary ?? '') || ownId || `${method} ${path}`,
    method,
    path,
    description: readDescription(raw, item) ?? (summary ? undefined : asText(item.summary)),
    externalDocs: readExternalDocs(raw.externalDocs),
    deprecated: raw.deprecated === true,
    since: asText(raw[reading.extensions.since]),
    permissions: (Array.isArray(permission) ? permission : [permission])
      .map(asText)
      .filter((name) => name !== undefined),
    adminOnly: raw[reading.extensions.adminOnly] === true,
    servers: readServers(
      [raw.servers, item.servers, reading.servers].find((list) => asList(list).length > 0),
      reading.self,
    ),
    security: readSecurity(raw.security ?? reading.security),
    parameters: [...parameters, ...undeclaredParameters(path, parameters)],
    body,
    responses: readResponses(raw.responses, reading),
    callbacks: readCallbacks(raw.callbacks, reading),
    codeSamples: readCodeSamples(raw['x-codeSamples'] ?? raw['x-code-samples'], reading),
    raw,
  };
}

/** What is written about the operation, and about all operations of its path. */
function readDescription(raw: JsonObject, item: JsonObject): string | undefined {
  const [own, ofPath] = [asText(raw.description), asText(item.description)];
  if (!own?.trim() || !ofPath?.trim()) return own?.trim() ? own : (ofPath ?? own);
  return own.includes(ofPath.trim()) ? own : `${own}\n\n${ofPath}`;
}

/** Path parameters that are in the path but not declared. */
function undeclaredParameters(path: string, parameters: Parameter[]): Parameter[] {
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

/**
 * The context of requests that the API sends: the servers and the authentication of the API are not
 * those of the receiver.
 */
export function forReceivers(reading: OperationContext): OperationContext {
  return { ...reading, security: undefined, servers: undefined };
}

function readCallbacks(raw: unknown, sender: OperationContext): Operation['callbacks'] {
  const reading = forReceivers(sender);
  return Object.entries(asObject(raw)).flatMap(([name, written]) => {
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

/** Samples in the description; those in files that are not part of it are left out. */
function readCodeSamples(raw: unknown, reading: OperationContext): Operation['codeSamples'] {
  return asList(reading.resolve(raw)).flatMap((written) => {
    const { lang, label, source } = asObject(reading.resolve(written));
    const resolved = reading.resolve(source);
    const text = typeof resolved === 'string' ? resolved : undefined;
    const language = asText(lang) ?? 'text';
    return text === undefined ? [] : [{ language, label: asText(label) ?? language, source: text }];
  });
}

/** Reads an External Documentation Object; undefined if it has no URL. */
export function readExternalDocs(raw: unknown): ExternalDocs | undefined {
  const { url, description } = asObject(raw);
  const address = asText(url);
  return address === undefined ? undefined : { url: address, description: asText(description) };
}
