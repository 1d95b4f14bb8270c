import { versionValues } from '../compile/early-values.ts';
import type { PageValues } from '../components/page-values.ts';
import type { LocaleSite } from '../model/locale-site.ts';
import type { SitePage } from '../model/site.ts';

/** Returns a function that collects everything that is known about a page of a locale. */
export function pageValuesOf({ compiled, sources }: LocaleSite): (page: SitePage) => PageValues {
  const docsVersions = sources.content.docs.map(({ version }) => version);
  const texts = new Map(compiled.pages.map(({ source }) => [source.route, source]));
  return ({ route, title, data }) => {
    const text = texts.get(route);
    const fields = text?.form === 'text' ? { ...text.otherFields, ...text.frontmatter } : {};
    return {
      ...(text && versionValues(text, { config: sources.config, docsVersions })),
      href: data.href,
      frontmatter: fields,
      title: data.heading ?? title,
      description: data.description,
      editUrl: data.editUrl,
      lastUpdate: data.lastUpdate,
      tags: data.tags,
      toc: data.toc,
      breadcrumbs: data.breadcrumbs,
      previous: data.previous,
      next: data.next,
      sidebar: data.sidebar,
    };
  };
}
