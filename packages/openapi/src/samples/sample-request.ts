/**
 * A request to be written in each language. Its URL is complete and encoded, its values are the
 * examples.
 */
export type SampleRequest = {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: SampleBody;
  /** Name of the file to save the response to, if it is not text. */
  download?: string;
  /** The response as a TypeScript type. */
  resultType?: string;
  /** Whether the response is JSON. */
  returnsJson: boolean;
};

export type SamplePart =
  | { name: string; value: string; contentType?: string }
  | { name: string; file: string };

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

/** Indents all lines but the first. */
export function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}
