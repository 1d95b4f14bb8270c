import type { CompiledPage } from '../model/compiled-page.ts';
import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { assembleSinglePage } from './assemble-page.ts';

/** The body of a generated page, in the language of the interface. */
export type GeneratedBody = { title: string; description?: string; html: string };

/** A generated page with its body, once that is known. */
export function assembleGenerated(
  page: CompiledPage,
  { title, description, html }: GeneratedBody,
  config: SiteConfig,
): SitePage {
  const frontmatter = { ...page.frontmatter, title, description };
  const assembled = assembleSinglePage({ ...page, frontmatter }, config);
  return { ...assembled, html, data: { ...assembled.data, language: undefined } };
}
