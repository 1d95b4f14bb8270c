import type { PageValues } from '../components/page-values.ts';
import { routeToHref } from '../contract/address.ts';
import type { DocsVersion } from '../model/docs-version.ts';
import type { SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

type PageInput = { config: SiteConfig; docsVersions: readonly DocsVersion[] };

/** Makes the values that the text of a page can read: what is known before any page is compiled. */
export function makeEarlyValues(
  source: SourcePage,
  input: PageInput,
  frontmatter: unknown,
): PageValues {
  const fields: Record<string, unknown> = { ...asObject(frontmatter) };
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    href: routeToHref(source.route, input.config),
    frontmatter: fields,
    title: text(fields.title),
    description: text(fields.description),
    ...versionValues(source, input),
  };
}

/** Makes the values of the version of the docs that a page belongs to. */
export function versionValues(
  source: SourcePage,
  { config, docsVersions }: PageInput,
): Pick<PageValues, 'version' | 'versions'> {
  const own =
    source.kind === 'docs' ? docsVersions.find(({ key }) => key === source.version) : undefined;
  if (!own) return {};
  const toValues = ({ name, label, isLast, banner, badge, className, ...rest }: DocsVersion) => {
    const { instance, options } = rest;
    const href = routeToHref(`/${options.routeBasePath}`.replace(/\/$/, '') || '/', config);
    return { name, label, isLast, banner, badge, className, instance, href };
  };
  const versions = docsVersions.filter(({ instance }) => instance === own.instance);
  return { version: toValues(own), versions: versions.map(toValues) };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
