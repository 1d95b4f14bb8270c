import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loads a CommonJS package that is installed beside a site. An import would not always have its named exports.
 * @param isExpected whether it has what the engine uses
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
