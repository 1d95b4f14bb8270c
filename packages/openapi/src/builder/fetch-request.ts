import {
  allHeaders,
  bodyText,
  type SampleBody,
  type SampleRequest,
} from '../samples/sample-request.ts';
import { isForbiddenHeader } from './obstacles.ts';

/** Files that the reader has chosen, by the name of the part. The name is empty if the body itself is a file. */
export type ChosenFiles = ReadonlyMap<string, File[]>;

/** Whether a request needs a file that has not been chosen. */
export function isFileMissing(body: SampleBody | undefined, files: ChosenFiles): boolean {
  if (body?.kind === 'file') return !files.get('')?.[0];
  if (body?.kind !== 'multipart') return false;
  return body.parts.some((part) => 'file' in part && !findFile(part, files));
}

/**
 * The arguments of `fetch` for a request: without headers that browsers do not let scripts set, and without the cookies
 * and credentials that the browser keeps for the server.
 */
export function toFetchArguments(
  request: SampleRequest,
  files: ChosenFiles,
): { url: string; init: RequestInit } {
  const headers = withBasicAuth(request).filter(([name]) => !isForbiddenHeader(name));
  const body = toFetchBody(request.body, files);
  return {
    url: request.url,
    init: {
      method: request.method,
      headers,
      ...(body !== undefined && { body }),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    },
  };
}

/** https://www.rfc-editor.org/rfc/rfc7617#section-2, in UTF-8. */
function withBasicAuth(request: SampleRequest): [string, string][] {
  const { basicAuth } = request;
  if (!basicAuth) return allHeaders(request);
  const bytes = new TextEncoder().encode(`${basicAuth.username}:${basicAuth.password}`);
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return [...allHeaders(request), ['Authorization', `Basic ${encoded}`]];
}

function toFetchBody(body: SampleBody | undefined, files: ChosenFiles): BodyInit | undefined {
  if (!body) return undefined;
  if (body.kind === 'file') return files.get('')?.[0];
  if (body.kind !== 'multipart') return bodyText(body);
  const form = new FormData();
  for (const part of body.parts) {
    if ('file' in part) {
      const file = findFile(part, files);
      if (file) form.append(part.name, withType(file, part.contentType), file.name);
    } else if (part.contentType === undefined) form.append(part.name, part.value);
    else form.append(part.name, new Blob([part.value], { type: part.contentType }));
  }
  return form;
}

function findFile(
  { name, file }: { name: string; file: string },
  files: ChosenFiles,
): File | undefined {
  return files.get(name)?.find((chosen) => chosen.name === file);
}

function withType(file: File, contentType: string | undefined): Blob {
  return contentType === undefined || file.type === contentType
    ? file
    : new Blob([file], { type: contentType });
}
