import { memo } from 'react';
import type { PageData } from '../../contract/page-data.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { Markup } from '../Markup.ts';
import { useRoute, useSite } from '../site-context.ts';
import { Article } from './Article.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CrashNotice } from './CrashNotice.tsx';
import { LoadError } from './LoadError.tsx';
import { PageFooter } from './PageFooter.tsx';
import { Spinner } from './Spinner.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** The main area: the current page, or an error. */
export function Page() {
  const route = useRoute((state) => state);
  const { page, html, status } = route;
  return (
    <main
      id="page-main"
      className={status === 'failed' ? undefined : page.className}
      tabIndex={-1}
      aria-busy={status === 'loading'}
    >
      {status === 'loading' && <Spinner />}
      {status === 'failed' ? (
        <LoadError error={route.error} />
      ) : (
        // The text stays readable whatever fails around it.
        <CrashBoundary
          key={page.href}
          fallback={(crash) => (
            <>
              <CrashNotice {...crash} />
              <Article html={html} language={page.language} />
            </>
          )}
        >
          <PageParts page={page} html={html} />
        </CrashBoundary>
      )}
    </main>
  );
}

/**
 * A separate component, so that the boundary contains everything that reads the page, and that a
 * change of the status renders none of it.
 */
const PageParts = memo(function PageParts({ page, html }: { page: PageData; html: string }) {
  const { afterArticle } = useSite();
  return (
    <>
      <PageHeader page={page} />
      {page.layout !== 'wide' && page.toc.length > 0 && (
        <TableOfContents key={`toc ${page.href}`} entries={page.toc} language={page.language} />
      )}
      <Article key={page.href} html={html} language={page.language} />
      {afterArticle}
      {page.layout === 'doc' && <PageFooter />}
    </>
  );
});

function PageHeader({ page }: { page: PageData }) {
  const { heading, language, description, breadcrumbs, hidesBreadcrumbs } = page;
  const hasTrail = !hidesBreadcrumbs && breadcrumbs.length > 0;
  if (!heading && !hasTrail) return null;
  return (
    <header className="page-header">
      {(hasTrail || (page.layout === 'doc' && !hidesBreadcrumbs)) && <Breadcrumbs />}
      {heading && <h1 {...language}>{heading}</h1>}
      {heading && page.showsDescription && (
        <p className="description" {...language}>
          {description}
        </p>
      )}
      {page.byline && (
        // Its dates may already be in the reader's format.
        <Markup className="byline" suppressHydrationWarning html={page.byline} />
      )}
    </header>
  );
}
