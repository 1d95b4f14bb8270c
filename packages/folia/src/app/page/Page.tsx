import { CrashBoundary } from '../CrashBoundary.tsx';
import { useSite } from '../site-context.ts';
import { Article } from './Article.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CrashNotice } from './CrashNotice.tsx';
import { LoadError } from './LoadError.tsx';
import { PageFooter } from './PageFooter.tsx';
import { Spinner } from './Spinner.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** The main area: the page on display, or why it is not. */
export function Page() {
  const { route } = useSite();
  const { page, html, status } = route;
  return (
    <main
      id="main"
      className={status === 'failed' ? undefined : page.className}
      tabIndex={-1}
      aria-busy={status === 'loading'}
    >
      {status === 'loading' && <Spinner />}
      {status === 'failed' ? (
        <LoadError error={route.error} />
      ) : (
        // The text stays readable whatever happens around it.
        <CrashBoundary
          key={page.href}
          fallback={(crash) => (
            <>
              <CrashNotice {...crash} />
              <Article html={html} language={page.language} />
            </>
          )}
        >
          <PageParts />
        </CrashBoundary>
      )}
    </main>
  );
}

/** A component of its own, so that all it reads of the page stands within the boundary. */
function PageParts() {
  const { page, html } = useSite().route;
  return (
    <>
      <PageHeader />
      {page.layout === 'doc' && page.toc.length > 0 && (
        <TableOfContents
          key={`contents of ${page.href}`}
          entries={page.toc}
          language={page.language}
        />
      )}
      <Article key={page.href} html={html} language={page.language} />
      {page.layout === 'doc' && <PageFooter />}
    </>
  );
}

function PageHeader() {
  const { page } = useSite().route;
  if (!page.heading) return null;
  return (
    <header className="page-header">
      {(page.layout === 'doc' || page.breadcrumbs.length > 0) && <Breadcrumbs />}
      <h1 {...page.language}>{page.heading}</h1>
      {page.showsDescription && (
        <p className="description" {...page.language}>
          {page.description}
        </p>
      )}
      {page.byline && (
        // The days in it are the reader's by now.
        <div
          className="byline"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: page.byline }}
        />
      )}
    </header>
  );
}
