import {
  asList,
  asObject,
  asText,
  isObject,
  type JsonObject,
  objectEntries,
} from '../description/json.ts';
import type {
  Body,
  Example,
  FieldEncoding,
  LinkedExample,
  MediaType,
  Parameter,
  ParameterLocation,
  Response,
} from '../model.ts';
import { isBinaryType } from '../samples/media-type.ts';
import { isRawSchema } from '../schema/read-keywords.ts';
import type { RawSchema } from '../schema/schema.ts';
import type { Follow } from './follow.ts';

export type Reading = { follow: Follow; sinceKey: string };

const LOCATIONS: ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

const STYLES: Record<ParameterLocation, string> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** The keys for the value of an example, which may be null. */
const VALUES = ['value', 'dataValue', 'serializedValue'];

/** The parameters of an operation and its path, without duplicates. */
export function readParameters(lists: unknown[], reading: Reading): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const list of lists) {
    for (const raw of asList(list)) {
      const parameter = readParameter(reading.follow(raw), reading);
      if (parameter) found.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...found.values()];
}

function readParameter(raw: JsonObject, reading: Reading): Parameter | undefined {
  const name = asText(raw.name);
  // In version 3.2, a parameter can be a whole query string.
  const written = raw.in === 'querystring' ? 'query' : raw.in;
  const place = LOCATIONS.find((candidate) => candidate === written);
  if (name === undefined || !place) return undefined;
  return makeParameter(name, place, raw, reading);
}

/** Headers of responses and parts have the form of parameters without a name and a location. */
function readHeaders(raw: unknown, reading: Reading): Parameter[] {
  return Object.entries(asObject(raw)).map(([name, header]) =>
    makeParameter(name, 'header', reading.follow(header), reading),
  );
}

function makeParameter(
  name: string,
  place: ParameterLocation,
  raw: JsonObject,
  { follow, sinceKey }: Reading,
): Parameter {
  const [content] = Object.entries(asObject(raw.content));
  const media = follow(content?.[1]);
  const schema = content ? media.schema : raw.schema;
  const style = asText(raw.style) ?? STYLES[place];
  return {
    name,
    in: place,
    description: asText(raw.description),
    required: raw.required === true || place === 'path',
    deprecated: raw.deprecated === true,
    since: asText(raw[sinceKey]),
    schema: isRawSchema(schema) ? schema : true,
    style,
    explode: typeof raw.explode === 'boolean' ? raw.explode : style === 'form',
    allowReserved: raw.allowReserved === true,
    allowEmptyValue: raw.allowEmptyValue === true ? true : undefined,
    isQueryString: raw.in === 'querystring' ? true : undefined,
    contentType: content?.[0],
    examples: content ? readExamples(media, follow) : readExamples(raw, follow),
    linkedExamples: readLinkedExamples(content ? media : raw, follow),
  };
}

/** The examples of a parameter or media type that are in files of their own. */
function readLinkedExamples(raw: JsonObject, follow: Follow): LinkedExample[] | undefined {
  const linked = Object.entries(asObject(raw.examples)).flatMap(([name, written]) => {
    const { summary, description, externalValue } = follow(written);
    const url = asText(externalValue);
    return url === undefined
      ? []
      : [{ name, summary: asText(summary), description: asText(description), url }];
  });
  return linked.length > 0 ? linked : undefined;
}

/** The examples of a parameter or media type, without those that are only linked. */
export function readExamples(raw: JsonObject, follow: Follow): Example[] {
  const single = 'example' in raw ? [{ value: raw.example }] : [];
  const named = Object.entries(asObject(raw.examples)).flatMap(([name, written]): Example[] => {
    const example = follow(written);
    const key = VALUES.find((candidate) => candidate in example);
    if (key === undefined) return [];
    const value = example[key];
    const { summary, description } = example;
    return [{ name, summary: asText(summary), description: asText(description), value }];
  });
  return named.length > 0 ? named : single;
}

/**
 * Reads a map of content types, of a request body or a response. Anything but a map counts as
 * empty.
 */
export function readContent(raw: unknown, reading: Reading): MediaType[] {
  return Object.entries(asObject(raw)).map(([contentType, written]) => {
    const media = reading.follow(written);
    const own = isRawSchema(media.schema) ? asBinary(media.schema, contentType) : undefined;
    return {
      contentType,
      schema: own ?? (isRawSchema(media.itemSchema) ? media.itemSchema : undefined),
      itemSchema: isRawSchema(media.itemSchema) ? media.itemSchema : undefined,
      examples: readExamples(media, reading.follow),
      linkedExamples: readLinkedExamples(media, reading.follow),
      encodings: objectEntries(media.encoding).map(([name, encoding]) =>
        readEncoding(name, encoding, reading),
      ),
    };
  });
}

/** Keys of a schema that say nothing about values. */
const TEXTS = new Set(['title', 'description', 'example', 'examples', 'deprecated', '$comment']);

/**
 * The schema of a binary body. Since version 3.1, one that says nothing means what version 3.0 writes as a format
 * (https://spec.openapis.org/oas/v3.1.1.html#working-with-binary-data).
 */
function asBinary(schema: RawSchema, contentType: string): RawSchema {
  if (schema === false || !isBinaryType(contentType)) return schema;
  const texts = schema === true ? {} : schema;
  const isSilent = Object.keys(texts).every((key) => TEXTS.has(key));
  return isSilent ? { ...texts, type: 'string', format: 'binary' } : schema;
}

function readEncoding(name: string, raw: JsonObject, reading: Reading): FieldEncoding {
  return {
    name,
    contentType: asText(raw.contentType),
    style: asText(raw.style),
    explode: typeof raw.explode === 'boolean' ? raw.explode : undefined,
    allowReserved: typeof raw.allowReserved === 'boolean' ? raw.allowReserved : undefined,
    headers: readHeaders(raw.headers, reading),
  };
}

/** Reads a request body, or a reference to one; undefined if it is not an object. */
export function readBody(raw: unknown, reading: Reading): Body | undefined {
  if (!isObject(raw)) return undefined;
  const body = reading.follow(raw);
  return {
    description: asText(body.description),
    required: body.required === true,
    content: readContent(body.content, reading),
  };
}

/** Responses by status; ranges and the default come last. */
export function readResponses(raw: unknown, reading: Reading): Response[] {
  const entries = Object.entries(asObject(raw)).filter(([status]) => !status.startsWith('x-'));
  const rank = (status: string) => (/^\d{3}$/.test(status) ? 0 : status === 'default' ? 2 : 1);
  return entries
    .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
    .map(([status, written]) => readResponse(status, reading.follow(written), reading));
}

function readResponse(status: string, raw: JsonObject, reading: Reading): Response {
  return {
    status,
    summary: asText(raw.summary),
    description: asText(raw.description),
    content: readContent(raw.content, reading),
    headers: readHeaders(raw.headers, reading),
    links: Object.entries(asObject(raw.links)).map(([name, written]) => {
      const link = reading.follow(written);
      return {
        name,
        description: asText(link.description),
        operationId: asText(link.operationId),
        operationRef: asText(link.operationRef),
        parameters: Object.entries(asObject(link.parameters)).map(
          ([parameter, value]) => `${parameter}: ${expressionText(value)}`,
        ),
        body: link.requestBody === undefined ? undefined : expressionText(link.requestBody),
        server: asText(asObject(link.server).url),
      };
    }),
  };
}

/** A constant or a runtime expression (https://spec.openapis.org/oas/v3.1.1#runtime-expressions). */
function expressionText(value: unknown): string {
  return asText(value) ?? JSON.stringify(value);
}
