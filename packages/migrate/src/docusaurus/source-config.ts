import { z } from 'zod';

const anything = z.record(z.string(), z.unknown());
const entries = z.array(z.unknown()).default([]);

/**
 * The parts of a Docusaurus config that are used
 * (https://docusaurus.io/docs/api/docusaurus-config); the rest is kept unchanged.
 */
export const sourceConfigSchema = z.looseObject({
  title: z.string(),
  url: z.string(),
  baseUrl: z.string().default('/'),
  staticDirectories: z.array(z.string()).default(['static']),
  i18n: z
    .looseObject({
      defaultLocale: z.string().default('en'),
      locales: z.array(z.string()).default([]),
    })
    .optional(),
  themeConfig: anything.default({}),
  markdown: anything.default({}),
  presets: entries,
  plugins: entries,
  themes: entries,
});

export type SourceConfig = z.output<typeof sourceConfigSchema>;
