import { z } from 'zod';
import { linkTarget, linkUrl } from './link-schema.ts';

export const logoSchema = z.strictObject({
  /** Path of the picture in a static folder, or a URL. */
  src: z.string(),
  /** Picture for dark mode. */
  srcDark: z.string().optional(),
  alt: z.string().default(''),
  /** Where it leads, as a path within the site. Default: in the bar the home page, in the footer nowhere. */
  to: linkTarget.optional(),
  /** Where it leads, as a URL of another site. */
  href: linkUrl.optional(),
});

export type LogoConfig = z.output<typeof logoSchema>;
