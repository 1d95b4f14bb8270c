import { createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { hasCharset, MEDIA_TYPES } from '../deploy/media-types.ts';
import type { FoundFile } from './find-file.ts';

/**
 * Sends a file, or the part of it that the request asks for, or only that it has not changed
 * (https://www.rfc-editor.org/rfc/rfc9110#section-13, https://www.rfc-editor.org/rfc/rfc9110#section-14). Several ranges at
 * once are answered by the whole file, as the standard allows.
 */
export function sendFile(
  { file, stats }: FoundFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const validators = {
    etag: `W/"${stats.size.toString(16)}-${Math.floor(stats.mtimeMs).toString(16)}"`,
    'last-modified': stats.mtime.toUTCString(),
  };
  if (fresh(request.headers, validators)) {
    response.writeHead(304, validators).end();
    return;
  }
  const range = requestedRange(stats.size, request);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${stats.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: stats.size - 1 };
  const headers: OutgoingHttpHeaders = {
    ...validators,
    'content-type': mediaType(file),
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(range && { 'content-range': `bytes ${start}-${end}/${stats.size}` }),
  };
  response.writeHead(range ? 206 : 200, headers);
  if (request.method === 'HEAD' || stats.size === 0) response.end();
  else
    createReadStream(file, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
}

/** Undefined if the whole file is requested. A condition (`If-Range`) cannot hold, since the ETags are weak. */
function requestedRange(size: number, { headers, method }: IncomingMessage) {
  const { range } = headers;
  if (range === undefined || headers['if-range'] !== undefined || method !== 'GET')
    return undefined;
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  const isSingle = ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1;
  return isSingle ? ranges[0] : undefined;
}

function mediaType(file: string): string {
  const type = MEDIA_TYPES[extname(file).slice(1)] ?? 'application/octet-stream';
  return hasCharset(type) ? `${type}; charset=utf-8` : type;
}
