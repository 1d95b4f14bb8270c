import type { Page } from '@playwright/test';
import type { Point } from '../going-live.ts';
import type { Subject } from './visit.ts';

/**
 * The center of the link to a page in the sidebar or the menu, found without moving the pointer.
 *
 * @throws if there is no such link in view
 */
export async function findListedLink(
  page: Page,
  { peer }: Subject,
  list: 'sidebar' | 'menu',
  path: string,
): Promise<Point> {
  const point = await page.evaluate(findLink, {
    list: peer.selectors[list],
    address: peer.address(path),
  });
  if (!point) throw new Error(`The ${list} of ${peer.title} shows no link to ${path}.`);
  return point;
}

/** Runs in the page. */
function findLink({ list, address }: { list: string; address: string }): Point | undefined {
  const plain = (path: string) => path.replace(/(?:\.html|\/)$/, '');
  const links = document.querySelectorAll<HTMLAnchorElement>(`:is(${list}) a[href]`);
  for (const link of links) {
    const { x, y, width, height } = link.getBoundingClientRect();
    const isShown = link.checkVisibility() && y >= 0 && y + height <= innerHeight;
    if (isShown && plain(link.pathname) === plain(address)) {
      return { x: x + width / 2, y: y + height / 2 };
    }
  }
  return undefined;
}
