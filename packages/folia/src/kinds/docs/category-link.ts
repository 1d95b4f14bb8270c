import { z } from 'zod';
import { permalink } from '../../read/page-frontmatter.ts';

const docLink = z.strictObject({ type: z.literal('doc'), id: z.string() });

const generatedIndex = z.strictObject({
  type: z.literal('generated-index'),
  /** Default: the label of the category. */
  title: z.string().optional(),
  description: z.string().optional(),
  /** Path from the root of the docs. Default: `/category/` and the label. */
  slug: permalink.optional(),
  keywords: z.union([z.array(z.string()), z.string().transform((word) => [word])]).optional(),
  image: z.string().optional(),
});

/** The link of a category: a docs page, a generated index of its entries, or null for none. */
export const categoryLinkSchema = z
  .discriminatedUnion('type', [docLink, generatedIndex])
  .nullable();

export type DocLink = z.output<typeof docLink>;
export type GeneratedIndex = z.output<typeof generatedIndex>;
