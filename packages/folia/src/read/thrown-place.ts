import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { quotedLine } from './config/quoted-line.ts';

/** Where code of a site threw; the file from the site's folder. */
export type ThrownPlace = { file: string; line?: number; column?: number };

/** What an error says to an author, in a line, and where it came from. */
export type Thrown = { message: string; place?: ThrownPlace };

/** Reads an error that code of a site has thrown, or that says that the code cannot be read or imported. */
export function readThrown(error: unknown, dir: string): Thrown {
  const message = error instanceof Error ? stripVTControlCharacters(error.message) : String(error);
  const stack = error instanceof Error ? stripVTControlCharacters(error.stack ?? '') : '';
  return (
    syntaxError(message, dir) ??
    failedImport(message, dir) ?? { message, place: stackPlace(stack, dir) }
  );
}

/** The innermost place of a stack that lies in a folder and not in its packages. */
export function stackPlace(stack: string, dir: string): ThrownPlace | undefined {
  for (const [, path = '', line, column] of stack.matchAll(/(\/[^\s():]+):(\d+):(\d+)/g)) {
    if (path.startsWith(dir) && !path.includes('/node_modules/') && hasLine(path, Number(line))) {
      return { file: relative(dir, path), line: Number(line), column: Number(column) };
    }
  }
  return undefined;
}

/** A module that the engine has put in the place of a file has other lines; a text's are those of its compiled module. */
function hasLine(path: string, line: number): boolean {
  if (/\.mdx?(?:\?|$)/.test(path)) return true;
  return existsSync(path) && readFileSync(path, 'utf8').split('\n').length >= line;
}

/** What the parser of Vite says, with the place that it draws. */
function syntaxError(message: string, dir: string): Thrown | undefined {
  const [, what] = /(?:\[PARSE_ERROR\] |Parse failed with \d+ errors?:\n)(.+)/.exec(message) ?? [];
  if (what === undefined) return undefined;
  const [, path, line, column] = /\[? ?([^\s[\]]+):(\d+):(\d+)(?: \]|$)/m.exec(message) ?? [];
  const file = path && relative(dir, resolve(path));
  const place = file && { file, line: Number(line), column: Number(column) };
  return { message: what, place: place || undefined };
}

const IMPORTS = [
  /^(?:Cannot find (?:module|package)) '(?<name>[^']+)' imported from '?(?<from>[^']+)'?/,
  /^Failed to load url (?<name>\S+) .* in (?<from>\S+)\. Does/,
  /^Failed to resolve import "(?<name>[^"]+)" from "(?<from>[^"]+)"/,
];

function failedImport(message: string, dir: string): Thrown | undefined {
  const found = IMPORTS.map((pattern) => pattern.exec(message)?.groups).find(Boolean);
  if (!found) return undefined;
  const { name = '', from = '' } = found;
  const path = resolve(from.replace(/\?.*$/, ''));
  const line = existsSync(path) ? quotedLine(readFileSync(path, 'utf8'), name) : undefined;
  const what = /^[./]|^@site\//.test(name) ? 'The file' : 'The package';
  const text = `${what} "${name}" that is imported ${what === 'The file' ? 'does not exist' : 'is not installed'}.`;
  return { message: text, place: { file: relative(dir, path), line } };
}
