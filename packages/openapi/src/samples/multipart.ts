import type { SampleBody, SamplePart } from './sample-request.ts';

/** Takes the place of the boundary, which is a variable in samples; it does not occur in any text. */
export const BOUNDARY = '\0';

/** A piece of a multipart body, to be sent as it is, or the content of a file. */
export type Segment = { text: string } | { file: string };

/**
 * A multipart body for languages whose libraries do not support all of it
 * (https://www.rfc-editor.org/rfc/rfc7578), with `BOUNDARY` in place of the boundary.
 */
export function multipartSegments(parts: SamplePart[]): Segment[] {
  const pieces = parts.flatMap((part): Segment[] => [
    { text: `--${BOUNDARY}\r\n${partHeaders(part)}\r\n\r\n` },
    'file' in part ? { file: part.file } : { text: part.value },
    { text: '\r\n' },
  ]);
  return joinTexts([...pieces, { text: `--${BOUNDARY}--\r\n` }]);
}

/** Whether a body has headers of parts, which most libraries do not support. */
export function needsHandwriting(body: SampleBody | undefined): boolean {
  return body?.kind === 'multipart' && body.parts.some(({ headers }) => headers !== undefined);
}

function partHeaders(part: SamplePart): string {
  const file = 'file' in part ? `; filename="${quotedText(part.file)}"` : '';
  const type = part.contentType ?? ('file' in part ? 'application/octet-stream' : undefined);
  return [
    `Content-Disposition: form-data; name="${quotedText(part.name)}"${file}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(part.headers ?? []).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n');
}

/** Escaped as in browsers: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function quotedText(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function joinTexts(segments: Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && 'text' in last && 'text' in segment) last.text += segment.text;
    else joined.push({ ...segment });
  }
  return joined;
}
