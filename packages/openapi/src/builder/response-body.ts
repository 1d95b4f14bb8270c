import { parseLongIntegers } from '../description/written-integer.ts';

/** Longer text is cut on the screen; the download has all of it. */
const MAX_TEXT = 200_000;
/** JSON with more values than this is shown as text, since each value is an element of the page. */
const MAX_VALUES = 3_000;

/** The body of a response in the form in which it is shown. */
export type ShownBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; text: string; language: 'json' | 'text'; isCut: boolean }
  | { kind: 'picture' }
  | { kind: 'file' };

/** Decides by media type, or by content if the server names none. */
export async function readShownBody(body: Blob): Promise<ShownBody> {
  if (body.size === 0) return { kind: 'none' };
  const type = body.type.toLowerCase().replace(/;.*$/, '').trim();
  if (/^image\/(?!svg)/.test(type)) return { kind: 'picture' };
  const isJson = /^application\/(?:[\w.+-]*\+)?json$/.test(type);
  const isText =
    isJson ||
    /^text\/|[/+](?:xml|yaml|(?:x-)?ndjson|jsonl|json-seq|javascript|x-www-form-urlencoded|graphql)$/.test(
      type,
    );
  if (!isText && type !== '') return { kind: 'file' };
  const text = await body.text();
  if (type === '' && text.includes('\0')) return { kind: 'file' };
  const value = isJson || type === '' ? parseJson(text) : undefined;
  if (
    value !== undefined &&
    countValues(value, MAX_VALUES) <= MAX_VALUES &&
    text.length <= MAX_TEXT
  ) {
    return { kind: 'json', value };
  }
  return {
    kind: 'text',
    text: text.slice(0, MAX_TEXT),
    language: value === undefined ? 'text' : 'json',
    isCut: text.length > MAX_TEXT,
  };
}

function parseJson(text: string): unknown {
  try {
    return parseLongIntegers(text);
  } catch {
    return undefined;
  }
}

/** The number of values in a value, counted up to a limit. */
function countValues(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const inner of Object.values(value)) {
    count += countValues(inner, limit - count);
    if (count > limit) break;
  }
  return count;
}

/** The name for saving a body: the server's, or else one that fits the media type. */
export function downloadName(headers: [string, string][], type: string): string {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? '';
  const [, given] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  const safe = given?.replace(/[/\\]/g, '-').trim();
  if (safe) return safe;
  const ending = /^[\w-]+\/(?:[\w.-]+\+)?([a-z\d]{1,5})\b/i.exec(type)?.[1] ?? 'bin';
  return `response.${ending === 'plain' ? 'txt' : ending}`;
}
