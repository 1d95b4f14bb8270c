import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { hasCharset, isCompressible, mediaTypeOf } from '../deploy/media-types.ts';
import type { CompressFile } from './compress-files.ts';
import type { OpenFile } from './find-file.ts';
import { failsPrecondition } from './preconditions.ts';

type SendOptions = {
  /** Further headers. */
  headers: OutgoingHttpHeaders;
  /** By default, files are sent as they are. */
  compress?: CompressFile;
};

/**
 * Responds with a file and closes it, or says that the client's copy is still valid or that a precondition fails
 * (https://www.rfc-editor.org/rfc/rfc9110#section-13). One range of bytes is supported
 * (https://www.rfc-editor.org/rfc/rfc9110#section-14); for several, the whole file is sent.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile,
  { headers: more, compress }: SendOptions,
): Promise<void> {
  const { handle, path, size, modified } = file;
  const type = mediaTypeOf(path) ?? 'application/octet-stream';
  const headers = {
    ...more,
    'content-type': hasCharset(type) ? `${type}; charset=utf-8` : type,
    etag: `W/"${size.toString(36)}-${modified.getTime().toString(36)}"`,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    ...(compress && isCompressible(type) && { vary: varyBy(more.vary, 'Accept-Encoding') }),
  };
  const part = chooseRange(request, size);
  try {
    if (failsPrecondition(request.headers, modified)) {
      response.writeHead(412, { 'content-length': 0 }).end();
    } else if (fresh(request.headers, headers)) {
      response.writeHead(304, headers).end();
    } else if (part === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    } else if (part) {
      const range = `bytes ${part.start}-${part.end}/${size}`;
      const length = part.end - part.start + 1;
      response.writeHead(206, { ...headers, 'content-range': range, 'content-length': length });
      await sendBytes(file, part, response);
    } else {
      const compressed = await compress?.(file, request.headers['accept-encoding']);
      response.writeHead(200, {
        ...headers,
        ...(compressed && { 'content-encoding': compressed.encoding }),
        'content-length': compressed?.bytes.length ?? size,
      });
      if (request.method === 'HEAD' || size === 0) response.end();
      else if (compressed) response.end(compressed.bytes);
      else await sendBytes(file, { start: 0, end: size - 1 }, response);
    }
  } catch {
    // The client has closed the connection, or the file cannot be read.
    response.destroy();
  } finally {
    await handle.close();
  }
}

/**
 * Sends as many bytes as announced, even if the file has grown. If it has been cut short, the connection is closed: otherwise,
 * the client would take the next response for the rest of this one.
 */
async function sendBytes(
  { handle }: OpenFile,
  { start, end }: { start: number; end: number },
  response: ServerResponse,
): Promise<void> {
  const stream = handle.createReadStream({ start, end, autoClose: false });
  await pipeline(stream, response, { end: false });
  if (stream.bytesRead === end - start + 1) response.end();
  else response.destroy();
}

function varyBy(...names: OutgoingHttpHeaders[string][]): string {
  return names.filter((name) => name !== undefined).join(', ');
}

/**
 * Turns a request for more of the last bytes than a file has (`bytes=-5000`) into one for the whole file, since the parser
 * rejects it: https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2
 */
function withoutLongSuffix(range: string, size: number): string {
  return range.replace(/([=,]\s*)-(\d+)/g, (suffix, before, length) =>
    size > 0 && Number(length) > size ? `${before}0-` : suffix,
  );
}

/** The range to send; undefined for the whole file. */
function chooseRange(
  { headers, method }: IncomingMessage,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  // A weak ETag never matches `If-Range` (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5).
  if (headers.range === undefined || headers['if-range'] !== undefined) return undefined;
  if (method !== 'GET') return undefined;
  const ranges = parseRange(size, withoutLongSuffix(headers.range, size), { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  const isOne = ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1;
  return isOne ? ranges[0] : undefined;
}
