import { isObject } from '../description/json.ts';
import type { RequestDescription, RequestSchema } from '../samples/index.ts';
import type { FormState } from './form-state.ts';
import { parameterAt } from './parameter-values.ts';
import { isSecret } from './secrets.ts';

/** Longer fragments are neither written nor read: chat programs and browsers cut them. */
const MAX_LENGTH = 8000;

/**
 * Writes the values for the fragment of a URL, which browsers do not send to servers. It has neither credentials nor
 * values that are marked as secret, nor the server: a link must not decide who gets a reader's credentials.
 *
 * @returns base64url (https://www.rfc-editor.org/rfc/rfc4648#section-5); undefined if that would be too long
 */
export function writeLink(description: RequestDescription, state: FormState): string | undefined {
  const { contentType } = state;
  const body = contentType === undefined ? undefined : state.bodies[contentType]?.value;
  const schema = description.bodies.find((media) => media.contentType === contentType)?.schema;
  // A text cannot be searched for its secrets.
  const isHidden = typeof body === 'string' && schema !== undefined && hasSecrets(schema);
  const values = description.parameters.flatMap((parameter) => {
    const value = parameterAt(state.parameters, parameter);
    if (value === undefined || isSecret(parameter.name, parameter.schema)) return [];
    return [[parameter.in, parameter.name, withoutSecrets(value, parameter.schema)]];
  });
  const link = toBase64Url(
    JSON.stringify({
      values,
      contentType: contentType ?? null,
      ...(!isHidden && { body: schema ? withoutSecrets(body, schema) : body }),
    }),
  );
  return link.length > MAX_LENGTH ? undefined : link;
}

/** Reads what `writeLink` wrote; undefined for anything else. Ignores values that the operation does not have. */
export function readLink(
  description: RequestDescription,
  state: FormState,
  link: string,
): FormState | undefined {
  const read = link.length > MAX_LENGTH ? undefined : parseBase64Url(link);
  if (!isObject(read) || !Array.isArray(read['values'])) return undefined;
  const given = read['values'].filter(
    (entry): entry is [string, string, unknown] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  );
  const { contentType, body } = read;
  const known = description.bodies.find((media) => media.contentType === contentType);
  const none = contentType === null && !description.isBodyRequired;
  return {
    parameters: {
      path: valuesIn('path'),
      query: valuesIn('query'),
      header: valuesIn('header'),
      cookie: valuesIn('cookie'),
      querystring: Object.values(valuesIn('querystring'))[0],
    },
    contentType: known?.contentType ?? (none ? undefined : state.contentType),
    bodies:
      known && body !== undefined
        ? { ...state.bodies, [known.contentType]: { value: body } }
        : state.bodies,
  };

  function valuesIn(wanted: string): Record<string, unknown> {
    const names = description.parameters
      .filter(({ in: place }) => place === wanted)
      .map(({ name }) => name);
    return Object.fromEntries(
      given
        .filter(([place, name]) => place === wanted && names.includes(name))
        .map(([, name, value]) => [name, value]),
    );
  }
}

/** Leaves out properties that are secret. */
function withoutSecrets(value: unknown, schema: RequestSchema): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((entry) => withoutSecrets(entry, items)) : value;
  }
  if (!isObject(value)) return value;
  const choices = [schema, ...(schema.choices ?? [])];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const properties = choices.flatMap((choice) => choice.properties ?? []);
      const known = properties.find((property) => property.name === name)?.schema;
      if (isSecret(name, known)) return [];
      return [[name, withoutSecrets(inner, known ?? { types: [] })]];
    }),
  );
}

/** Whether a schema has a property that is secret, at any depth. */
function hasSecrets({ properties = [], items, additional, choices = [] }: RequestSchema): boolean {
  const inner = [...choices, items, typeof additional === 'object' ? additional : undefined];
  return (
    properties.some(({ name, schema }) => isSecret(name, schema) || hasSecrets(schema)) ||
    inner.some((schema) => schema !== undefined && hasSecrets(schema))
  );
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function parseBase64Url(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
