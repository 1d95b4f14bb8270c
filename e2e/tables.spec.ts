import { expect, test } from '@playwright/test';
import { address } from './sites.ts';

test('a table that scrolls has a line between all rows, at any fraction of a pixel', async ({
  page,
}) => {
  await page.goto(address('garden', '/docs/plants/roses'));
  const frame = page.locator('.table-frame');
  await frame.evaluate((element) => {
    const [table] = element.querySelectorAll('table');
    if (!table) return;
    table.style.inlineSize = '1400px';
    for (const cell of table.querySelectorAll('td')) cell.style.paddingBlockEnd = '8.6px';
  });
  const rows = await frame.locator('tbody tr').count();
  expect(rows).toBeGreaterThan(1);
  for (const offset of [0, 0.2, 0.4, 0.6, 0.8]) {
    await frame.evaluate((element, top) => {
      element.style.marginBlockStart = `${40 + top}px`;
      element.scrollIntoView({ block: 'center' });
    }, offset);
    const { x, y, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    // In the padding of the first cells, which stay in view.
    const clip = { x: x + 6, y: y + 2, width: 1, height: height - 4 };
    const strip = await page.screenshot({ clip });
    expect(await page.evaluate(countLines, strip.toString('base64')), `${offset}`).toBe(rows);
  }
});

test('a link in a table that is scrolled is not covered by the first column when it gets the focus', async ({
  page,
}) => {
  await page.goto(address('garden', '/docs/plants/roses'));
  const covered = await page.locator('.table-frame').evaluate((frame) => {
    const [table] = frame.querySelectorAll('table');
    const cells = table?.tBodies[0]?.rows[0]?.cells;
    if (!table || !cells?.[0] || !cells[1]) throw new Error('The page has no table.');
    table.style.inlineSize = '1400px';
    const link = Object.assign(document.createElement('a'), { href: '#', textContent: 'Wall' });
    cells[1].prepend(link);
    frame.scrollLeft = frame.scrollWidth;
    const measure = () =>
      link.getBoundingClientRect().left - (cells[0]?.getBoundingClientRect().right ?? 0);
    const before = measure();
    link.focus();
    return { before, after: measure() };
  });
  expect(covered.before).toBeLessThan(0);
  expect(covered.after).toBeGreaterThan(0);
});

/** The lines in a picture that is one pixel wide and light in between. */
async function countLines(data: string): Promise<number> {
  const picture = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
  await picture.decode();
  const context = new OffscreenCanvas(1, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const bytes = context?.getImageData(0, 0, 1, picture.height).data ?? [];
  const isLine = Array.from({ length: picture.height }, (_, row) => (bytes[row * 4] ?? 255) < 235);
  return isLine.filter((dark, row) => dark && !isLine[row - 1]).length;
}
