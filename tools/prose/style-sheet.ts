import { z } from 'zod';

/** How a site writes: the one spelling of each term, and the names that keep their capitals in headings. */
export type StyleSheet = z.output<typeof styleSheet>;

const text = z.string().min(1);

/** The shape of `style/terms.yaml`. */
export const styleSheet = z.strictObject({
  terms: z.array(
    z.strictObject({
      /** Empty for words that are left out. */
      write: z.string(),
      /** Spellings that are not used; whole words, by case. */
      not: z.array(text).min(1),
    }),
  ),
  names: z.array(text),
});
