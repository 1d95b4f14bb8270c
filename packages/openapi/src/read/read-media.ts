import { isObject, type JsonObject, listOf, objectOf, textOf } from '../description/json.ts';
import type { Body, Example, MediaType, Parameter, ParameterPlace, Response } from '../model.ts';
import { isRaw } from '../schema/read-schema.ts';
import type { Follow } from './follow.ts';

export type Reading = { follow: Follow; sinceKey: string };

const PLACES: ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

const STYLES: Record<ParameterPlace, string> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** Where an example has its value: null is one as well. */
const VALUES = ['value', 'dataValue', 'serializedValue'];

/** The parameters of an operation and those of its path, each once. */
export function readParameters(lists: unknown[], reading: Reading): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const list of lists) {
    for (const raw of listOf(list)) {
      const parameter = readParameter(reading.follow(raw), reading);
      if (parameter) found.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...found.values()];
}

function readParameter(raw: JsonObject, reading: Reading): Parameter | undefined {
  const name = textOf(raw.name);
  // Version 3.2 writes a whole query string as one parameter.
  const written = raw.in === 'querystring' ? 'query' : raw.in;
  const place = PLACES.find((candidate) => candidate === written);
  if (name === undefined || !place) return undefined;
  return parameterOf(name, place, raw, reading);
}

/** Headers of responses and parts are written like parameters, without name and place. */
function readHeaders(raw: unknown, reading: Reading): Parameter[] {
  return Object.entries(objectOf(raw)).map(([name, header]) =>
    parameterOf(name, 'header', reading.follow(header), reading),
  );
}

function parameterOf(
  name: string,
  place: ParameterPlace,
  raw: JsonObject,
  { follow, sinceKey }: Reading,
): Parameter {
  const [content] = Object.entries(objectOf(raw.content));
  const media = follow(content?.[1]);
  const schema = content ? media.schema : raw.schema;
  const style = textOf(raw.style) ?? STYLES[place];
  return {
    name,
    in: place,
    description: textOf(raw.description),
    required: raw.required === true || place === 'path',
    deprecated: raw.deprecated === true,
    since: textOf(raw[sinceKey]),
    schema: isRaw(schema) ? schema : true,
    style,
    explode: typeof raw.explode === 'boolean' ? raw.explode : style === 'form',
    allowReserved: raw.allowReserved === true,
    contentType: content?.[0],
    examples: content ? readExamples(media, follow) : readExamples(raw, follow),
  };
}

/** The examples of a parameter or a content type; what only an address leads to is left out. */
export function readExamples(raw: JsonObject, follow: Follow): Example[] {
  const single = 'example' in raw ? [{ value: raw.example }] : [];
  const named = Object.entries(objectOf(raw.examples)).flatMap(([name, written]): Example[] => {
    const example = follow(written);
    const key = VALUES.find((candidate) => candidate in example);
    if (key === undefined) return [];
    const value = example[key];
    const { summary, description } = example;
    return [{ name, summary: textOf(summary), description: textOf(description), value }];
  });
  return named.length > 0 ? named : single;
}

export function readContent(raw: unknown, reading: Reading): MediaType[] {
  return Object.entries(objectOf(raw)).map(([contentType, written]) => {
    const media = reading.follow(written);
    const schema = media.schema ?? media.itemSchema;
    return {
      contentType,
      schema: isRaw(schema) ? schema : undefined,
      examples: readExamples(media, reading.follow),
      encodings: Object.entries(objectOf(media.encoding)).map(([name, encoding]) => ({
        name,
        contentType: textOf(objectOf(encoding).contentType),
        headers: readHeaders(objectOf(encoding).headers, reading),
      })),
    };
  });
}

export function readBody(raw: unknown, reading: Reading): Body | undefined {
  if (!isObject(raw)) return undefined;
  const body = reading.follow(raw);
  return {
    description: textOf(body.description),
    required: body.required === true,
    content: readContent(body.content, reading),
  };
}

/** Responses by status, the ranges and the default last. */
export function readResponses(raw: unknown, reading: Reading): Response[] {
  const entries = Object.entries(objectOf(raw)).filter(([status]) => !status.startsWith('x-'));
  const rank = (status: string) => (/^\d{3}$/.test(status) ? 0 : status === 'default' ? 2 : 1);
  return entries
    .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([status, written]) => readResponse(status, reading.follow(written), reading));
}

function readResponse(status: string, raw: JsonObject, reading: Reading): Response {
  return {
    status,
    description: textOf(raw.description) ?? textOf(raw.summary),
    content: readContent(raw.content, reading),
    headers: readHeaders(raw.headers, reading),
    links: Object.entries(objectOf(raw.links)).map(([name, written]) => {
      const link = reading.follow(written);
      return {
        name,
        description: textOf(link.description),
        operationId: textOf(link.operationId),
        parameters: Object.entries(objectOf(link.parameters)).map(
          ([parameter, value]) => `${parameter}: ${textOf(value) ?? JSON.stringify(value)}`,
        ),
      };
    }),
  };
}
