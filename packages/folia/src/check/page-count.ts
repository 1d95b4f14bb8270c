import type { Problem } from 'folia-problems';
import type { LocaleSite, Locales } from '../model/locale-site.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import { listDocs } from '../read/config/site-schema.ts';

/** Reports a site without pages, since a mistake in a path would replace a good build with an empty one. */
export function checkPageCount(locales: Locales<LocaleSite>): Problem[] {
  // A page that cannot be compiled is reported, and does not indicate a wrong path.
  if (locales.some(({ sources }) => sources.pages.length > 0)) return [];
  const { config } = locales[0].sources;
  const folders = [...listDocs(config), ...(config.blog ? [config.blog] : []), config.pages];
  const names = folders.map(({ path }) => `"${path}"`).join(', ');
  return [
    {
      file: CONFIG_FILE,
      message: 'The site has no pages.',
      hint: `These folders have none: ${names}. Their paths are relative to the folder of the site.`,
      dependsOn: ['files'],
    },
  ];
}
