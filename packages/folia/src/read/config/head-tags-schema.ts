import { z } from 'zod';

const attributes = z.record(
  z.string().regex(/^[a-z][\w:-]*$/i, 'the name of an attribute'),
  z.union([z.string(), z.boolean()]),
);

/** Elements for the head of each document, as in Docusaurus; scripts and style sheets have places of their own. */
export const headTagsSchema = z
  .array(
    z.strictObject({
      tagName: z.enum(['meta', 'link']),
      attributes: attributes.refine(
        ({ rel }) => rel !== 'stylesheet',
        'no style sheet: list it in "customCss"',
      ),
    }),
  )
  .default([]);

export type HeadTag = z.output<typeof headTagsSchema>[number];
