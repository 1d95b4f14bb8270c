import type { PageValues } from '../components/page-values.ts';
import { routeToHref } from '../contract/address.ts';
import type { SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/** Makes the values that the text of a page can read: what is known before any page is compiled. */
export function makeEarlyValues(
  { route }: SourcePage,
  config: SiteConfig,
  frontmatter: unknown,
): PageValues {
  const fields: Record<string, unknown> = { ...asObject(frontmatter) };
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    href: routeToHref(route, config),
    frontmatter: fields,
    title: text(fields.title),
    description: text(fields.description),
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
