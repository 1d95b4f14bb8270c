import { describe, expect, test } from 'vitest';
import { frameTables } from './frame-tables.ts';

const frame = (table: string) => `<div class="table-frame" tabindex="0">${table}</div>`;

describe('frameTables: tables in rendered MDX', () => {
  test('a table gets a frame, with all tables in it', () => {
    const table = '<table class="knots"><tr><td><table><tr></tr></table></td></tr></table>';
    expect(frameTables(`<p>a</p>${table}<p>b</p>${table}`)).toBe(
      `<p>a</p>${frame(table)}<p>b</p>${frame(table)}`,
    );
  });

  test('a table in a frame gets no other', () => {
    const framed = frame('<table><tr></tr></table>');
    expect(frameTables(`${framed}<table></table>`)).toBe(`${framed}${frame('<table></table>')}`);
  });

  test('the markup of islands stays as rendered', () => {
    const island = '<docs-island data-id="a"><table><tr></tr></table></docs-island>';
    expect(frameTables(`${island}<table></table>`)).toBe(`${island}${frame('<table></table>')}`);
  });

  test('the content that an island places is part of the page', () => {
    const table = '<table><tr></tr></table>';
    const island = (content: string) =>
      `<docs-island>${table}<docs-content>${content}</docs-content>${table}</docs-island>`;
    expect(frameTables(island(table))).toBe(island(frame(table)));
  });
});
