import { describe, expect, test } from 'vitest';
import { headingBehindEarlyTable } from './early-table.ts';

const TABLE = '<table><tbody><tr><td>Rose</td></tr></tbody></table>';

describe('what the first paint waits for', () => {
  test('is the heading behind a table on the first screen', () => {
    const html = `<h2 id="kinds">Kinds</h2>${TABLE}<p>Text.</p><h3 id="care">Care</h3><h2 id="end">End</h2>`;
    expect(headingBehindEarlyTable(html)).toBe('care');
  });

  test('is the last of several tables there', () => {
    const html = `${TABLE}<h2 id="one">One</h2>${TABLE}<h2 id="two">Two</h2>`;
    expect(headingBehindEarlyTable(html)).toBe('two');
  });

  test('is nothing where the table stands further down, or no heading follows', () => {
    const text = `<p>${'Long. '.repeat(1000)}</p>`;
    expect(headingBehindEarlyTable(`${text}${TABLE}<h2 id="end">End</h2>`)).toBeUndefined();
    expect(headingBehindEarlyTable(TABLE)).toBeUndefined();
  });
});
