/**
 * Tells the style sheet how high the bar is, as `--header-height`, where its items need more than one row: sticky columns
 * and targets of links keep clear of it.
 */
export function measureBar(bar: HTMLElement): void {
  new ResizeObserver(() => {
    const { height } = bar.getBoundingClientRect();
    const { style } = document.documentElement;
    const isOneRow = height <= Number.parseFloat(getComputedStyle(bar).minBlockSize) + 1;
    if (isOneRow) style.removeProperty('--header-height');
    else style.setProperty('--header-height', `${height}px`);
  }).observe(bar);
}
