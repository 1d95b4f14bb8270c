/**
 * A request to be written in each language. Its URL is complete and encoded, its values are the
 * examples.
 */
export type SampleRequest = {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  /** The user for HTTP Basic authentication, which is not among the headers. */
  basicAuth?: User;
  /** The user for HTTP Digest authentication, with whom a client answers the challenge of the server. */
  digestAuth?: User;
  body?: SampleBody;
  /** Name of the file to save the response to, if it is not text. */
  download?: string;
  /** The response as a TypeScript type. */
  resultType?: string;
  /** Whether the response is JSON. */
  returnsJson: boolean;
};

export type User = { username: string; password: string };

/** What to say where a library does not support HTTP Digest (https://www.rfc-editor.org/rfc/rfc7616). */
export function digestNote({ digestAuth }: SampleRequest, library: string): string[] {
  if (!digestAuth) return [];
  return [
    `// ${library} does not support HTTP Digest authentication, so this request is sent without it.`,
  ];
}

/** A part of a multipart body: a value or a file. */
export type SamplePart = ({ name: string; value: string } | { name: string; file: string }) & {
  contentType?: string;
  /** Besides `Content-Disposition` and `Content-Type`. */
  headers?: [name: string, value: string][];
};

export type SampleBody =
  | { kind: 'json'; value: unknown; contentType: string }
  | { kind: 'form'; fields: [string, string][] }
  | { kind: 'multipart'; parts: SamplePart[] }
  | { kind: 'file'; file: string; contentType: string }
  | { kind: 'text'; text: string; contentType: string };

/**
 * The headers, including the content type of the body. For a form with files, the language's own
 * library sets it.
 */
export function allHeaders({ headers, body }: SampleRequest): [string, string][] {
  const type = contentTypeOf(body);
  return type === undefined ? headers : [...headers, ['Content-Type', type]];
}

/**
 * The header `Content-Type` of a body; undefined without a body, and for multipart, whose boundary
 * the client adds.
 */
export function contentTypeOf(body: SampleBody | undefined): string | undefined {
  if (!body || body.kind === 'multipart') return undefined;
  return body.kind === 'form' ? 'application/x-www-form-urlencoded' : body.contentType;
}

/** The body as it is sent, if it is text. */
export function bodyText(body: SampleBody | undefined): string | undefined {
  if (body?.kind === 'json') return JSON.stringify(body.value, null, 2);
  if (body?.kind === 'text') return body.text;
  if (body?.kind === 'form') return new URLSearchParams(body.fields).toString();
  return undefined;
}

/** Whether a name occurs twice, so that a map from names to values would lose one. */
export function hasDuplicates(named: (readonly [string, ...unknown[]])[]): boolean {
  return new Set(named.map(([name]) => name)).size < named.length;
}

/** Whether files are read, within a multipart body or as the whole body. */
export function sendsFile(body: SampleBody | undefined): boolean {
  if (body?.kind !== 'multipart') return body?.kind === 'file';
  return body.parts.some((part) => 'file' in part);
}

/** Whether all characters of a string are one byte in any encoding. */
export function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** Whether libraries know a method by its name (https://www.rfc-editor.org/rfc/rfc9110#name-methods). */
export function isStandardMethod(method: string): boolean {
  return /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)$/.test(method);
}

/** Indents all lines but the first. */
export function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}

/**
 * A string literal of JSON, which C#, Go, Java, JavaScript and Python understand as well. Characters that end a line in C#,
 * and the byte order mark, which Go refuses, are escaped.
 */
export function jsonText(value: string): string {
  return JSON.stringify(value.toWellFormed()).replace(
    /[\u0085\u2028\u2029\ufeff]/g,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
