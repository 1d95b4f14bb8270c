import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { withoutImagePreloads } from '../components/image-preloads.ts';
import { MessagesContext } from '../components/messages.ts';
import { OriginalContext } from '../components/original.ts';
import { type PageHead, PageHeadContext } from '../components/page-head.ts';
import { type PageValues, PageValuesContext } from '../components/page-values.ts';
import { type SiteValues, SiteValuesContext } from '../components/site-values.ts';
import { type IdleCode, renderIdle } from '../components/static-code.ts';
import { ThemeConfigContext } from '../components/theme-config.ts';
import { type VersionDocs, VersionDocsContext } from '../components/version-docs.ts';
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { Footer } from './footer/Footer.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { failedItemMessage } from './navbar/failed-item.ts';
import { Navbar } from './navbar/Navbar.tsx';
import { NavbarEntry } from './navbar/NavbarEntry.tsx';
import { Page } from './page/Page.tsx';
import { Shell } from './Shell.tsx';
import { SearchDialog } from './search/SearchDialog.tsx';
import { SideMenu } from './sidebar/SideMenu.tsx';
import { type SiteContext, SiteProvider } from './site-context.ts';
import { constant } from './store.ts';

type ContentOptions = {
  site: SiteValues;
  /** Undefined for content that is on all pages. */
  page?: PageValues;
  /** The pages of the version of the docs that the content belongs to. */
  docs?: VersionDocs;
  themeConfig?: Record<string, unknown>;
  /** Keeps ids apart if a document has several contents. */
  idPrefix?: string;
};

type RenderedContent = { html: string; head: PageHead; idle: IdleCode[] };

/**
 * Renders a content component, an MDX page or a React page, to HTML, which is never hydrated. Also
 * returns the metadata it sets, and what does nothing in it without a browser.
 */
export function renderContent(
  Content: ComponentType,
  { site, page, docs, themeConfig = {}, idPrefix }: ContentOptions,
): RenderedContent {
  const head: PageHead = {};
  const content = (
    <SiteValuesContext value={() => site}>
      <PageValuesContext value={() => page}>
        <MessagesContext value={() => site.messages}>
          <ThemeConfigContext value={themeConfig}>
            <VersionDocsContext value={docs}>
              <PageHeadContext value={head}>
                <Content />
              </PageHeadContext>
            </VersionDocsContext>
          </ThemeConfigContext>
        </MessagesContext>
      </PageValuesContext>
    </SiteValuesContext>
  );
  const { result: html, idle } = renderIdle(() =>
    renderToStaticMarkup(content, { identifierPrefix: idPrefix }),
  );
  return { html: withoutImagePreloads(html), head, idle };
}

/** Renders the component of a slot, with `ORIGINAL_MARKUP` (`contract/original-markup.ts`) in place of its children. */
export function renderSlot(
  Slot: ComponentType<{ page?: PageValues; children?: ReactNode }>,
  options: ContentOptions,
): Pick<RenderedContent, 'html' | 'idle'> {
  const original = <template data-original="" />;
  const content = () => (
    <OriginalContext value={original}>
      <Slot page={options.page}>{original}</Slot>
    </OriginalContext>
  );
  return renderContent(content, options);
}

/** Renders the footer that the config describes; empty if it describes none. */
export function renderFooter(shell: ShellDraft): string {
  const page = { ...EMPTY_PAGE, href: shell.homeHref };
  const whole = { ...shell, build: '', sidebars: {}, styles: '', liveStyles: '' };
  const route = { status: 'ready', page, html: '' } as const;
  return renderToStaticMarkup(
    <SiteProvider value={{ shell: whole, sidebars: constant(new Map()), route: constant(route) }}>
      <SiteFooter />
    </SiteProvider>,
  );
}

const EMPTY_PAGE: PageData = {
  build: '',
  href: '',
  layout: 'page',
  documentTitle: '',
  breadcrumbs: [],
  toc: [],
};

type ShellDraft = Omit<ShellData, 'build' | 'sidebars' | 'search' | 'styles' | 'liveStyles'>;

/** Renders the shell around a finished body, ready for hydration. */
export function renderShell(options: {
  shell: ShellData;
  page: PageData;
  html: string;
  sidebar?: SidebarItem[];
  /** Text of the script that follows the sidebar. */
  sidebarScript?: string;
  /** Text of the script that lays out what is before it. */
  stepScript?: string;
}): string {
  const { shell, page, html, sidebar, sidebarScript, stepScript } = options;
  const sidebars = new Map(page.sidebar && sidebar ? [[page.sidebar, sidebar]] : []);
  const site: SiteContext = {
    shell,
    sidebars: constant(sidebars),
    route: constant({ status: 'ready', page, html }),
    afterSidebar: sidebarScript && <script dangerouslySetInnerHTML={{ __html: sidebarScript }} />,
    afterArticle: stepScript && (
      <script data-step="" dangerouslySetInnerHTML={{ __html: stepScript }} />
    ),
  };
  const markup = renderToString(
    <SiteProvider value={site}>
      <Shell />
    </SiteProvider>,
  );
  if (markup.replace(html, '').includes(FAILED_BOUNDARY)) throwRenderError(site);
  return markup;
}

/**
 * Renders the search dialog, which can be opened before any script has loaded; `dialog.ts` operates
 * it.
 */
export function renderSearch({ shell, page }: { shell: ShellData; page: PageData }): string {
  const route = { status: 'ready', page, html: '' } as const;
  const markup = renderToString(
    <SiteProvider value={{ shell, sidebars: constant(new Map()), route: constant(route) }}>
      <SearchDialog />
    </SiteProvider>,
  );
  return `<div id="search-root">${markup}</div>`;
}

/**
 * React's marker for a Suspense boundary that failed at build time, which it would leave to the
 * browser.
 */
const FAILED_BOUNDARY = '<!--$!-->';

/**
 * Renders the items of the navigation bar and the slices one by one without boundaries, so that the
 * failing one throws its error, and the message names an item of the bar.
 */
function throwRenderError(site: SiteContext): never {
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
  throw new Error('A slice of the shell failed to render, but not when rendered separately.');
}

export type ShellRenderer = {
  renderContent: typeof renderContent;
  renderShell: typeof renderShell;
  renderSearch: typeof renderSearch;
  renderSlot: typeof renderSlot;
  renderFooter: typeof renderFooter;
};
