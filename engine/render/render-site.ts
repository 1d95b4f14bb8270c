import { createHash } from 'node:crypto';
import type { ShellRenderer } from '../app/server.tsx';
import type { ClientBundle } from '../bundler/client-bundle.ts';
import type { Styles } from '../bundler/styles.ts';
import type { SiteConfig } from '../config/site-schema.ts';
import { routeToDocumentFile, routeToPageFile, withBase } from '../contract/address.ts';
import type { InlinePageData, PageData } from '../contract/page-data.ts';
import type { ShellData } from '../contract/shell-data.ts';
import { sidebarWindow } from '../contract/sidebar-window.ts';
import { SiteError } from '../problem.ts';
import type { Site, SitePage } from '../site/assemble-site.ts';
import { renderDocument } from './document.ts';
import { headingBehindEarlyTable } from './early-table.ts';
import { notFoundPage } from './not-found-page.ts';

/** A file of the built site: its path within the output folder, and its text. */
export type OutputFile = { path: string; text: string };

export type RenderParts = {
  site: Site;
  config: SiteConfig;
  client: ClientBundle;
  styles: Styles;
  renderer: ShellRenderer;
  extraHead?: string;
};

/** What is the same for all pages: computed once, then pages are rendered one by one. */
export type PreparedSite = RenderParts & {
  shell: ShellData;
  shellFile: OutputFile;
  stylesFile: OutputFile;
  sidebarFiles: Map<string, OutputFile>;
};

export function prepareSite(parts: RenderParts): PreparedSite {
  const { site, client, config } = parts;
  const sidebarFiles = new Map(
    [...site.sidebars].map(([name, items]) => [
      name,
      hashedFile(`assets/sidebar-${name}`, 'json', JSON.stringify(items)),
    ]),
  );
  const href = (file: OutputFile) => withBase(file.path, config.baseUrl);
  const sidebars = Object.fromEntries([...sidebarFiles].map(([name, file]) => [name, href(file)]));
  const stylesFile = hashedFile('assets/styles', 'css', parts.styles.all);
  const draft = {
    ...site.shell,
    sidebars,
    styles: href(stylesFile),
    liveStyles: parts.styles.live,
  };
  // Whatever a running shell holds in memory is part of the id: code, config and sidebars.
  const build = hashOf(JSON.stringify(draft) + client.files.map((file) => file.path).join());
  const shell = { ...draft, build };
  const shellFile = hashedFile('assets/shell', 'json', JSON.stringify(shell));
  return { ...parts, shell, shellFile, stylesFile, sidebarFiles };
}

/** All files of the site but those that are copied, one by one. */
export function* renderSite(prepared: PreparedSite): Generator<OutputFile> {
  yield* prepared.client.files;
  yield* prepared.sidebarFiles.values();
  yield prepared.shellFile;
  yield prepared.stylesFile;
  const { trailingSlash } = prepared.config;
  for (const page of prepared.site.pages) {
    const data: PageData = { ...page.data, build: prepared.shell.build };
    yield {
      path: routeToDocumentFile(page.route, trailingSlash),
      text: renderPage(page, prepared),
    };
    yield {
      path: routeToPageFile(page.route, trailingSlash),
      text: JSON.stringify({ ...data, html: page.html }),
    };
  }
  yield { path: '404.html', text: renderPage(notFoundPage(prepared.shell), prepared) };
}

/** The document of one page. */
export function renderPage(page: SitePage, prepared: PreparedSite): string {
  const { config, shell, renderer, client } = prepared;
  const { baseUrl, i18n, themeConfig } = config;
  const data: PageData = { ...page.data, build: shell.build };
  const sidebar = data.sidebar === undefined ? undefined : prepared.site.sidebars.get(data.sidebar);
  const sidebarFile =
    data.sidebar === undefined ? undefined : prepared.sidebarFiles.get(data.sidebar);
  const { colorMode } = themeConfig;
  const flag = (on: boolean) => (on ? '' : undefined);
  const shellHtml = namingPage(page.route, () =>
    renderer.renderShell({
      shell,
      page: data,
      html: page.html,
      sidebar: sidebar && sidebarWindow(sidebar, data.href),
    }),
  );
  return renderDocument({
    page: data,
    inlineData: withoutHead(data),
    htmlLang: shell.htmlLang,
    direction: i18n.localeConfigs[i18n.defaultLocale]?.direction ?? 'ltr',
    siteUrl: config.url,
    siteTitle: config.title,
    faviconHref: config.favicon && withBase(config.favicon, baseUrl),
    keywords: page.keywords,
    imageUrl: page.image && new URL(imagePath(page.image, baseUrl), config.url).href,
    unlisted: page.unlisted,
    styles: prepared.styles.forHtml(shellHtml),
    pageStyles: page.data.styles,
    boot: {
      code: client.boot,
      attributes: {
        'data-app': withBase(client.entry, baseUrl),
        'data-mode': colorMode.defaultMode,
        'data-switch': flag(!colorMode.disableSwitch),
        'data-system': flag(colorMode.respectPrefersColorScheme),
        'data-announcement': shell.announcement?.closeable ? shell.announcement.id : undefined,
      },
    },
    shellHtml,
    paintAfter: headingBehindEarlyTable(page.html),
    shellUrl: withBase(prepared.shellFile.path, baseUrl),
    sidebarUrl: sidebarFile && withBase(sidebarFile.path, baseUrl),
    extraHead: prepared.extraHead,
  });
}

/** A path from the site's root gets the base path; an address stays. */
function imagePath(image: string, baseUrl: string): string {
  return image.startsWith('/') ? withBase(image, baseUrl) : image;
}

/** @throws SiteError naming the page whose shell failed to render */
function namingPage(route: string, render: () => string): string {
  try {
    return render();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const problem = { message: `The page ${route} cannot be rendered: ${message}` };
    throw new SiteError([problem], { cause: error });
  }
}

function hashedFile(stem: string, ending: string, text: string): OutputFile {
  return { path: `${stem}-${hashOf(text)}.${ending}`, text };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
}

/** What a document's own copy of the page data leaves out, since its head holds it. */
function withoutHead({
  styles: _,
  documentTitle: __,
  description,
  ...page
}: PageData): InlinePageData {
  return page.showsDescription ? { ...page, description } : page;
}
