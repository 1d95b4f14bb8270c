import type { AddressForm } from '../contract/address.ts';
import type { TocEntry } from '../contract/page-data.ts';
import type { RouteTable } from '../model/route-table.ts';
import type { Theme } from '../model/theme.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/**
 * What Markdown without code needs to compile, in addition to its text, for one locale: plain data,
 * so that other threads can receive it.
 */
export type TextInput = {
  siteDir: string;
  config: AddressForm &
    Pick<SiteConfig, 'texts' | 'admonitions'> & {
      markdown: Pick<SiteConfig['markdown'], 'magicComments'>;
    };
  theme: Pick<Theme, 'components'>;
  table: RouteTable;
  /** URLs of generated files, by path. */
  generatedFiles: ReadonlyMap<string, string>;
  /** Headings of each page in the default locale, by path; undefined when compiling the default locale. */
  originalHeadings?: ReadonlyMap<string, TocEntry[]>;
};

/** Removes what only code needs, such as functions in the config. */
export function textInputOf({ config, theme, ...rest }: TextInput): TextInput {
  const { siteDir, table, generatedFiles, originalHeadings } = rest;
  const { baseUrl, siteBaseUrl, trailingSlash, texts, admonitions } = config;
  const { magicComments } = config.markdown;
  return {
    siteDir,
    config: {
      baseUrl,
      siteBaseUrl,
      trailingSlash,
      texts,
      admonitions,
      markdown: { magicComments },
    },
    theme: { components: theme.components },
    table,
    generatedFiles,
    originalHeadings,
  };
}
