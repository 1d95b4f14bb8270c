import { sep } from 'node:path';
import { isStaging } from '../write/staging.ts';

/** Returns a function that tells whether builds write a path: their output folder, and those they need for it meanwhile. */
export function buildFiles(outDir: string): (path: string) => boolean {
  return (path) =>
    path === outDir || path.startsWith(outDir + sep) || path.split(sep).some(isStaging);
}
