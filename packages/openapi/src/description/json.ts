/** A JSON object of which nothing is known yet. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one where it is none. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The entries of an object whose values are objects themselves. */
export function objectEntries(value: unknown): [string, JsonObject][] {
  return Object.entries(objectOf(value)).flatMap(([key, inner]) =>
    isObject(inner) ? [[key, inner] as [string, JsonObject]] : [],
  );
}

export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** One step of a JSON pointer (https://www.rfc-editor.org/rfc/rfc6901#section-3). */
export function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/**
 * The JSON pointer of these steps as the fragment of an address, as references write it. Percent signs are escaped,
 * since whoever follows it decodes them (https://www.rfc-editor.org/rfc/rfc6901#section-6).
 */
export function fragmentOf(tokens: string[]): string {
  return `#${tokens.map((token) => `/${escapeToken(token).replaceAll('%', '%25')}`).join('')}`;
}

/** The steps of a JSON pointer, which may be written as a fragment of an address. */
export function pointerTokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => decoded(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What a pointer leads to within a value; undefined where it leads nowhere. */
export function valueAt(value: unknown, tokens: string[]): unknown {
  return tokens.reduce<unknown>((inner, token) => {
    if (Array.isArray(inner)) return /^\d+$/.test(token) ? inner[Number(token)] : undefined;
    return isObject(inner) && Object.hasOwn(inner, token) ? inner[token] : undefined;
  }, value);
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
