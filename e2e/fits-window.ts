import { expect, type Page } from '@playwright/test';

/**
 * Fails if a page scrolls horizontally, if something is cut off at its sides, or if items of the
 * bar overlap.
 */
export async function expectToFit(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(findMisfits), what).toEqual([]);
}

/** Lists what sticks out, is cut off or overlaps. Runs in the page. */
function findMisfits(): string[] {
  const { clientWidth: width } = document.documentElement;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;

  function isCutOff(element: Element): boolean {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > width + 1) && isShown(element) && !isClipped(element);
  }

  /** Whether it is in a scroll container or intentionally hidden. */
  function isClipped(element: Element): boolean {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(outer);
      if (outer !== element && overflowX !== 'visible' && outer !== document.body) return true;
      // A closed side menu is outside the viewport.
      if (clipPath !== 'none' || outer.matches('[popover]:not(:popover-open)')) return true;
    }
    return false;
  }

  function overlap(one: Element, other: Element): boolean {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const isBeside = a.right <= b.left + 1 || b.right <= a.left + 1;
    return !isBeside && a.bottom > b.top + 1 && b.bottom > a.top + 1;
  }

  const inBar = [
    ...document.querySelectorAll('.navbar > :not(nav), .navbar-items > ul > li'),
  ].filter(isShown);
  const scroller = document.scrollingElement;
  const name = (element: Element) =>
    `${element.tagName}.${element.className} ${element.textContent.slice(0, 20)}`;
  return [
    ...(scroller && scroller.scrollWidth > scroller.clientWidth
      ? [`The page is ${scroller.scrollWidth} px wide.`]
      : []),
    ...[...document.body.querySelectorAll('*')]
      .filter(isCutOff)
      .map((element) => `${name(element)} is cut off.`),
    ...inBar.flatMap((one, index) =>
      inBar
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${name(one)} overlaps ${name(other)}.`),
    ),
  ];
}
