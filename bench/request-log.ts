import type { Page, Request } from '@playwright/test';

/** A finished request: bytes are those on the wire, head and body. */
export type LoggedRequest = { path: string; kind: string; bytes: number };

export type RequestLog = {
  /** The finished requests so far, the site's icon left out: browsers ask for it when they please. */
  requests: () => Promise<LoggedRequest[]>;
  /** Waits until nothing has been under way for so long. */
  untilQuiet: (milliseconds: number) => Promise<void>;
};

const POLL_INTERVAL_MS = 50;

/** Keeps account of all that a page asks for. */
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
