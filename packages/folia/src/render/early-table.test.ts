import { describe, expect, test } from 'vitest';
import { findHeadingAfterTable } from './early-table.ts';

const TABLE = '<table><tbody><tr><td>Rose</td></tr></tbody></table>';

describe('findHeadingAfterTable', () => {
  test('finds the heading after a table on the first screen', () => {
    const html = `<h2 id="kinds">Kinds</h2>${TABLE}<p>Text.</p><h3 id="care">Care</h3><h2 id="end">End</h2>`;
    expect(findHeadingAfterTable(html)).toBe('care');
  });

  test('uses the last of several tables there', () => {
    const html = `${TABLE}<h2 id="one">One</h2>${TABLE}<h2 id="two">Two</h2>`;
    expect(findHeadingAfterTable(html)).toBe('two');
  });

  test('returns undefined if the table is further down, or no heading follows', () => {
    const text = `<p>${'Long. '.repeat(1000)}</p>`;
    expect(findHeadingAfterTable(`${text}${TABLE}<h2 id="end">End</h2>`)).toBeUndefined();
    expect(findHeadingAfterTable(TABLE)).toBeUndefined();
  });
});
