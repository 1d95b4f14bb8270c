import type { Problem } from 'folia-problems';
import type { ModuleLoader } from '../bundler/module-loader.ts';
import { applyPolicies } from '../check/apply-policies.ts';
import { checkLocales } from '../locale-sites.ts';
import type { Asset } from '../model/asset.ts';
import type { SiteSources } from '../model/site-sources.ts';
import { type DevelopmentResponse, pageAt, respond } from './answer.ts';
import { type ChangedBody, findChangedBodies } from './changed-bodies.ts';
import { failurePage } from './failure-page.ts';
import { type Filling, fillSite, type Live } from './fill-site.ts';
import { developmentScripts, type LiveState, withVersion } from './live-state.ts';
import { respondWithMarkdown } from './markdown-answer.ts';
import { type FileChange, makeStates, type OutlinedSite } from './site-states.ts';

export type LiveSite = {
  /**
   * Updates the site after file changes, or all of it if none are given, reading and compiling as
   * little as possible.
   *
   * @returns the bodies that have changed, if nothing else has
   * @throws SiteError if the site cannot be read at all
   */
  refresh: (changes?: FileChange[]) => Promise<ChangedBody[] | undefined>;
  /**
   * Tells a listener each time all pages have been compiled in the background, with the URLs of pages that were sent
   * before and show something else now, such as the title of another page. Until then, pages are compiled when they are
   * requested. If the engine or a plugin of the site fails, `fail` is called instead.
   */
  onCompleted: (listener: (hrefs: string[]) => void, fail: (error: unknown) => void) => void;
  /** All problems of the site, but no notices about the machine; undefined until all pages are compiled. */
  check: () => Problem[] | undefined;
  /** The response for a path, if the site itself has one. */
  answer: (pathname: string) => Promise<DevelopmentResponse | undefined>;
  /** Puts off work in the background, for a request or a change. */
  putOff: () => void;
  /** A file that a page refers to, by its published path. */
  asset: (path: string) => Asset | undefined;
  config: () => SiteSources['config'];
  /**
   * A number that increases with each change. Documents include it, so that outdated ones can be
   * detected.
   */
  version: () => number;
};

/** How long a request or a change puts off work in the background, in milliseconds. */
const PUT_OFF_MS = 50;

/** More changes than one person makes at once, such as a checkout of another branch. */
const MANY_CHANGES = 50;

/** The first request takes longer to arrive: the browser has to be opened. */
const FIRST_PUT_OFF_MS = 500;

/** Opens a site in memory for development, as soon as it can answer requests: its pages are compiled afterwards. */
export async function openLiveSite(options: {
  siteDir: string;
  baseUrl: string | undefined;
  /** Where the site is served because its config said so; see `ReadOptions`. */
  servedBaseUrl?: string;
  modules: ModuleLoader;
  cache?: boolean;
  /**
   * Called with the URL of each page that was sent without colors for its code, so as not to wait for a grammar, when it can
   * be sent with them.
   */
  onFinished?: (href: string) => void;
}): Promise<LiveSite> {
  const states = makeStates(options);
  const inTurn = makeTurns();
  const completion = makeCompletion();

  function fill({ read, queue }: OutlinedSite): Filling {
    const { prepare } = states;
    const { modules, onFinished = () => {} } = options;
    const begun = fillSite(live, { read, queue, prepare, modules, inTurn, onFinished });
    begun.putOff(FIRST_PUT_OFF_MS);
    begun.done.then(
      (hrefs) => hrefs && completion.resolve(hrefs),
      // A file may have been deleted while it was read: then the site is being read again.
      (error) => begun === filling && completion.reject(error),
    );
    return begun;
  }

  const first = await states.outline();
  const live: Live = { state: withVersion(first.state, 1), version: 1, isComplete: false };
  let filling = fill(first);
  let isCurrent = true;

  /** Reads the whole site, and compiles all of it if all was compiled before, or else only what is requested. */
  async function readAgain(changes: FileChange[]): Promise<LiveState> {
    if (live.isComplete && changes.length <= MANY_CHANGES) return states.whole();
    filling.stop();
    const outlined = await states.outline();
    live.isComplete = false;
    filling = fill(outlined);
    return outlined.state;
  }

  async function refresh(changes: FileChange[]): Promise<ChangedBody[] | undefined> {
    const before = live.state;
    const isSmall = changes.length > 0 && changes.length <= MANY_CHANGES;
    const changed = isSmall && isCurrent ? await states.withTexts(before, changes) : undefined;
    // Remains false if reading fails: the state of the site is unknown until it has been read
    // completely.
    isCurrent = false;
    const after = changed ?? (await readAgain(changes));
    isCurrent = true;
    live.version += 1;
    live.state = withVersion(after, live.version);
    return changed && findChangedBodies(before.locales, changed.locales, changed.styles);
  }

  return {
    refresh(changes = []) {
      filling.putOff(PUT_OFF_MS);
      return inTurn(() => refresh(changes));
    },
    onCompleted: completion.listen,
    check: () => (live.isComplete ? listProblems(live.state) : undefined),
    async answer(pathname) {
      try {
        if (!live.isComplete) await filling.need(pathname);
        const { prepared } = live.state;
        const found = pageAt(prepared, pathname);
        const markdown = await respondWithMarkdown(prepared, pathname, found);
        if (markdown) return markdown;
        const answer = respond(prepared, pathname, found);
        if (!live.isComplete) filling.remember(pathname, answer?.body ?? '');
        return answer;
      } catch (error) {
        if (!live.isComplete) filling.remember(pathname, '');
        return failure(error, live);
      }
    },
    putOff: () => filling.putOff(PUT_OFF_MS),
    asset: (path) => live.state.locales[0].compiled.assets().find(({ output }) => output === path),
    config: () => live.state.locales[0].sources.config,
    version: () => live.version,
  };
}

/** Lists the problems of a site with the severities that its config sets, apart from notices about the machine. */
function listProblems({ locales, styles }: LiveState): Problem[] {
  const found = checkLocales(locales).filter(({ isNotice }) => !isNotice);
  return applyPolicies([...found, ...styles.problems], locales[0].sources.config);
}

/** Tells listeners each time something has ended. */
function makeCompletion() {
  const listeners: Parameters<LiveSite['onCompleted']>[] = [];
  return {
    listen: (...listener: Parameters<LiveSite['onCompleted']>) => void listeners.push(listener),
    resolve(hrefs: string[]) {
      for (const [done] of listeners) done(hrefs);
    },
    reject(error: unknown) {
      for (const [, fail] of listeners) fail(error);
    },
  };
}

/** Returns a function that runs changes one after the other. */
function makeTurns(): <T>(change: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (change) => {
    const result = last.then(change);
    last = result.catch(() => {});
    return result;
  };
}

/** The page in place of one that cannot be rendered. */
function failure(error: unknown, { state, version }: Live): DevelopmentResponse {
  console.error(error instanceof Error ? error.message : error);
  const { siteBaseUrl } = state.locales[0].sources.config;
  const body = failurePage(error, developmentScripts(siteBaseUrl, version));
  return { status: 500, type: 'text/html; charset=utf-8', body };
}
