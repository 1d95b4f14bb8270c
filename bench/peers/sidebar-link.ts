import type { Page } from '@playwright/test';
import type { Point } from '../going-live.ts';
import type { Subject } from './visit.ts';

/**
 * The center of the link to a page in the sidebar, found without moving the pointer.
 *
 * @throws if the sidebar has no such link in view
 */
export async function findSidebarLink(page: Page, subject: Subject, path: string): Promise<Point> {
  const { peer } = subject;
  const point = await page.evaluate(findLink, {
    sidebar: peer.selectors.sidebar,
    address: peer.address(path),
  });
  if (!point) throw new Error(`The sidebar of ${peer.title} shows no link to ${path}.`);
  return point;
}

/** Runs in the page. */
function findLink({ sidebar, address }: { sidebar: string; address: string }): Point | undefined {
  const plain = (path: string) => path.replace(/(?:\.html|\/)$/, '');
  const links = document.querySelectorAll<HTMLAnchorElement>(`:is(${sidebar}) a[href]`);
  for (const link of links) {
    const { x, y, width, height } = link.getBoundingClientRect();
    const isShown = link.checkVisibility() && y >= 0 && y + height <= innerHeight;
    if (isShown && plain(link.pathname) === plain(address)) {
      return { x: x + width / 2, y: y + height / 2 };
    }
  }
  return undefined;
}
