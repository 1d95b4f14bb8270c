import { isObject } from '../description/json.ts';
import type { Api, Example, FieldEncoding, MediaType, Operation, Parameter } from '../model.ts';
import { isMediaTypeHeader } from '../read/ignored-headers.ts';
import { makeExample } from '../schema/example-value.ts';
import type { Bound, Property, RawSchema, ReadSchema, Schema } from '../schema/schema.ts';
import { firstWords } from './first-words.ts';
import { fileName, isBinaryType, isJsonType, isXmlType, toConcrete } from './media-type.ts';
import type {
  BodyKind,
  ExpectedResponse,
  RequestBody,
  RequestDescription,
  RequestExample,
  RequestField,
  RequestParameter,
} from './request-description.ts';
import { toRequestSchema } from './request-schema.ts';
import { resultType } from './result-type.ts';
import { isJsonLinesType } from './sequence-text.ts';
import { headerValue } from './serialize.ts';

/** Limit on alternatives within alternatives. */
const MAX_NESTING = 3;

/** Limit on the alternatives of a field among which a file is looked for. */
const MAX_VALUES = 100;

/** Everything needed to write requests to an operation. */
export function describeRequest(operation: Operation, api: Api): RequestDescription {
  const { method, path, servers, security, parameters, body } = operation;
  const { readSchema } = api;
  const named = new Set(security.flatMap((choice) => choice.map(({ scheme }) => scheme)));
  const bodies = (body?.content ?? []).map((media) => describeBody(media, readSchema));
  const ofJson = bodies.filter(({ kind }) => kind === 'json');
  const preferred =
    ofJson.find(({ contentType }) => /^application\/json(?![\w+.-])/i.test(contentType)) ??
    ofJson[0];
  return {
    method,
    path,
    servers: servers.map((server) => ({
      ...inFewWords(server),
      variables: server.variables.map(inFewWords),
    })),
    security,
    schemes: api.schemes.filter(({ name }) => named.has(name)).map(inFewWords),
    parameters: parameters.map((parameter) => describeParameter(parameter, readSchema)),
    bodies: preferred ? [preferred, ...bodies.filter((other) => other !== preferred)] : bodies,
    isBodyRequired: body?.required === true,
    response: describeResponse(operation, readSchema),
  };
}

/** A form has room for the beginning of a description. */
function inFewWords<Described extends { description?: string }>(described: Described): Described {
  const description = firstWords(described.description);
  return { ...described, description };
}

function describeParameter(parameter: Parameter, readSchema: ReadSchema): RequestParameter {
  const { name, style, explode, allowReserved, contentType, schema } = parameter;
  const { required, deprecated, description } = inFewWords(parameter);
  return {
    name,
    in: parameter.isQueryString ? 'querystring' : parameter.in,
    ...{ required, deprecated, description, style, explode, allowReserved, contentType },
    allowEmptyValue: parameter.allowEmptyValue,
    schema: toRequestSchema(schema, readSchema),
    examples: listParameterExamples(parameter, readSchema),
  };
}

function listParameterExamples(parameter: Parameter, readSchema: ReadSchema): RequestExample[] {
  const examples = listExamples(parameter.examples, () => {
    const value = makeExample(parameter.schema, 'request', readSchema);
    // An empty list is not sent, and the type of its items is unknown.
    return Array.isArray(value) && value.length === 0 ? ['string'] : value;
  });
  return isMediaTypeHeader(parameter)
    ? examples.map(({ isGenerated: _, ...own }) => own)
    : examples;
}

/** The examples of the description, or else a generated one. */
function listExamples(own: Example[], generate: () => unknown): RequestExample[] {
  if (own.length === 0) return [{ value: generate(), isGenerated: true }];
  return own.map(({ name, summary, value }) => ({ name, summary, value }));
}

function describeBody(media: MediaType, readSchema: ReadSchema): RequestBody {
  const { contentType, schema } = media;
  const kind = getKind(media, readSchema);
  const fields = kind === 'form' || kind === 'multipart' ? listFields(media, readSchema) : [];
  const examples = listExamples(media.examples, () =>
    schema === undefined ? undefined : makeExample(schema, 'request', readSchema),
  );
  return {
    contentType,
    kind,
    schema: schema === undefined ? undefined : toRequestSchema(schema, readSchema),
    fields,
    examples:
      kind === 'file'
        ? [{ value: fileName(contentType), isGenerated: true }]
        : examples.map((example) => ({ ...example, value: withFiles(example.value, fields) })),
  };
}

function getKind(media: MediaType, readSchema: ReadSchema): BodyKind {
  const { contentType } = media;
  if (/^multipart\//i.test(contentType)) return 'multipart';
  if (isJsonType(contentType)) return 'json';
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) {
    return isString(media, readSchema) ? 'text' : 'form';
  }
  if (contentType === '*/*' && isStructured(media, readSchema)) return 'json';
  const isText = isJsonLinesType(contentType) || /^text\/|[/+](?:xml|yaml)\b/i.test(contentType);
  if (!isText || isBinary(media, readSchema)) return 'file';
  return isXmlType(contentType) ? 'xml' : 'text';
}

