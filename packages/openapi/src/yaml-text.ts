import { isObject } from './description/json.ts';

/** What stands in YAML as it is, without being read as something else than a text. */
const PLAIN = /^[A-Za-z_/$][\w/ .$-]*[\w/]$|^[A-Za-z_/$]$/;
const WORD = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf)$/i;

/**
 * A value as YAML. Texts that need it are written as JSON writes them, which YAML reads as well
 * (https://yaml.org/spec/1.2.2/#12-json-schema); a library takes half a minute for a description of 12 MB.
 */
export function yamlText(value: unknown): string {
  const lines: string[] = [];
  write(value, '', '', lines);
  return `${lines.join('\n')}\n`;
}

/** Writes a value behind `before`; what it holds stands on lines of its own. */
function write(value: unknown, before: string, indent: string, lines: string[]): void {
  if (Array.isArray(value) && value.length > 0) {
    if (before) lines.push(before);
    for (const entry of value) writeEntry(entry, indent, lines);
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

/** The first key of an object stands behind the hyphen. */
function writeEntry(value: unknown, indent: string, lines: string[]): void {
  if (!isObject(value) || Object.keys(value).length === 0) {
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
    return PLAIN.test(value) && !WORD.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return '[]';
  if (isObject(value)) return '{}';
  return String(value);
}
