import { formatPath } from 'folia-problems';

const LINE_WIDTH = 100;

export type PrintOptions = {
  /** Comment lines at the start of the object at a path. */
  comments?: Map<string, string[]>;
  /** An expression that replaces the value at a path. */
  expressions?: Map<string, string>;
};

/**
 * Prints a value as source code, formatted as a person would: short lists and objects on one line,
 * others indented.
 */
export function printValue(value: unknown, options: PrintOptions = {}): string {
  return print(value, [], 0, options);
}

function print(value: unknown, path: PropertyKey[], indent: number, options: PrintOptions): string {
  const expression = options.expressions?.get(formatPath(path));
  if (expression !== undefined) return expression;
  if (typeof value === 'string') return printText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const comments = (options.comments?.get(formatPath(path)) ?? []).map((line) => `// ${line}`);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((inner, index) => print(inner, [...path, index], indent + 2, options))
    : Object.entries(value).map(
        ([key, inner]) => `${printKey(key)}: ${print(inner, [...path, key], indent + 2, options)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const padding = isList ? '' : ' ';
  if (parts.length === 0 && comments.length === 0) return open + close;
  const line = `${open}${padding}${parts.join(', ')}${padding}${close}`;
  const isShort = !line.includes('\n') && indent + line.length <= LINE_WIDTH - KEY_ROOM;
  // The outermost object has one setting per line.
  if (isShort && comments.length === 0 && path.length > 0) return line;
  const inner = ' '.repeat(indent + 2);
  const lines = [...comments, ...parts.map((part) => `${part},`)];
  return `${open}\n${lines.map((text) => inner + text).join('\n')}\n${' '.repeat(indent)}${close}`;
}

/** Width reserved for the key before a value. */
const KEY_ROOM = 20;

function printKey(key: string): string {
  // Written plainly, this one would set the prototype.
  if (key === '__proto__') return `['${key}']`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printLine(key);
}

/** A string literal with single quotes, or a template literal if the text has several lines. */
export function printText(text: string): string {
  if (!text.includes('\n')) return printLine(text);
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\``;
}

function printLine(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return (
    quote +
    text.replace(/[\\\n\r\t\u2028\u2029]/g, escapeCharacter).replaceAll(quote, `\\${quote}`) +
    quote
  );
}

function escapeCharacter(character: string): string {
  return character === '\\' ? '\\\\' : JSON.stringify(character).slice(1, -1);
}
