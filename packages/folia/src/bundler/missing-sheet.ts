import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listParents } from '../cache/cache-folder.ts';
import { installHint, packageOfModule } from '../read/thrown-place.ts';

/**
 * What to do about a reference in a style sheet to a file that `findSheetFile` could not find.
 * @param from the sheet with the reference
 * @returns undefined if it cannot be a package, or if the package is installed and lacks the file
 */
export function missingSheetHint(
  reference: string,
  from: string,
  siteDir: string,
): string | undefined {
  const path = reference.replace(/^~/, '');
  if (/^\.{0,2}\/|^@site\//.test(path)) return undefined;
  const name = packageOfModule(path);
  const sheetDir = dirname(from);
  const isInstalled = listParents(sheetDir).some((dir) =>
    existsSync(join(dir, 'node_modules', name)),
  );
  if (isInstalled || existsSync(join(sheetDir, name))) return undefined;
  const hint = installHint(path, siteDir);
  const isPackage = path !== reference || path !== name || name.startsWith('@');
  return isPackage || hint === undefined ? hint : `If "${name}" is a package: ${hint}`;
}
