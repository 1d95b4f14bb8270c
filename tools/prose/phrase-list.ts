import { z } from 'zod';

const text = z.string().min(1);

const phrase = z.strictObject({
  /** A regular expression; a space matches any white space, capitals do not matter. */
  find: text,
  /** What is wrong with it. */
  why: text,
  /** What to write instead. */
  write: text,
  /** Sentences that contain it. */
  wrong: z.array(text).min(1),
  /** Sentences that do not, although they are similar. */
  right: z.array(text).default([]),
});

/** A construction that reads like a translation, with examples that a test tries. */
export type Phrase = z.output<typeof phrase> & { pattern: RegExp };

/** The schema of `style/phrases.yaml`. */
export const phraseList = z.array(
  phrase.transform(
    (entry): Phrase => ({
      ...entry,
      pattern: new RegExp(entry.find.replaceAll(' ', '\\s+'), 'giu'),
    }),
  ),
);
