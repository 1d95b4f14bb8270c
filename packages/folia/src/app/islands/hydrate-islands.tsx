/** The part of the island code that is fetched when a page has one. */
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MessagesContext } from '../../components/messages.ts';
import { type PageValues, PageValuesContext } from '../../components/page-values.ts';
import { type SiteValues, SiteValuesContext } from '../../components/site-values.ts';
import { WithinIslandContext } from '../../components/within-island.ts';
import { CONTENT_ELEMENT } from '../../contract/island-content.ts';
import { restoreStyles } from '../restore-styles.ts';
import { readProps } from './island-props.tsx';
import registered from './registered-islands.ts';
import { replayUses } from './replay-uses.ts';

/**
 * How far below the viewport islands are hydrated, so that they are live when they come into view.
 */
const ROOT_MARGIN = '200px';

const roots = new Map<Element, Root>();
/** Islands whose hydration has begun. */
const begun = new WeakSet<Element>();
/** Islands whose code could not be loaded. */
const failed = new WeakSet<Element>();
/** For each element with content of an island, that island. */
const owners = new WeakMap<Element, Element>();

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

/**
 * Unmounts the islands of previous pages, and hydrates those of the current page: at once if the reader has opened or
 * used them, near the viewport if they do not wait for that.
 *
 * @param target where the reader did something; only there, an island whose code failed to load is tried again
 */
export function watchIslands(target: EventTarget | null): void {
  for (const [element, root] of roots) {
    if (isKept(element)) continue;
    roots.delete(element);
    root.unmount();
  }
  for (const element of document.querySelectorAll<HTMLElement>('docs-island')) {
    if (begun.has(element)) continue;
    if (failed.has(element) && !(target instanceof Node && element.contains(target))) continue;
    // Left over from a time when the code for all islands failed to load.
    delete element.dataset.failed;
    if (!element.dataset.when) observer.observe(element);
    else if (element.querySelector(':scope > [open], [data-replay]')) void hydrate(element);
  }
}

/** Whether an island is part of the page, or of content that an island of the page may show again. */
function isKept(island: Element): boolean {
  if (island.isConnected) return true;
  const place = island.closest(CONTENT_ELEMENT);
  const owner = place && owners.get(place);
  return owner ? isKept(owner) : false;
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { source = '', id, site, messages, page } = element.dataset;
  begun.add(element);
  delete element.dataset.failed;
  try {
    const load = registered[source];
    if (!load) throw new Error('The build has no such island.');
    const { default: Component } = await load();
    if (!element.isConnected) {
      // Content that is hidden may be shown again.
      begun.delete(element);
      return;
    }
    // In a document without a window, where it loads nothing.
    const copy = document.implementation.createHTMLDocument().importNode(element, true);
    restoreStyles(element);
    const props = readProps(element, (place) => {
      owners.set(place, element);
      // Not while React is still placing the content.
      if (place.querySelector('docs-island')) setTimeout(() => watchIslands(null));
    });
    const island = (
      <Mounted element={element}>
        <WithinIslandContext value={true}>
          {withPage(withSite(withMessages(<Component {...props} />, messages), site), page)}
        </WithinIslandContext>
      </Mounted>
    );
    const root = hydrateRoot(element, island, {
      identifierPrefix: id,
      onRecoverableError(error) {
        // An island whose page is left before it has hydrated is unmounted, which React reports as an error.
        if (element.isConnected) reportError(error);
      },
      onUncaughtError(error) {
        logFailure(source, error);
        // Not while React is still working on this root. The previous markup is better than a gap.
        setTimeout(() => {
          root.unmount();
          element.replaceChildren(...copy.childNodes);
          delete element.dataset.live;
        });
      },
    });
    roots.set(element, root);
  } catch (error) {
    begun.delete(element);
    failed.add(element);
    element.dataset.failed = '';
    logFailure(source, error);
  }
}

/** Provides the site values that the build passed along, if the island uses them. */
function withSite(island: ReactNode, json: string | undefined): ReactNode {
  if (json === undefined) return island;
  const values: Omit<SiteValues, 'messages'> = JSON.parse(json);
  return (
    <SiteValuesContext value={() => ({ ...values, messages: {} })}>{island}</SiteValuesContext>
  );
}

/** Provides the messages that the build passed along, if the island uses them. */
function withMessages(island: ReactNode, json: string | undefined): ReactNode {
  if (json === undefined) return island;
  const values: Readonly<Record<string, string>> = JSON.parse(json);
  return <MessagesContext value={() => values}>{island}</MessagesContext>;
}

/** Provides the values of the page that the build passed along, if the island uses them. */
function withPage(island: ReactNode, json: string | undefined): ReactNode {
  if (json === undefined) return island;
  const values: PageValues = JSON.parse(json);
  return <PageValuesContext value={() => values}>{island}</PageValuesContext>;
}

/** Marks the element once its island is interactive. */
function Mounted({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.live = '';
    replayUses(element);
  }, [element]);
  return children;
}

function logFailure(source: string, error: unknown): void {
  console.error(`The island ${source} failed:`, error);
}
