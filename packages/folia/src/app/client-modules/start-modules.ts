/** Runs the client modules of a site, and tells them about each page that the reader opens without loading its document. */
import type { PageLocation } from '../../contract/client-module.ts';
import { afterFrame } from '../after-frame.ts';
import modules from './registered-modules.ts';

/** The page that the modules were last told about, and the one shown since. */
let shown: PageLocation | null = null;
let next: PageLocation | undefined;
const cleanUps: (() => void)[] = [];

begin(location.href);
next = readLocation(location.href);
finish();
if (window.navigation) {
  navigation.addEventListener('navigate', (event) => {
    if (event.canIntercept && event.downloadRequest === null) begin(event.destination.url);
  });
  navigation.addEventListener('navigatesuccess', () => {
    const reached = readLocation(location.href);
    next = reached;
    // Title and metadata follow the page after a frame. If another page is shown by then, its own follow later.
    afterFrame(() => {
      if (next === reached) finish();
    });
  });
  navigation.addEventListener('navigateerror', cleanUp);
} else {
  addEventListener('hashchange', () => {
    next = readLocation(location.href);
    finish();
  });
}

/** @param url of the page that is about to be opened */
function begin(url: string): void {
  // A reader may go on before the frame.
  finish();
  cleanUp();
  const update = { location: readLocation(url), previousLocation: shown };
  for (const { onRouteUpdate } of modules) {
    attempt(() => {
      const done = onRouteUpdate?.(update);
      if (done) cleanUps.push(done);
    });
  }
}

/** Tells the modules that a page is there, unless they know, or only its entry in the history has changed. */
function finish(): void {
  if (!next) return;
  cleanUp();
  const update = { location: next, previousLocation: shown };
  next = undefined;
  if (shown && isSame(update.location, shown)) return;
  shown = update.location;
  for (const { onRouteDidUpdate } of modules) attempt(() => onRouteDidUpdate?.(update));
}

function cleanUp(): void {
  for (const done of cleanUps.splice(0)) attempt(done);
}

/** Calls code of the site, whose errors are reported as uncaught ones, so that the other modules still run. */
function attempt(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}

function readLocation(url: string): PageLocation {
  const { pathname, search, hash } = new URL(url);
  return { pathname, search, hash };
}

function isSame(one: PageLocation, other: PageLocation): boolean {
  return one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
}
