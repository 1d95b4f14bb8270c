/** A JSON object of unknown content. */
export type JsonObject = Record<string, unknown>;

/** Whether the value is a JSON object: not null, and not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object, or an empty object if it is not one. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The value as a list, or an empty list if it is not one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The entries of an object whose values are objects. */
export function objectEntries(value: unknown): [string, JsonObject][] {
  return Object.entries(asObject(value)).flatMap(([key, inner]) =>
    isObject(inner) ? [[key, inner] as [string, JsonObject]] : [],
  );
}

/** The value as a string; undefined if it is empty or neither a string, a number nor a boolean. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Escapes one token of a JSON pointer (https://www.rfc-editor.org/rfc/rfc6901#section-3). */
export function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/**
 * The JSON pointer of these tokens as a URL fragment, the form references use. Percent signs are
 * escaped, since the fragment is decoded on use (https://www.rfc-editor.org/rfc/rfc6901#section-6).
 */
export function toFragment(tokens: string[]): string {
  return `#${tokens.map((token) => `/${escapeToken(token).replaceAll('%', '%25')}`).join('')}`;
}

/** The tokens of a JSON pointer, which may be a URL fragment. */
export function pointerTokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => decodeToken(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The target of a pointer within a value, or undefined if there is none. */
export function valueAt(value: unknown, tokens: string[]): unknown {
  return tokens.reduce<unknown>((inner, token) => {
    if (Array.isArray(inner)) return /^\d+$/.test(token) ? inner[Number(token)] : undefined;
    return isObject(inner) && Object.hasOwn(inner, token) ? inner[token] : undefined;
  }, value);
}

function decodeToken(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
