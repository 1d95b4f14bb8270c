export type Paints = { firstPaint: number; largestPaint: number; shift: number };

/** The paints of a page in milliseconds, and the sum of its layout shifts. Runs in the page. */
export async function readPaints(): Promise<Paints> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // An observer is never called if there are no entries.
      setTimeout(() => resolve([]), 300);
    });
  const [paints, largest, shifts] = await Promise.all([
    entriesOf('paint'),
    entriesOf('largest-contentful-paint'),
    entriesOf('layout-shift'),
  ]);
  const sizes = shifts.map((entry) =>
    'value' in entry && typeof entry.value === 'number' ? entry.value : 0,
  );
  return {
    firstPaint:
      paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    largestPaint: largest.at(-1)?.startTime ?? Number.NaN,
    shift: sizes.reduce((total, size) => total + size, 0),
  };
}