/** Whether a form is described as the text that is sent. */
function isString({ schema }: MediaType, readSchema: ReadSchema): boolean {
  return schema !== undefined && readSchema(schema).types.join() === 'string';
}

/** Whether a body has parts. Where a description allows any media type, those are sent as JSON. */
function isStructured({ schema }: MediaType, readSchema: ReadSchema): boolean {
  if (schema === undefined) return false;
  const { types, properties } = readSchema(schema);
  return properties.length > 0 || types.some((type) => type === 'object' || type === 'array');
}

function listFields({ schema, encodings }: MediaType, readSchema: ReadSchema): RequestField[] {
  const properties = schema === undefined ? [] : listProperties(readSchema(schema), readSchema);
  const names = new Set([...properties, ...encodings].map(({ name }) => name));
  return [...names].flatMap((name): RequestField[] => {
    const property = properties.find((candidate) => candidate.name === name);
    const encoding = encodings.find((candidate) => candidate.name === name);
    const values = property ? listValues(readSchema(property.schema), readSchema) : [];
    const file = values.find((value) => isFileSchema(value) || isEncodedFile(value, encoding));
    const isFile = file !== undefined;
    if (!isFile && !encoding) return [];
    const headers = (encoding?.headers ?? [])
      .filter((header) => header.required || header.examples.length > 0)
      .map((header): [string, string] => {
        const [{ value: own } = { value: makeExample(header.schema, 'request', readSchema) }] =
          header.examples;
        return [header.name, headerValue(header, own)];
      });
    const [first] = values;
    const contentType = encoding?.contentType ?? (first && getMediaType(file ?? first));
    const { style, explode, allowReserved } = encoding ?? {};
    return [{ name, isFile, contentType, style, explode, allowReserved, headers }];
  });
}

/** What a part of a field may hold: a value, any of its alternatives, or an item of a list. */
function listValues(schema: Schema, readSchema: ReadSchema, known = new Set<Schema>()): Schema[] {
  // A list may contain itself.
  if (known.has(schema) || known.size >= MAX_VALUES) return [];
  known.add(schema);
  const { items, variants } = schema;
  const nested = (raw: RawSchema) => listValues(readSchema(raw), readSchema, known);
  const choices = variants.flatMap((variant) => variant.choices).flatMap(nested);
  return items === undefined ? [schema, ...choices] : [...nested(items), ...choices];
}

/** The properties of a schema and of its alternatives, each name once. */
function listProperties(schema: Schema, readSchema: ReadSchema, depth = 0): Property[] {
  const choices =
    depth < MAX_NESTING ? schema.variants.flatMap((variants) => variants.choices) : [];
  const all = [
    ...schema.properties,
    ...choices.flatMap((choice) => listProperties(readSchema(choice), readSchema, depth + 1)),
  ];
  return [...new Map(all.toReversed().map((property) => [property.name, property])).values()];
}

/** A value of any type whose encoding names a media type of files (https://spec.openapis.org/oas/v3.1.1#encoding-object). */
function isEncodedFile({ types }: Schema, encoding: FieldEncoding | undefined): boolean {
  return types.length === 0 && isBinaryType(encoding?.contentType ?? '');
}

/** Replaces the contents of files with their names. */
function withFiles(value: unknown, fields: RequestField[]): unknown {
  const files = fields.filter(({ isFile }) => isFile);
  if (!isObject(value) || files.length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = files.find((file) => file.name === name);
      if (!field) return [name, inner];
      const file = fileName(field.contentType ?? name);
      return [name, Array.isArray(inner) ? [file] : file];
    }),
  );
}

function isFileSchema({ format, bounds }: Schema): boolean {
  return (
    format === 'binary' ||
    bounds.some(
      ({ keyword, value }) =>
        keyword === 'contentMediaType' && isBinaryType(value) && !isEncoded(bounds),
    )
  );
}

/** Whether a string holds its content in another form, such as Base64. */
function isEncoded(bounds: Bound[]): boolean {
  return bounds.some(({ keyword }) => keyword === 'contentEncoding');
}

function getMediaType({ bounds }: Schema): string | undefined {
  return bounds.find(({ keyword }) => keyword === 'contentMediaType')?.value;
}

function isBinary({ contentType, schema }: MediaType, readSchema: ReadSchema): boolean {
  if (isBinaryType(contentType)) return true;
  return schema !== undefined && schema !== true && isFileSchema(readSchema(schema));
}

/** What the first successful response is, JSON before other types. */
function describeResponse({ responses }: Operation, readSchema: ReadSchema): ExpectedResponse {
  const success =
    responses.find(({ status }) => /^2/.test(status)) ??
    responses.find(({ status }) => status === 'default');
  const content = success?.content ?? [];
  const media = content.find(({ contentType }) => isJsonType(contentType)) ?? content[0];
  if (!media) return { isJson: false };
  const isJson = isJsonType(media.contentType);
  const isFile = !isJson && isBinary(media, readSchema);
  return {
    accept: media.contentType.includes('*') ? undefined : media.contentType,
    isJson,
    download: isFile ? fileName(toConcrete(media.contentType)) : undefined,
    resultType:
      isJson && media.schema !== undefined ? resultType(media.schema, readSchema) : undefined,
  };
}
