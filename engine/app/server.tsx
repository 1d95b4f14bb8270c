import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Admonition } from '../components/Admonition.tsx';
import { TabItem, Tabs } from '../components/Tabs.tsx';
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { Shell } from './Shell.tsx';
import { SiteProvider } from './site-context.ts';

/** What MDX pages may use without importing it. */
const contentComponents = { Tabs, TabItem, Admonition };

/** The HTML of a content component: an MDX page or a page written in React. It is never hydrated. */
export function renderContent(
  Content: ComponentType<{ components?: Record<string, ComponentType<never>> }>,
): string {
  return renderToStaticMarkup(<Content components={contentComponents} />);
}

/** The HTML of the shell around a finished body, ready for hydration. */
export function renderShell(options: {
  shell: ShellData;
  page: PageData;
  html: string;
  sidebar?: SidebarItem[];
}): string {
  const { shell, page, html, sidebar } = options;
  const sidebars = new Map(page.sidebar && sidebar ? [[page.sidebar, sidebar]] : []);
  return renderToString(
    <SiteProvider value={{ shell, sidebars, route: { status: 'ready', page, html } }}>
      <Shell />
    </SiteProvider>,
  );
}

export type ShellRenderer = {
  renderContent: typeof renderContent;
  renderShell: typeof renderShell;
};
