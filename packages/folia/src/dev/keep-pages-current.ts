import type { ViteDevServer } from 'vite';
import { afterPause } from './after-pause.ts';
import type { ChangedBody } from './changed-bodies.ts';
import type { LiveSite } from './live-site.ts';
import { makeProblemReports } from './problem-reports.ts';
import { watchChanges } from './watch-changes.ts';

/** Enough time for a browser to show a change. */
const CHECK_AFTER_MS = 300;

type Socket = ViteDevServer['ws'];

/** Tells pages at these URLs that they show something else now. */
export function announceOutdated(ws: Socket, hrefs: string[]): void {
  ws.send({ type: 'custom', event: 'docs:outdated', data: hrefs });
}

/** Updates the site after changes of its files, and tells open pages about them and about mistakes. */
export function keepPagesCurrent(
  site: LiveSite,
  siteDir: string,
  { watcher, ws }: Pick<ViteDevServer, 'watcher' | 'ws'>,
): void {
  const reports = makeProblemReports(site.check, ws);
  const announce = (bodies?: ChangedBody[]) =>
    ws.send({ type: 'custom', event: 'docs:change', data: bodies });
  // A page reports when it has loaded, since the site may have changed after its document was sent.
  ws.on('docs:ready', (version, page) => {
    if (version !== site.version()) page.send({ type: 'custom', event: 'docs:change' });
    reports.show(page);
  });
  const checkSoon = afterPause(CHECK_AFTER_MS, () => {
    // Only a new document removes the overlay.
    if (reports.checkAgain()) announce();
    else reports.show();
  });
  watchChanges(watcher, siteDir, async (changes) => {
    try {
      const bodies = await site.refresh(changes);
      const hadErrors = reports.hasErrors();
      // A new document shows whether the errors are gone.
      if (hadErrors && !bodies) reports.checkAgain();
      announce(hadErrors ? undefined : bodies);
      // To pages that have just loaded and can take over the change without loading again.
      if (reports.hasErrors()) reports.show();
      // The links of the whole site are checked after the change is visible.
      if (!hadErrors || bodies) checkSoon();
    } catch (error) {
      reports.fail(error);
    }
  });
  site.onCompleted((hrefs) => {
    if (reports.checkAgain()) announce();
    else announceOutdated(ws, hrefs);
    reports.show();
  }, reports.fail);
}
