import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loads a package in CommonJS that is installed beside a site; an import does not always name the exports of one.
 * @param isExpected whether it has what the engine uses of it
 * @returns undefined if it is not installed, cannot be loaded, or is something else
 */
export function requireFromSite<T>(
  name: string,
  siteDir: string,
  isExpected: (module: unknown) => module is T,
): T | undefined {
  const require = createRequire(join(siteDir, 'site.config.ts'));
  try {
    const module: unknown = require(name);
    return isExpected(module) ? module : undefined;
  } catch {
    return undefined;
  }
}
