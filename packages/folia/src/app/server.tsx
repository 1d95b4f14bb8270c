import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Head, type PageHead } from '../components/page-head.ts';
import { Site, type SiteValues } from '../components/site-values.ts';
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { Footer } from './footer/Footer.tsx';
import { failedItemMessage } from './navbar/ItemBoundary.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { NavbarEntry } from './navbar/NavbarEntry.tsx';
import { Page } from './page/Page.tsx';
import { Shell } from './Shell.tsx';
import { SearchDialog } from './search/SearchDialog.tsx';
import { SideMenu } from './sidebar/SideMenu.tsx';
import { type SiteContext, SiteProvider } from './site-context.ts';

/**
 * The HTML of a content component, an MDX page or a page written in React, which is never hydrated, and what it says of
 * its document.
 */
export function renderContent(
  Content: ComponentType,
  site: SiteValues,
): { html: string; head: PageHead } {
  const head: PageHead = {};
  const html = renderToStaticMarkup(
    <Site value={() => site}>
      <Head value={head}>
        <Content />
      </Head>
    </Site>,
  );
  return { html: html.replace(PICTURE_PRELOADS, ''), head };
}

/** React puts one before the content for each picture that is not lazy; a document's own parser finds them as early. */
const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** The HTML of the shell around a finished body, ready for hydration. */
export function renderShell(options: {
  shell: ShellData;
  page: PageData;
  html: string;
  sidebar?: SidebarItem[];
  /** Code that follows the sidebar. */
  sidebarScript?: string;
}): string {
  const { shell, page, html, sidebar, sidebarScript } = options;
  const sidebars = new Map(page.sidebar && sidebar ? [[page.sidebar, sidebar]] : []);
  const site: SiteContext = {
    shell,
    sidebars,
    route: { status: 'ready', page, html },
    sidebarScript,
  };
  const markup = renderToString(
    <SiteProvider value={site}>
      <Shell />
    </SiteProvider>,
  );
  if (markup.replace(html, '').includes(FAILED_SLICE)) throwFailure(site);
  return markup;
}

/** The HTML of the search dialog, which opens before any script has come; it is hydrated as a root of its own. */
export function renderSearch({ shell, page }: { shell: ShellData; page: PageData }): string {
  const route = { status: 'ready', page, html: '' } as const;
  const markup = renderToString(
    <SiteProvider value={{ shell, sidebars: new Map(), route }}>
      <SearchDialog />
    </SiteProvider>,
  );
  return `<div id="search-root">${markup}</div>`;
}

/** How React marks a Suspense boundary that failed at build time, which it would leave to the browser. */
const FAILED_SLICE = '<!--$!-->';

/**
 * Renders the items of the navigation bar and the slices one by one without their boundaries, so that the one that
 * fails throws its error, and an item of the bar is named in it.
 */
function throwFailure(site: SiteContext): never {
  for (const item of site.shell.navbar.items) {
    try {
      renderToStaticMarkup(
        <SiteProvider value={site}>
          <NavbarEntry item={item} />
        </SiteProvider>,
      );
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${failedItemMessage(item)}: ${reason}`, { cause });
    }
  }
  for (const Slice of [Navbar, SideMenu, Page, Footer]) {
    renderToStaticMarkup(
      <SiteProvider value={site}>
        <Slice />
      </SiteProvider>,
    );
  }
  throw new Error('A slice of the shell failed to render, but not when it was rendered alone.');
}

export type ShellRenderer = {
  renderContent: typeof renderContent;
  renderShell: typeof renderShell;
  renderSearch: typeof renderSearch;
};
