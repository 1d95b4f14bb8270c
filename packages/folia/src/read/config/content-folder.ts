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

/** Glob patterns of the files that are pages, relative to their folder. */
export const includedFiles = z.array(z.string().min(1)).default(['**/*.{md,mdx}']);

/** Glob patterns of files to exclude: by default partials and tests. */
export const excludedFiles = z
  .array(z.string().min(1))
  .default([
    '**/_*.{js,jsx,ts,tsx,md,mdx}',
    '**/_*/**',
    '**/*.test.{js,jsx,ts,tsx}',
    '**/__tests__/**',
  ]);
