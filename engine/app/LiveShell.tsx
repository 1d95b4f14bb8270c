import { useEffect, useSyncExternalStore } from 'react';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { type Crash, CrashBoundary } from './CrashBoundary.tsx';
import { Article } from './page/Article.tsx';
import { CrashNotice } from './page/CrashNotice.tsx';
import type { Router } from './router/router.ts';
import { Shell } from './Shell.tsx';
import type { SidebarStore } from './sidebar/sidebar-store.ts';
import { SiteProvider, useSite } from './site-context.ts';

type Props = {
  shell: ShellData;
  router: Router;
  sidebars: SidebarStore;
  /** What the document holds: the window of its sidebar, which hydration must find again. */
  firstSidebars: ReadonlyMap<string, SidebarItem[]>;
};

/** The shell in the browser: what the document holds first, then fed by the router and the whole sidebars. */
export function LiveShell({ shell, router, sidebars, firstSidebars }: Props) {
  const route = useSyncExternalStore(router.subscribe, router.getState, router.getState);
  const atHand = useSyncExternalStore(sidebars.subscribe, sidebars.getState, () => firstSidebars);
  useEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  return (
    <SiteProvider value={{ shell, route, router, sidebars: atHand }}>
      <CrashBoundary fallback={(crash) => <ShellCrash {...crash} />}>
        <Shell />
      </CrashBoundary>
    </SiteProvider>
  );
}

/** What is left where the shell itself fails: the text of the page. */
function ShellCrash(crash: Crash) {
  const { page, html } = useSite().route;
  return (
    <main id="main" className="layout-page" tabIndex={-1}>
      <CrashNotice {...crash} />
      <Article html={html} language={page.language} />
    </main>
  );
}
