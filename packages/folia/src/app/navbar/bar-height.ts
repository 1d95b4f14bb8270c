/**
 * Sets `--header-height` to the height of the bar if its items need more than one row, so that
 * sticky columns and link targets are not covered.
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
