import { type Crash, CrashBoundary } from './CrashBoundary.tsx';
import { Article } from './page/Article.tsx';
import { CrashNotice } from './page/CrashNotice.tsx';
import { Shell } from './Shell.tsx';
import { Hydrated } from './Slice.tsx';
import { type SiteContext, SiteProvider, useRoute } from './site-context.ts';

/**
 * The shell in the browser. It starts with the content of the document, then gets the router's
 * pages and the whole sidebars.
 */
export function LiveShell({ site }: { site: SiteContext }) {
  return (
    <SiteProvider value={site}>
      <CrashBoundary fallback={(crash) => <ShellCrash {...crash} />}>
        <Shell />
      </CrashBoundary>
      <Hydrated />
    </SiteProvider>
  );
}

/** What remains if the shell itself fails: the text of the page. */
function ShellCrash(crash: Crash) {
  const { page, html } = useRoute((route) => route);
  return (
    <main id="page-main" className="layout-page" tabIndex={-1}>
      <CrashNotice {...crash} />
      <Article html={html} language={page.language} />
    </main>
  );
}
