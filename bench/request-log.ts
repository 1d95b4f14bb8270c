import type { Page, Request } from '@playwright/test';

/** A finished request, with its size on the wire, including headers. */
export type LoggedRequest = { path: string; kind: string; bytes: number };

export type RequestLog = {
  /**
   * The finished requests so far, except for the site's icon, which browsers request at any time.
   */
  requests: () => Promise<LoggedRequest[]>;
  /** Waits until there have been no pending requests for this time. */
  untilQuiet: (milliseconds: number) => Promise<void>;
};

const POLL_INTERVAL_MS = 50;

/** Records all requests of a page. */
export function logRequests(page: Page): RequestLog {
  const finished: Request[] = [];
  const underWay = new Set<Request>();
  let lastChange = performance.now();

  page.on('request', (request) => {
    underWay.add(request);
    lastChange = performance.now();
  });
  const onEnd = (request: Request) => {
    underWay.delete(request);
    lastChange = performance.now();
  };
  page.on('requestfailed', onEnd);
  page.on('requestfinished', (request) => {
    finished.push(request);
    onEnd(request);
  });

  return {
    async requests() {
      const icons = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].map(
          ({ href }) => href,
        ),
      );
      return Promise.all(finished.filter((request) => !icons.includes(request.url())).map(logged));
    },
    async untilQuiet(milliseconds) {
      while (underWay.size > 0 || performance.now() - lastChange < milliseconds) {
        await page.waitForTimeout(POLL_INTERVAL_MS);
      }
    },
  };
}

async function logged(request: Request): Promise<LoggedRequest> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return {
    path: new URL(request.url()).pathname,
    kind: request.resourceType(),
    bytes: responseHeadersSize + responseBodySize,
  };
}
