import { type Problem, pagesAt } from 'folia-problems';
import { fileOf } from '../compile/page-name.ts';
import { pathToRoute } from '../contract/address.ts';
import type { Asset } from '../model/asset.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { THEME_FOLDER } from '../read/theme-files.ts';

/** Reports a missing home page, and a page at the address of the not-found page: visitors would never see what was meant. */
export function checkSpecialPages(files: Asset[], [first]: Locales<LocaleSite>): Problem[] {
  const { config } = first.sources;
  const notFound = first.compiled.pages.find(({ source }) => source.route === '/404');
  return [
    ...(hasHome(files, first) ? [] : [missingHome(config, first)]),
    ...(notFound ? [hiddenNotFoundPage(fileOf(notFound.source))] : []),
  ];
}

/** Whether something answers at the root. A site without pages is reported elsewhere. */
function hasHome(files: Asset[], { site, compiled }: LocaleSite): boolean {
  return (
    site.pages.length === 0 ||
    compiled.table.routes.has('/') ||
    site.redirects.some(({ route }) => route === '/') ||
    files.some(({ output }) => output === 'index.html')
  );
}

function missingHome({ url, baseUrl, pages }: SiteConfig, { site }: LocaleSite): Problem {
  // The shell links there instead.
  const start = pathToRoute(site.shell.homeHref, baseUrl) ?? '/';
  const target = start === '/' ? (site.pages[0]?.route ?? '/docs') : start;
  return {
    severity: 'warning',
    file: CONFIG_FILE,
    message: `No page has the address "/", so visitors of ${url}${baseUrl} see the not-found page.`,
    hint: `Add "${pages.path}/index.md", or redirect visitors to another page: redirects: [{ from: '/', to: '${target}' }].`,
    dependsOn: [pagesAt('/')],
  };
}

function hiddenNotFoundPage(file: string): Problem {
  return {
    severity: 'warning',
    file,
    message: 'The address "/404" is that of the not-found page, so nobody sees this page.',
    hint: `To show it for unknown addresses, move it to "${THEME_FOLDER}/not-found.tsx"; a file in Markdown can be imported there. Otherwise, give it another address.`,
  };
}
