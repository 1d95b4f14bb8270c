import { z } from 'zod';

/**
 * The style of a site: the spelling of each term, and the names that are capitalized in headings.
 */
export type StyleSheet = z.output<typeof styleSheet>;

const text = z.string().min(1);

/** The schema of `style/terms.yaml`. */
export const styleSheet = z.strictObject({
  terms: z.array(
    z.strictObject({
      /** Empty for words to remove. */
      write: z.string(),
      /** Spellings to avoid; whole words, case-sensitive. */
      not: z.array(text).min(1),
    }),
  ),
  names: z.array(text),
});
