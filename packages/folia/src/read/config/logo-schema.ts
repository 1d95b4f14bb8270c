import { z } from 'zod';

export const logoSchema = z.strictObject({
  /** Path of the picture in a static folder, or a URL. */
  src: z.string(),
  /** Picture for dark mode. */
  srcDark: z.string().optional(),
  alt: z.string().default(''),
});

export type LogoConfig = z.output<typeof logoSchema>;
