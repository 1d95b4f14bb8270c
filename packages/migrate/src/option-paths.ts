import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';

/** Settings of TypeScript, which would apply to the pages of the new site if they were in its folder. */
const TYPE_SETTINGS = /(?:^|\/)tsconfig[\w.-]*\.json$/;

/** Whether an option of a plugin is a path that exists. */
export function isPath(value: unknown): value is string {
  return typeof value === 'string' && isAbsolute(value) && existsSync(value);
}

/** Whether a file or folder stays in the source, since it is outside of the site's folder or must not be copied. */
export function staysInSource(path: string, sourceDir: string): boolean {
  return !path.startsWith(`${sourceDir}/`) || TYPE_SETTINGS.test(path);
}

/** The paths in options of plugins that lead to the source. */
export function pathsToSource(value: unknown, sourceDir: string): string[] {
  if (isPath(value)) return staysInSource(value, sourceDir) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => pathsToSource(inner, sourceDir));
}
