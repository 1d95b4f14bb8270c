import type { SecurityScheme, Server } from '../model.ts';
import type { RequestBody, RequestDescription, RequestParameter } from './request-description.ts';

/** What a reader fills in to get a request. */
export type RequestValues = {
  /** A complete URL, without placeholders. */
  server: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  cookie: Record<string, unknown>;
  /** The value of a parameter that is the whole query string. */
  querystring?: unknown;
  /** The media type of the body. Without it, the request has no body. */
  contentType?: string;
  /** The value of a file is its name. */
  body?: unknown;
  /** By the name of the security scheme. */
  credentials: Record<string, Credential>;
};

/** A key or token, or the user for HTTP Basic or Digest authentication. */
export type Credential = string | { username: string; password: string };

export type ExampleOptions = {
  /** The media type of the body; otherwise the first. */
  contentType?: string;
  /** The name of the body's example; otherwise the first. */
  example?: string;
};

/** A placeholder for what unusual schemes send. */
const UNKNOWN_CREDENTIALS = 'YOUR_CREDENTIALS';

/** The origin for relative server URLs; reserved by https://www.rfc-editor.org/rfc/rfc2606. */
const ORIGIN = 'https://api.example.com';

/** The values that the pages show: everything required, and what has an example of its own. */
export function exampleValues(
  description: RequestDescription,
  options: ExampleOptions = {},
): RequestValues {
  const shown = description.parameters.filter(isShown);
  const valuesIn = (place: RequestParameter['in']): Record<string, unknown> =>
    Object.fromEntries(
      shown
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter.name, exampleOf(parameter)]),
    );
  const body = chooseBody(description.bodies, options.contentType);
  return {
    server: serverUrl(description.servers[0]),
    path: valuesIn('path'),
    query: valuesIn('query'),
    header: valuesIn('header'),
    cookie: valuesIn('cookie'),
    querystring: Object.values(valuesIn('querystring'))[0],
    ...(body && { contentType: body.contentType, body: bodyExample(body, options.example) }),
    credentials: exampleCredentials(description),
  };
}

function exampleOf(parameter: RequestParameter): unknown {
  return credentialPlaceholder(parameter) ?? parameter.examples[0]?.value;
}

/** Parameters that are credentials, although the description does not declare them as security. */
const CREDENTIALS: [name: RegExp, placeholder: string][] = [
  [/^authorization$/i, UNKNOWN_CREDENTIALS],
  [/^(?:x[-_])?api[-_]?key$/i, 'YOUR_API_KEY'],
  [/^(?:x[-_])?(?:access|auth)[-_]?token$/i, 'YOUR_TOKEN'],
];

/**
 * What samples show for a parameter that is a credential without an example: a placeholder, since it says more than a
 * generated string.
 */
export function credentialPlaceholder({
  in: place,
  name,
  examples: [first],
}: RequestParameter): string | undefined {
  const isUnknown = first?.isGenerated === true && first.value === 'string';
  if (!isUnknown || place === 'path' || place === 'querystring') return undefined;
  return CREDENTIALS.find(([known]) => known.test(name))?.[1];
}

/** Optional parameters are shown if the description has an example for them. */
function isShown({ required, examples, deprecated }: RequestParameter): boolean {
  return required || (examples[0]?.isGenerated !== true && !deprecated);
}

function chooseBody(bodies: RequestBody[], contentType?: string): RequestBody | undefined {
  return bodies.find((body) => body.contentType === contentType) ?? bodies[0];
}

function bodyExample({ examples }: RequestBody, name?: string): unknown {
  return (examples.find((example) => example.name === name) ?? examples[0])?.value;
}

/** The URL of a server, with the default values of its variables. */
export function serverUrl(server: Server | undefined): string {
  if (!server) return ORIGIN;
  const url = server.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, () => value),
    server.url,
  );
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  return url.startsWith('//') ? `https:${url}` : `${ORIGIN}${url.startsWith('/') ? '' : '/'}${url}`;
}

/** Placeholders for the secrets of the first alternative that requires any. */
function exampleCredentials({
  security,
  schemes,
}: RequestDescription): RequestValues['credentials'] {
  const chosen = security.find((choice) => choice.length > 0) ?? [];
  return Object.fromEntries(
    chosen.flatMap(({ scheme: name }) => {
      const scheme = schemes.find((candidate) => candidate.name === name);
      return scheme && scheme.type !== 'mutualTLS' ? [[name, placeholder(scheme)]] : [];
    }),
  );
}

function placeholder(scheme: SecurityScheme): Credential {
  if (scheme.type === 'apiKey') return scheme.in === 'cookie' ? 'YOUR_TOKEN' : 'YOUR_API_KEY';
  if (isBearer(scheme)) return 'YOUR_TOKEN';
  return hasUser(scheme)
    ? { username: 'YOUR_USERNAME', password: 'YOUR_PASSWORD' }
    : UNKNOWN_CREDENTIALS;
}

/** Whether a scheme sends a token in the header `Authorization`. */
export function isBearer({ type, scheme }: SecurityScheme): boolean {
  return type !== 'apiKey' && (type !== 'http' || /^bearer$/i.test(scheme ?? 'bearer'));
}

/** Whether a scheme answers a challenge of the server, for which clients need the user. */
export function isDigest({ type, scheme }: SecurityScheme): boolean {
  return type === 'http' && /^digest$/i.test(scheme ?? '');
}

/** Whether readers authenticate with a name and a password. */
export function hasUser(scheme: SecurityScheme): boolean {
  return isBasic(scheme) || isDigest(scheme);
}

/** Whether a scheme sends a name and a password (https://www.rfc-editor.org/rfc/rfc7617). */
export function isBasic({ type, scheme }: SecurityScheme): boolean {
  return type === 'http' && /^basic$/i.test(scheme ?? '');
}
