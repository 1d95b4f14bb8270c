import { isObject } from '../description/json.ts';

/** Items on lines of their own: https://github.com/ndjson/ndjson-spec and https://www.rfc-editor.org/rfc/rfc7464 */
const LINES = /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|json-seq)\b|\+json-seq\b/i;
const EVENTS = /^text\/event-stream\b/i;

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
const FIELDS = ['event', 'id', 'retry', 'data'];

/** Whether a media type is a sequence of JSON values, one after the other. */
export function isJsonLinesType(contentType: string): boolean {
  return LINES.test(contentType);
}

/** A value as it is sent in a media type for sequences; undefined for other types, or if it is text already. */
export function sequenceText(value: unknown, contentType: string): string | undefined {
  if (typeof value === 'string' || value === undefined) return undefined;
  const items: unknown[] = Array.isArray(value) ? value : [value];
  if (isJsonLinesType(contentType)) return items.map((item) => JSON.stringify(item)).join('\n');
  return EVENTS.test(contentType) ? items.map(eventText).join('\n\n') : undefined;
}

/** Since version 3.2, an item may be described as the event with its fields. */
function eventText(item: unknown): string {
  const isEvent = isObject(item) && Object.keys(item).every((key) => FIELDS.includes(key));
  if (!isEvent || Object.keys(item).length === 0) return fieldText('data', item);
  return FIELDS.filter((key) => item[key] !== undefined)
    .map((key) => fieldText(key, item[key]))
    .join('\n');
}

function fieldText(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `${name}: ${line}`)
    .join('\n');
}
