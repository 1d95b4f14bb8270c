/** A request that all languages write: its address is whole and encoded, its values are those of the examples. */
export type SampleRequest = {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: SampleBody;
  /** Name of the file that the answer is kept in, where it is no text. */
  download?: string;
  /** What the answer holds, as a type of TypeScript. */
  resultType?: string;
  /** Whether the answer is JSON. */
  answersJson: boolean;
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

/** The headers with the content type of the body, which a form with files gets from the language's own library. */
export function allHeaders({ headers, body }: SampleRequest): [string, string][] {
  const type = contentTypeOf(body);
  return type === undefined ? headers : [...headers, ['Content-Type', type]];
}

export function contentTypeOf(body: SampleBody | undefined): string | undefined {
  if (!body || body.kind === 'multipart') return undefined;
  return body.kind === 'form' ? 'application/x-www-form-urlencoded' : body.contentType;
}

/** A body that is one text, as it is sent. */
export function bodyText(body: SampleBody | undefined): string | undefined {
  if (body?.kind === 'json') return JSON.stringify(body.value, null, 2);
  if (body?.kind === 'text') return body.text;
  if (body?.kind === 'form') return new URLSearchParams(body.fields).toString();
  return undefined;
}

/** Lines moved to the right, the first one excepted. */
export function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}
