/** The part of the island code that is fetched when a page has one. */
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Page, type PageValues } from '../../components/page-values.ts';
import { Site, type SiteValues } from '../../components/site-values.ts';
import registered from './registered-islands.ts';

/**
 * How far below the viewport islands are hydrated, so that they are live when they come into view.
 */
const ROOT_MARGIN = '200px';

const roots = new Map<Element, Root>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      void hydrate(target);
    }
  },
  { rootMargin: ROOT_MARGIN },
);

/** Unmounts the islands of previous pages, and observes those of the current page. */
export function watchIslands(): void {
  observer.disconnect();
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    roots.delete(element);
    root.unmount();
  }
  for (const element of document.querySelectorAll('docs-island')) {
    if (!roots.has(element)) observer.observe(element);
  }
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { source = '', id, props: json = '{}', site, page } = element.dataset;
  try {
    const load = registered[source];
    if (!load) throw new Error('The build has no such island.');
    const { default: Component } = await load();
    if (!element.isConnected) return;
    const markup = element.innerHTML;
    const props: Record<string, unknown> = JSON.parse(json);
    const island = (
      <Mounted element={element}>
        {withPage(withSite(<Component {...props} />, site), page)}
      </Mounted>
    );
    const root = hydrateRoot(element, island, {
      identifierPrefix: id,
      onUncaughtError(error) {
        logFailure(source, error);
        // Not while React is still working on this root. The previous markup is better than a gap.
        setTimeout(() => {
          root.unmount();
          element.innerHTML = markup;
          delete element.dataset.live;
        });
      },
    });
    roots.set(element, root);
  } catch (error) {
    logFailure(source, error);
  }
}

/** Provides the site values that the build passed along, if the island uses them. */
function withSite(island: ReactNode, json: string | undefined): ReactNode {
  if (json === undefined) return island;
  const values: SiteValues = JSON.parse(json);
  return <Site value={() => values}>{island}</Site>;
}

/** Provides the values of the page that the build passed along, if the island uses them. */
function withPage(island: ReactNode, json: string | undefined): ReactNode {
  if (json === undefined) return island;
  const values: PageValues = JSON.parse(json);
  return <Page value={() => values}>{island}</Page>;
}

/** Marks the element once its island is interactive. */
function Mounted({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.live = '';
  }, [element]);
  return children;
}

function logFailure(source: string, error: unknown): void {
  console.error(`The island ${source} failed:`, error);
}
