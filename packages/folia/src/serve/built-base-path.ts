import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the shell's script, which each page has. It is in a folder of the site's base path. */
export const SHELL_SCRIPT = /<script data-app="([^"]*\/)assets\/[^"/]*"/;

/** The base path that the site in a folder was built for, according to its not-found page; `/` without one. */
export function builtBasePath(outDir: string): string {
  const page = join(outDir, '404.html');
  const [, escaped] = existsSync(page) ? (SHELL_SCRIPT.exec(readFileSync(page, 'utf8')) ?? []) : [];
  return escaped?.replaceAll('&amp;', '&') ?? '/';
}
