import { join } from 'node:path';
import { readSourcePackages } from '../source-packages.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { isStyleSheet } from './convert-styles.ts';
import { convertTailwind, findTailwind } from './convert-tailwind.ts';
import { type PlannedCopies, planCopies } from './plan-copies.ts';
import { findUsedPackages } from './used-packages.ts';

type PlannedFiles = PlannedCopies & {
  hasTailwind: boolean;
  /** Files that are not in the source. */
  files: NewFile[];
  packages: string[];
};

/**
 * Plans the files to copy, and what Tailwind needs if a style sheet among them uses it.
 * @param copies files and folders besides the folder `src`
 */
export function planFiles(
  sourceDir: string,
  copies: CopyPath[],
  read: (path: string) => string,
): PlannedFiles {
  const tailwind = findTailwind(sourceDir, readSourcePackages(sourceDir));
  const { config } = tailwind ?? {};
  const own = { from: join(sourceDir, 'src'), to: 'src' };
  const planned = planCopies(sourceDir, [...copies, own, ...(config ? [config] : [])], read);
  const sheets = planned.copies.filter(({ to }) => isStyleSheet(to));
  const converted = convertTailwind(
    tailwind,
    sheets.map(({ from }) => read(from)),
  );
  const ofConfig = config
    ? findUsedPackages(new Map([[config.to, read(config.from)]]), [config.to])
    : [];
  return {
    ...planned,
    hasTailwind: tailwind !== undefined,
    files: converted.files,
    packages: [...converted.packages, ...ofConfig],
    notes: [...converted.notes, ...planned.notes],
  };
}
