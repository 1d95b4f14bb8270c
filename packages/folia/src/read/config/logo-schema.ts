import { z } from 'zod';

export const logoSchema = z.strictObject({
  /** Path of the picture in a static folder, or an address. */
  src: z.string(),
  /** Picture for the dark mode. */
  srcDark: z.string().optional(),
  alt: z.string().default(''),
});

export type LogoConfig = z.output<typeof logoSchema>;
