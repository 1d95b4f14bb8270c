import type { ModuleLoader } from '../bundler/module-loader.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';
import { needsAllTexts, pageAt, respond } from './answer.ts';
import { withPages } from './change-texts.ts';
import { type LiveState, withVersion } from './live-state.ts';
import { makePace, type PageQueue } from './page-queue.ts';
import type { LiveLocale } from './prepare-live.ts';
import type { ReadSite } from './site-reader.ts';
import type { Prepare } from './site-states.ts';

/** A site that changes while it is served. */
export type Live = {
  state: LiveState;
  /** See `LiveSite.version`. */
  version: number;
  /** Whether all pages are compiled, and all mistakes known. */
  isComplete: boolean;
};

/** The work of compiling a site of which only the titles are known. */
export type Filling = {
  /** Compiles what a response shows. @throws SiteError if that is not possible */
  need: (pathname: string) => Promise<void>;
  /** Remembers a response, to find out whether something else that it shows has been compiled since. */
  remember: (pathname: string, body: string) => void;
  putOff: (milliseconds: number) => void;
  stop: () => void;
  /** The URLs of the responses that have changed; undefined if the work was stopped. */
  done: Promise<string[] | undefined>;
};

type Services = {
  read: ReadSite;
  queue: PageQueue;
  modules: ModuleLoader;
  prepare: Prepare;
  /** Runs changes of the state one after the other. */
  inTurn: <T>(change: () => Promise<T>) => Promise<T>;
  /** Called with the URL of a page that was sent as a draft, when it can be sent with all its colors. */
  onFinished: (href: string) => void;
};

/** Compiles the pages of a site: requested ones at once, all others when there is nothing else to do. */
export function fillSite(live: Live, services: Services): Filling {
  const { read, queue, prepare, inTurn, onFinished } = services;
  const pace = makePace();
  const sent = new Map<string, string>();
  /** The paths of responses that were sent as drafts. */
  const drafts = new Set<string>();
  let isStopped = false;

  async function need(pathname: string): Promise<void> {
    const found = pageAt(live.state.prepared, pathname);
    if (!found && needsAllTexts(live.state.prepared, pathname)) await done;
    if (!found) return;
    const { baseUrl } = found.prepared.config;
    const routes = shownRoutes(found.page.route, baseUrl, live.state.locales);
    const shown = await Promise.all(routes.map((route) => queue.draftNow(baseUrl, route)));
    const pages = shown.map((one) => one?.page);
    await inTurn(async () => {
      if (!isStopped && !live.isComplete) await showPages(live, pages, baseUrl, services);
    });
    if (!shown.some((one) => one?.isDraft) || drafts.has(pathname)) return;
    drafts.add(pathname);
    // A mistake is found again when the site is completed.
    finish(pathname, baseUrl, routes).catch(() => {});
  }

  /** Compiles what a response showed as drafts, once no request has come for a moment. */
  async function finish(pathname: string, baseUrl: string, routes: string[]): Promise<void> {
    while (await pace.mayGoOn()) {
      const { version } = live;
      const pages = await Promise.all(routes.map((route) => queue.compileNow(baseUrl, route)));
      const isDone = await inTurn(async () => {
        if (isStopped || live.isComplete) return true;
        // A text may have changed in the meantime.
        if (live.version !== version) return false;
        await showPages(live, pages, baseUrl, services);
        outdateDocuments(live);
        sent.set(pathname, bodyAt(live.state, pathname));
        const page = pageAt(live.state.prepared, pathname)?.page;
        if (page) onFinished(page.data.href);
        return true;
      });
      if (isDone) return;
    }
  }

  async function fill(): Promise<string[] | undefined> {
    await queue.compileRest(pace);
    while (!isStopped) {
      const { version } = live;
      const sources = await mapLocales(live.state.locales, async (locale) => locale.sources);
      const whole = await read.whole(pace, sources);
      const changed = await inTurn(async () => {
        if (isStopped || live.version !== version) return undefined;
        return complete(live, withVersion(await prepare(whole), live.version), sent);
      });
      if (changed) return changed;
    }
    return undefined;
  }

  const done = fill();
  return {
    need,
    remember: (pathname, body) => sent.set(pathname, body),
    putOff: pace.putOff,
    stop() {
      isStopped = true;
      pace.stop();
    },
    done,
  };
}

/** Puts pages in place of their outlines or drafts. */
async function showPages(
  live: Live,
  pages: (CompiledPage | undefined)[],
  baseUrl: string,
  { modules, prepare }: Services,
): Promise<void> {
  const { state } = live;
  const locales = await mapLocales(state.locales, async (locale) => {
    if (locale.sources.config.baseUrl !== baseUrl) return locale;
    const known = new Set(locale.compiled.pages);
    const added = pages.flatMap((page) => (page && !known.has(page) ? [page] : []));
    if (added.length === 0) return locale;
    return withPages(locale, new Map(added.map((page) => [page.source.route, page])), {
      modules,
    });
  });
  if (locales.some((locale, index) => locale !== state.locales[index])) {
    const shown = await prepare({ locales, styles: state.styles }, state);
    live.state = withVersion(shown, live.version);
  }
}

/**
 * Completes a site.
 * @param sent the responses so far, by path
 * @returns the URLs of those that have changed
 */
function complete(live: Live, state: LiveState, sent: ReadonlyMap<string, string>): string[] {
  const before = live.state.prepared;
  const changed = [...sent].flatMap(([pathname, body]) => {
    const known = pageAt(before, pathname);
    const now = pageAt(state.prepared, pathname);
    if (!known) return [];
    const isSame =
      now && shownBy(body, before) === shownBy(bodyAt(state, pathname), state.prepared);
    return isSame ? [] : [known.page.data.href];
  });
  live.state = state;
  if (changed.length > 0) outdateDocuments(live);
  live.isComplete = true;
  return changed;
}

/** Makes documents in transit outdated, too: their pages ask for the current version once they have loaded. */
function outdateDocuments(live: Live): void {
  live.version += 1;
  live.state = withVersion(live.state, live.version);
}

/** The pages whose texts a page shows: its own, or for the lists of a blog those of all posts. */
function shownRoutes(route: string, baseUrl: string, locales: Locales<LocaleSite>): string[] {
  const pages = locales.find(({ sources }) => sources.config.baseUrl === baseUrl)?.sources.pages;
  const page = pages?.find((one) => one.route === route);
  if (page?.kind !== 'blog' || page.form !== 'generated') return [route];
  return pages?.filter(({ kind }) => kind === 'blog').map((one) => one.route) ?? [];
}

function bodyAt(state: LiveState, pathname: string): string {
  try {
    return respond(state.prepared, pathname, pageAt(state.prepared, pathname))?.body ?? '';
  } catch {
    // It is reported when the page is requested again.
    return '';
  }
}

/** A document or page data without the hashes of what it shares with other pages. */
function shownBy(body: string, prepared: LiveLocale[]): string {
  const hashed = prepared.flatMap(({ shell, shellFile, pagesFile, sidebarFiles }) => [
    shell.build,
    shellFile.path,
    pagesFile.path,
    ...[...sidebarFiles.values()].map(({ path }) => path),
  ]);
  return hashed.reduce((text, address) => text.replaceAll(address, ''), body);
}

async function mapLocales<From, To>(
  [first, ...others]: Locales<From>,
  change: (locale: From) => Promise<To>,
): Promise<Locales<To>> {
  return [await change(first), ...(await Promise.all(others.map(change)))];
}
