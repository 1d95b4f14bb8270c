import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asObject, asString, type Values } from '../note.ts';

/** The aliases of imports, such as `@/` for `src/`, in the config of Vite and in `tsconfig.json`. */
export function readAliases(sourceDir: string, astro: Values): Map<string, string> {
  return new Map([...viteAliases(sourceDir, astro), ...typeScriptAliases(sourceDir)]);
}

/** An object, or a list of what to find and what replaces it: https://vite.dev/config/shared-options#resolve-alias */
function viteAliases(sourceDir: string, astro: Values): [string, string][] {
  const value = asObject(asObject(astro['vite'])['resolve'])['alias'];
  const entries: [unknown, unknown][] = Array.isArray(value)
    ? value.map(asObject).map(({ find, replacement }) => [find, replacement])
    : Object.entries(asObject(value));
  return entries.flatMap(([find, replacement]): [string, string][] => {
    const target = asString(replacement);
    if (typeof find !== 'string' || target === undefined) return [];
    const plain = target.startsWith('file:') ? fileURLToPath(target) : target;
    // A path from the root is one in the folder of the site, unless it is absolute.
    const path = plain.startsWith(sourceDir) ? relative(sourceDir, plain) : plain;
    return [[withSlash(find), withSlash(path.replaceAll('\\', '/').replace(/^\.?\//, ''))]];
  });
}

function withSlash(path: string): string {
  return path.replace(/\/?$/, '/');
}

function typeScriptAliases(sourceDir: string): Map<string, string> {
  const aliases = new Map<string, string>();
  let text = '';
  try {
    text = readFileSync(join(sourceDir, 'tsconfig.json'), 'utf8');
  } catch {
    return aliases;
  }
  // Only the paths are needed, so comments and trailing commas do not matter.
  const block = /"paths"\s*:\s*\{([\s\S]*?)\}/.exec(text)?.[1] ?? '';
  const base = /"baseUrl"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? '.';
  for (const [, alias = '', target = ''] of block.matchAll(
    /"([^"]+)\/\*"\s*:\s*\[\s*"([^"]+)\/\*"/g,
  )) {
    aliases.set(
      `${alias}/`,
      join(base, target).replaceAll('\\', '/').replace(/^\.\//, '').concat('/'),
    );
  }
  return aliases;
}
