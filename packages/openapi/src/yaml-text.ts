import { isObject } from './description/json.ts';
import { WrittenInteger } from './description/written-integer.ts';

/** Strings that YAML reads as strings without quotes. */
const PLAIN = /^[A-Za-z_/$][\w/ .$-]*[\w/]$|^[A-Za-z_/$]$/;
const WORD = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf)$/i;

/** What JSON may contain as it is, and YAML may not: https://yaml.org/spec/1.2.2/#51-character-set */
const UNPRINTABLE = /[\x7f-\x84\x86-\x9f\ufffe\uffff]/g;

/**
 * Serializes a value as YAML. Strings that need quotes are written as JSON, which is valid YAML
 * (https://yaml.org/spec/1.2.2/#12-json-schema). A library takes half a minute for a description of
 * 12 MB.
 */
export function yamlText(value: unknown): string {
  const lines: string[] = [];
  write(value, '', '', lines);
  return `${lines.join('\n')}\n`;
}

/** Writes a value after `before`; the entries of a list or an object follow on separate lines. */
function write(value: unknown, before: string, indent: string, lines: string[]): void {
  if (Array.isArray(value) && value.length > 0) {
    if (before) lines.push(before);
    for (const entry of value) writeEntry(entry, indent, lines);
  } else if (value instanceof WrittenInteger) {
    lines.push(before === '' ? String(value) : `${before} ${value}`);
  } else if (isObject(value) && Object.keys(value).length > 0) {
    if (before) lines.push(before);
    for (const [key, inner] of Object.entries(value)) writePair(key, inner, indent, indent, lines);
  } else {
    lines.push(before === '' ? scalar(value) : `${before} ${scalar(value)}`);
  }
}

function writePair(
  key: string,
  value: unknown,
  start: string,
  indent: string,
  lines: string[],
): void {
  if (value === undefined) return;
  write(value, `${start}${scalar(key)}:`, `${indent}  `, lines);
}

/** The first key of an object is on the line of the hyphen. */
function writeEntry(value: unknown, indent: string, lines: string[]): void {
  if (!isObject(value) || value instanceof WrittenInteger || Object.keys(value).length === 0) {
    write(value, `${indent}-`, `${indent}  `, lines);
    return;
  }
  const inner = `${indent}  `;
  for (const [index, [key, entry]] of Object.entries(value).entries()) {
    writePair(key, entry, index === 0 ? `${indent}- ` : inner, inner, lines);
  }
}

function scalar(value: unknown): string {
  if (typeof value === 'string')
    return PLAIN.test(value) && !WORD.test(value) ? value : quoted(value);
  if (Array.isArray(value)) return '[]';
  if (isObject(value)) return '{}';
  return String(value);
}

function quoted(text: string): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(UNPRINTABLE, escaped);
}
