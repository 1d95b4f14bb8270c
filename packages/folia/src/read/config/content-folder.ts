import { z } from 'zod';

/** Watching, translations and links between files count on one folder that holds all of a site. */
export const pathWithin = z
  .string()
  .refine(
    (path) => !/^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(path),
    'a folder within the site\'s own folder, without a slash or ".." in front',
  );

/** Which files below a folder are pages, as glob patterns. */
export const includedFiles = z.array(z.string()).default(['**/*.{md,mdx}']);

/** Which of these are none: by default partials and tests. */
export const excludedFiles = z
  .array(z.string())
  .default([
    '**/_*.{js,jsx,ts,tsx,md,mdx}',
    '**/_*/**',
    '**/*.test.{js,jsx,ts,tsx}',
    '**/__tests__/**',
  ]);
