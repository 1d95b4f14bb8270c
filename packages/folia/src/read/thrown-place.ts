import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { quotePath } from '../quote-path.ts';
import { quotedLine } from './config/quoted-line.ts';

/** Position in a site's code; the path is relative to the site's folder. */
export type SourcePosition = { file: string; line?: number; column?: number };

/** Message of an error in one line, its origin, and what to do if that is known. */
export type ThrownError = { message: string; place?: SourcePosition; hint?: string };

/** Describes an error that a site's code threw, or that parsing or importing the code caused. */
export function readThrown(error: unknown, dir: string): ThrownError {
  const message = error instanceof Error ? stripVTControlCharacters(error.message) : String(error);
  const stack = error instanceof Error ? stripVTControlCharacters(error.stack ?? '') : '';
  return (
    parseSyntaxError(message, dir) ??
    parseFailedImport(message, dir) ?? {
      message,
      place: givenPosition(error, dir) ?? findStackPosition(stack, dir),
      hint: explainRelativePath(error, dir),
    }
  );
}

/** The position that plugins of Vite give with an error: https://rollupjs.org/plugin-development/#this-error */
const givenSchema = z.object({
  loc: z.object({ file: z.string(), line: z.int(), column: z.int() }),
});

function givenPosition(error: unknown, dir: string): SourcePosition | undefined {
  const { data } = givenSchema.safeParse(error);
  if (!data?.loc.file.startsWith(`${dir}/`)) return undefined;
  const { file, line, column } = data.loc;
  return { file: relative(dir, fileOfModule(file)), line, column: column + 1 };
}

/** What to do if code asks for a file of the site by a relative path while the command runs in another folder. */
function explainRelativePath(error: unknown, dir: string): string | undefined {
  const path = error instanceof Error && 'path' in error ? error.path : undefined;
  if (typeof path !== 'string' || isAbsolute(path) || existsSync(path)) return undefined;
  return existsSync(join(dir, path))
    ? `The path starts in the folder in which the command runs. Run it in the site's folder, or write \`join(import.meta.dirname, '…')\`.`
    : undefined;
}

/** Finds the innermost frame of a stack within a folder, ignoring its packages. */
export function findStackPosition(stack: string, dir: string): SourcePosition | undefined {
  for (const frame of stack.split('\n')) {
    // The path of the folder may have spaces and parentheses.
    const start = frame.indexOf(`${dir}/`);
    const [, path = '', line, column] =
      (start === -1 ? null : /^([^:]+):(\d+):(\d+)/.exec(frame.slice(start))) ?? [];
    if (path !== '' && !path.includes('/node_modules/') && hasLine(path, Number(line))) {
      return {
        file: relative(dir, fileOfModule(path)),
        line: Number(line),
        column: Number(column),
      };
    }
  }
  return undefined;
}

/** Whether a file has a line. Code that the engine puts in its place may be longer; lines of MDX are those of its module. */
function hasLine(path: string, line: number): boolean {
  const file = fileOfModule(path);
  if (/\.mdx?$/.test(file)) return true;
  return existsSync(file) && readFileSync(file, 'utf8').split('\n').length >= line;
}

/** The file of a module, whose id may have a query, such as that of the component of an island. */
export function fileOfModule(id: string): string {
  return id.replace(/\?.*$/, '');
}

/** Parses a syntax error of Vite, whose message includes a code frame with the position. */
function parseSyntaxError(message: string, dir: string): ThrownError | undefined {
  const [, reason] =
    /(?:\[PARSE_ERROR\] |Parse failed with \d+ errors?:\n)(.+)/.exec(message) ?? [];
  if (reason === undefined) return undefined;
  const [, path, line, column] = /\[? ?([^\s[\]]+):(\d+):(\d+)(?: \]|$)/m.exec(message) ?? [];
  const file = path && relative(dir, resolve(fileOfModule(path)));
  const place = file && { file, line: Number(line), column: Number(column) };
  return { message: reason, place: place || undefined };
}

const IMPORTS = [
  /^(?:Cannot find (?:module|package)) '(?<name>[^']+)' imported from '?(?<from>[^']+)'?/,
  /^Failed to load url (?<name>.+?) \(resolved id: .*?\) in (?<from>.+?)\. Does/,
  /^Failed to resolve import "(?<name>[^"]+)" from "(?<from>[^"]+)"/,
];

function parseFailedImport(message: string, dir: string): ThrownError | undefined {
  const found = IMPORTS.map((pattern) => pattern.exec(message)?.groups).find(Boolean);
  if (!found) return undefined;
  const { name = '', from = '' } = found;
  const path = resolve(fileOfModule(from));
  const line = existsSync(path) ? quotedLine(readFileSync(path, 'utf8'), name) : undefined;
  const place = { file: relative(dir, path), line };
  if (/^[./!]|^@site\//.test(name)) {
    return { message: `The imported file "${name}" does not exist.`, place };
  }
  return {
    message: `The imported package "${name}" is not installed.`,
    place,
    hint: installHint(name, dir),
  };
}

/** The name of the package that a module is in. @example packageOfModule('@dyes/red/deep.css') // '@dyes/red' */
export function packageOfModule(module: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}

/** How to install the package of an import in a site's folder: with all others if the site's `package.json` lists it. */
export function installHint(module: string, dir: string): string | undefined {
  const name = packageOfModule(module);
  // An alias, such as "@/components", is not a package.
  if (!/^(?:@[\w.~-]+\/)?[\w.~-]+$/.test(name)) return undefined;
  const file = join(dir, 'package.json');
  const isListed = existsSync(file) && readFileSync(file, 'utf8').includes(`"${name}":`);
  const folder = relative(process.cwd(), dir);
  const prefix = folder === '' ? '' : ` --prefix ${quotePath(folder)}`;
  return `Run "npm install${prefix}${isListed ? '' : ` ${name}`}".`;
}
