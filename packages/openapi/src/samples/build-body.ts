import { isObject } from '../description/json.ts';
import { withLongIntegers } from './long-integers.ts';
import { isXmlType, toConcrete } from './media-type.ts';
import type {
  RequestBody,
  RequestDescription,
  RequestField,
  RequestSchema,
} from './request-description.ts';
import type { RequestValues } from './request-values.ts';
import type { SampleBody, SamplePart } from './sample-request.ts';
import { sequenceText } from './sequence-text.ts';
import { contentText, formPairs, valueText } from './serialize.ts';
import { xmlText } from './xml-text.ts';

/**
 * The body in the chosen media type, or undefined if there is none.
 *
 * @param header the value of a parameter for the header `Content-Type`, which may say more than the media type
 */
export function buildBody(
  { bodies }: RequestDescription,
  { contentType: chosen, body: value }: RequestValues,
  header?: string,
): SampleBody | undefined {
  const body = bodies.find(({ contentType }) => contentType === chosen);
  if (!body) return undefined;
  const built = buildByKind(body, value);
  // A header that names another of the bodies is not about this one.
  const isOther = bodies.some((other) => other !== body && isSameType(other.contentType, header));
  return header && !isOther && 'contentType' in built ? { ...built, contentType: header } : built;
}

/** Whether two media types are the same but for their parameters. */
function isSameType(contentType: string, other = ''): boolean {
  return firstPart(contentType) === firstPart(other);
}

function firstPart(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

function buildByKind(body: RequestBody, value: unknown): SampleBody {
  const { contentType } = body;
  switch (body.kind) {
    case 'json':
      return {
        kind: 'json',
        value: withLongIntegers(value ?? {}, () => body.schema),
        contentType: toConcrete(contentType, 'application/json'),
      };
    case 'form':
      return { kind: 'form', fields: makeFields(body, value) };
    case 'multipart':
      return { kind: 'multipart', parts: makeParts(body, value) };
    case 'file':
      return { kind: 'file', file: valueText(value), contentType: toConcrete(contentType) };
    case 'xml':
      return {
        kind: 'text',
        text: bodyText(body, value),
        contentType: toConcrete(contentType, 'application/xml'),
      };
    case 'text':
      return {
        kind: 'text',
        text: bodyText(body, value),
        contentType: toConcrete(contentType, 'text/plain'),
      };
  }
}

/** The text that is sent for the value of a body of kind `xml` or `text`. A string is sent as it is. */
export function bodyText({ kind, schema, contentType }: RequestBody, value: unknown): string {
  if (typeof value === 'string') return value;
  if (kind === 'xml') return xmlText(value, schema);
  return sequenceText(value, contentType) ?? valueText(value);
}

function makeFields({ fields }: RequestBody, value: unknown): [string, string][] {
  return entriesOf(value).flatMap(([name, inner]) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (field && hasStyle(field)) return formPairs(serializationOf(field), inner);
    return wholeValues(inner, firstType(field?.contentType)).map(({ text }): [string, string] => [
      name,
      text,
    ]);
  });
}

function makeParts(body: RequestBody, value: unknown): SamplePart[] {
  const { fields } = body;
  return entriesOf(value).flatMap(([name, inner]): SamplePart[] => {
    const field = fields.find((candidate) => candidate.name === name);
    const contentType = firstType(field?.contentType);
    const headers = field && field.headers.length > 0 ? { headers: field.headers } : {};
    if (field?.isFile) {
      const files = Array.isArray(inner) ? inner : [inner];
      const isUseful = contentType !== 'application/octet-stream' && !contentType?.includes('*');
      const type = isUseful ? contentType : undefined;
      return files.map((file) => ({
        name,
        file: valueText(file),
        ...(type !== undefined && { contentType: type }),
        ...headers,
      }));
    }
    if (field && hasStyle(field)) {
      return formPairs(serializationOf(field), inner).map(([key, text]) => ({
        name: key,
        value: text,
        ...headers,
      }));
    }
    return wholeValues(inner, contentType, getProperty(body, name)).map(({ text, type }) => ({
      name,
      value: text,
      ...(type !== undefined && { contentType: type }),
      ...headers,
    }));
  });
}

/** The schema of a part, which names the element of its XML. */
function getProperty({ schema }: RequestBody, name: string): RequestSchema {
  const property = schema?.properties?.find((candidate) => candidate.name === name)?.schema;
  return { types: [], ...property, xml: { name, ...property?.xml } };
}

/** Fields without a value are not sent. The items of a list have no names, so they are numbered. */
function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) || Array.isArray(value)
    ? Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined)
    : [];
}

/**
 * A field's style takes precedence over its media type
 * (https://spec.openapis.org/oas/v3.1.1#encoding-object).
 */
function hasStyle({ style, explode, allowReserved }: RequestField): boolean {
  return (style ?? explode ?? allowReserved) !== undefined;
}

function serializationOf({ name, style = 'form', explode = style === 'form' }: RequestField) {
  return { name, style, explode };
}

/** A value by its media type: by default, objects are JSON, and each value of a list is separate. */
function wholeValues(
  value: unknown,
  contentType: string | undefined,
  schema?: RequestSchema,
): { text: string; type?: string }[] {
  if (contentType !== undefined && isXmlType(contentType) && typeof value === 'object') {
    return [{ text: xmlText(value, schema), type: contentType }];
  }
  if (contentType !== undefined) {
    return [{ text: contentText(contentType, value), type: contentType }];
  }
  return (Array.isArray(value) ? value : [value]).map((entry) => ({
    text: valueText(entry),
    ...(typeof entry === 'object' && entry !== null && { type: 'application/json' }),
  }));
}

/** Encodings may list several media types. */
function firstType(contentType: string | undefined): string | undefined {
  return contentType?.split(',')[0]?.trim();
}
