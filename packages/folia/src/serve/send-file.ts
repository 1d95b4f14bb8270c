import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import { lookup } from 'mrmime';
import parseRange from 'range-parser';
import type { OpenFile } from './find-file.ts';

/**
 * Responds with a file and closes it, or says that the client's copy is still valid
 * (https://www.rfc-editor.org/rfc/rfc9110#section-13). One range of bytes is supported
 * (https://www.rfc-editor.org/rfc/rfc9110#section-14); for several, the whole file is sent.
 *
 * @param more further headers
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile,
  more: OutgoingHttpHeaders = {},
): Promise<void> {
  const { handle, path, size, modified } = file;
  const headers = {
    ...more,
    'content-type': contentType(path),
    etag: `W/"${size.toString(36)}-${modified.getTime().toString(36)}"`,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
  };
  const part = chooseRange(request, size);
  try {
    if (fresh(request.headers, headers)) {
      response.writeHead(304, headers).end();
    } else if (part === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    } else {
      const { start, end } = part ?? { start: 0, end: size - 1 };
      const range = part && { 'content-range': `bytes ${start}-${end}/${size}` };
      response.writeHead(part ? 206 : 200, {
        ...headers,
        ...range,
        'content-length': end - start + 1,
      });
      if (request.method === 'HEAD' || size === 0) response.end();
      else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
    }
  } catch {
    // The client has closed the connection, or the file was cut short while it was sent: a response that stops before its
    // announced length tells the client so.
    response.destroy();
  } finally {
    await handle.close();
  }
}

function contentType(path: string): string {
  const type = lookup(extname(path)) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** The range to send; undefined for the whole file. */
function chooseRange(
  { headers }: IncomingMessage,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  // A weak ETag never matches there (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5).
  if (headers.range === undefined || headers['if-range'] !== undefined) return undefined;
  const ranges = parseRange(size, headers.range);
  if (ranges === -1) return 'unsatisfiable';
  const isOne = ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1;
  return isOne ? ranges[0] : undefined;
}
