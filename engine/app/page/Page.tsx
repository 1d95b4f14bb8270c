import { useSite } from '../site-context.ts';
import { Article } from './Article.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { LoadError } from './LoadError.tsx';
import { PageFooter } from './PageFooter.tsx';
import { Spinner } from './Spinner.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** The main area: the page on display, or why it is not. */
export function Page() {
  const { route } = useSite();
  const { page, html, status } = route;
  return (
    <main id="main" tabIndex={-1} aria-busy={status === 'loading'}>
      {status === 'loading' && <Spinner />}
      {status === 'failed' ? (
        <LoadError error={route.error} />
      ) : (
        <CrashBoundary key={page.href}>
          <PageHeader />
          {page.layout === 'doc' && page.toc.length > 0 && (
            <TableOfContents key={`contents of ${page.href}`} entries={page.toc} />
          )}
          <Article key={page.href} html={html} isLater={route.isLater} />
          {page.layout === 'doc' && <PageFooter />}
        </CrashBoundary>
      )}
    </main>
  );
}

function PageHeader() {
  const { page } = useSite().route;
  if (!page.heading) return null;
  return (
    <header className="page-header">
      {page.breadcrumbs.length > 0 && <Breadcrumbs entries={page.breadcrumbs} />}
      <h1>{page.heading}</h1>
      {page.showsDescription && <p className="description">{page.description}</p>}
    </header>
  );
}
