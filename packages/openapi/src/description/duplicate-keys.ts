import { EVENT_ID, getScalarValue } from 'js-yaml';
import { type Position, positionIn } from './positions.ts';
import { readYamlEvents } from './yaml-events.ts';

/**
 * Finds keys that an object in a JSON text has twice, which the parser does not report. Reads the
 * keys only if the text has more of them than the parsed value.
 */
export function findDuplicateKeys(text: string, value: unknown): ({ key: string } & Position)[] {
  return countWrittenKeys(text) === countKeys(value) ? [] : findAgain(text);
}

/** The number of keys in a valid JSON text. */
function countWrittenKeys(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1; ) {
    let end = text.indexOf('"', start + 1);
    while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
    if (end === -1) break;
    let after = end + 1;
    while (isSpace(text.charCodeAt(after))) after += 1;
    if (text[after] === ':') count += 1;
    start = text.indexOf('"', end + 1);
  }
  return count;
}

function isEscaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text[index - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function countKeys(root: unknown): number {
  let count = 0;
  const waiting = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (!Array.isArray(value)) count += inner.length;
    for (const one of inner) if (typeof one === 'object' && one !== null) waiting.push(one);
  }
  return count;
}

function findAgain(text: string): ({ key: string } & Position)[] {
  const found: ({ key: string } & Position)[] = [];
  /** The known keys of each open object; none for a list. `isKey` is whether a key comes next. */
  const open: { keys?: Set<string>; isKey: boolean }[] = [];
  for (const event of readEvents(text)) {
    const holder = open.at(-1);
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const isKey = holder?.keys !== undefined && holder.isKey;
    if (holder?.keys) holder.isKey = !holder.isKey;
    if (event.type === EVENT_ID.SCALAR) {
      const key = isKey ? getScalarValue(text, event) : undefined;
      if (key === undefined) continue;
      if (holder?.keys?.has(key)) found.push({ key, ...positionIn(text, event.valueStart - 1) });
      holder?.keys?.add(key);
    } else if (event.type === EVENT_ID.MAPPING) open.push({ keys: new Set(), isKey: true });
    else open.push({ isKey: false });
  }
  return found;
}

function readEvents(text: string) {
  try {
    return readYamlEvents(text).events;
  } catch {
    return [];
  }
}
