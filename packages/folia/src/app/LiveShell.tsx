import { useEffect } from 'react';
import type { SidebarItem } from '../contract/shell-data.ts';
import { type Crash, CrashBoundary } from './CrashBoundary.tsx';
import { type LiveContext, LiveSite } from './LiveSite.tsx';
import { Article } from './page/Article.tsx';
import { CrashNotice } from './page/CrashNotice.tsx';
import { Shell } from './Shell.tsx';
import { useRoute } from './site-context.ts';

type Props = LiveContext & {
  /**
   * The sidebars in the document, which hydration must find again. A long sidebar is cut to a
   * window.
   */
  firstSidebars: ReadonlyMap<string, SidebarItem[]>;
};

/**
 * The shell in the browser. It starts with the content of the document, then gets the router's
 * pages and the whole sidebars.
 */
export function LiveShell(props: Props) {
  useEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  return (
    <LiveSite {...props}>
      <CrashBoundary fallback={(crash) => <ShellCrash {...crash} />}>
        <Shell />
      </CrashBoundary>
    </LiveSite>
  );
}

/** What remains if the shell itself fails: the text of the page. */
function ShellCrash(crash: Crash) {
  const { page, html } = useRoute((route) => route);
  return (
    <main id="main" className="layout-page" tabIndex={-1}>
      <CrashNotice {...crash} />
      <Article html={html} language={page.language} />
    </main>
  );
}
