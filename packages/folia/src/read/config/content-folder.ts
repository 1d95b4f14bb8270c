import { posix } from 'node:path';
import { z } from 'zod';

/** A folder or file relative to the site's folder, in the form used for comparing paths: `./docs/` becomes `docs`. */
export const sitePath = z
  .string()
  .transform((path) => posix.normalize(path).replace(/(?<=.)\/+$/, ''));

/** A folder within the site's folder: watching, translations and links between files rely on that. */
export const folderWithin = within('folder');

export const fileWithin = within('file');

function within(kind: 'folder' | 'file') {
  return z
    .string()
    .refine(
      (path) => path !== '' && !/^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(path),
      `a ${kind} within the site's folder, without a leading slash or ".."`,
    )
    .pipe(sitePath);
}

/** Glob patterns of files, relative to their folder. */
export const filePatterns = z.array(z.string().min(1));

/** Patterns of the files that are pages. */
export const includedFiles = filePatterns.default(['**/*.{md,mdx}']);

/** Patterns of files to exclude: by default partials and tests. */
export const excludedFiles = filePatterns.default([
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
]);
