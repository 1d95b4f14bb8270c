import type { CompiledPage } from '../model/compiled-page.ts';
import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { assembleSinglePage } from './assemble-page.ts';

/** The body of a generated page, in the language of the interface. */
export type GeneratedBody = { title: string; description?: string; html: string };

/** Assembles a generated page with its body. */
export function assembleGenerated(
  page: CompiledPage,
  { title, description, html }: GeneratedBody,
  config: SiteConfig,
): SitePage {
  const frontmatter = { ...page.frontmatter, title, description };
  const assembled = assembleSinglePage({ ...page, frontmatter }, config);
  // Keeps what comes before the text, such as the notice on an unlisted page.
  return {
    ...assembled,
    html: assembled.html + html,
    data: { ...assembled.data, language: undefined },
  };
}
