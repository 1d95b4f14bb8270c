import { isLongInteger, type RequestSchema } from '../samples/index.ts';
import { LONGEST_MATCHED } from '../schema/matched-length.ts';
import type { BuilderTexts } from '../texts.ts';
import { fill } from './fill-text.ts';
import { isSame } from './same-value.ts';

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const DATE_TIME = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const FORMATS: Record<string, RegExp> = {
  date: DATE,
  'date-time': DATE_TIME,
  email: /^[^\s@]+@[^\s@]+$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
};

/** Why a value does not match its schema, in words; undefined if it does, or if that depends on its parts. */
export function checkValue(
  schema: RequestSchema,
  value: unknown,
  required: boolean,
  texts: BuilderTexts,
): string | undefined {
  if (value === undefined) return required ? texts.builderRequired : undefined;
  if (value === null)
    return schema.nullable || allows(schema, 'null') ? undefined : texts.builderNotNull;
  if (schema.enum) {
    const isListed = schema.enum.some((allowed) => isSame(allowed, value));
    return isListed ? undefined : texts.builderNotListed;
  }
  const { types } = schema;
  if (types.length > 1 || schema.choices) return undefined;
  switch (types[0]) {
    case 'integer':
    case 'number':
      return checkNumber(schema, value, texts);
    case 'string':
      return typeof value === 'string' ? checkText(schema, value, texts) : texts.builderNotText;
    case 'array':
      return Array.isArray(value) ? checkList(schema, value, texts) : undefined;
    default:
      return undefined;
  }
}

function allows({ types }: RequestSchema, type: string): boolean {
  return types.length === 0 || types.includes(type);
}

function checkNumber(
  { types, bounds = {} }: RequestSchema,
  value: unknown,
  texts: BuilderTexts,
): string | undefined {
  const number = isLongInteger(value) ? Number(value) : value;
  if (typeof number !== 'number') return texts.builderNotNumber;
  if (types.includes('integer') && !Number.isInteger(number)) return texts.builderNotInteger;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = bounds;
  if (isBound(minimum) && number < Number(minimum)) return fill(texts.builderMinimum, minimum);
  if (isBound(maximum) && number > Number(maximum)) return fill(texts.builderMaximum, maximum);
  if (isBound(exclusiveMinimum) && number <= Number(exclusiveMinimum)) {
    return fill(texts.builderAbove, exclusiveMinimum);
  }
  if (isBound(exclusiveMaximum) && number >= Number(exclusiveMaximum)) {
    return fill(texts.builderBelow, exclusiveMaximum);
  }
  return isBound(multipleOf) && !isMultiple(number, Number(multipleOf))
    ? fill(texts.builderMultiple, multipleOf)
    : undefined;
}

function isMultiple(value: number, of: number): boolean {
  const quotient = value / of;
  // The error of dividing decimal fractions grows with the result.
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
}

function checkText(
  { format, bounds = {} }: RequestSchema,
  value: string,
  texts: BuilderTexts,
): string | undefined {
  const { minLength, maxLength, pattern } = bounds;
  const length = [...value].length;
  if (isBound(minLength) && length < Number(minLength))
    return fill(texts.builderMinLength, minLength);
  if (isBound(maxLength) && length > Number(maxLength))
    return fill(texts.builderMaxLength, maxLength);
  const shape =
    format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (shape && !shape.test(value)) return fill(texts.builderFormat, format ?? '');
  if (pattern !== undefined && value.length <= LONGEST_MATCHED && !matches(value, pattern)) {
    return fill(texts.builderPattern, pattern);
  }
  return undefined;
}

/**
 * Whether a pattern matches. The build leaves out patterns that may be slow for a value of this
 * length. A pattern that this browser does not understand matches everything.
 */
function matches(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

function checkList(
  { bounds = {} }: RequestSchema,
  value: unknown[],
  texts: BuilderTexts,
): string | undefined {
  const { minItems, maxItems, uniqueItems } = bounds;
  if (isBound(minItems) && value.length < Number(minItems))
    return fill(texts.builderMinItems, minItems);
  if (isBound(maxItems) && value.length > Number(maxItems))
    return fill(texts.builderMaxItems, maxItems);
  const distinct = new Set(value.map((entry) => JSON.stringify(entry)));
  return uniqueItems !== undefined && distinct.size < value.length
    ? texts.builderUnique
    : undefined;
}

function isBound(text: string | undefined): text is string {
  return text !== undefined && text !== '' && Number.isFinite(Number(text));
}
