import { expect, test } from 'vitest';
import { pictureBudget, planFormats } from './picture-formats.ts';

const photo = Buffer.alloc(50_000, 'photo');

test('a picture is planned in several widths, none of them wider than the original', () => {
  const widthsOf = (width: number) => planFormats(photo, { width, height: 300 })?.widths;
  expect(widthsOf(300)).toEqual([300]);
  expect(widthsOf(800)).toEqual([480, 800]);
  expect(widthsOf(5000)).toEqual([480, 750, 1100, 1500, 2200]);
});

test('a plan counts the pixels of all widths', () => {
  const { megapixels } = planFormats(photo, { width: 800, height: 400 }) ?? {};
  expect(megapixels).toBeCloseTo((800 * 400 + 480 * 240) / 1e6);
});

test('a plan is the same for the same picture, and another for another', () => {
  const size = { width: 800, height: 400 };
  const key = planFormats(photo, size)?.key;
  expect(planFormats(Buffer.from(photo), size)?.key).toBe(key);
  expect(planFormats(Buffer.alloc(50_000, 'other'), size)?.key).not.toBe(key);
});

test('a small file is not converted', () => {
  expect(planFormats(Buffer.alloc(9_000), { width: 800, height: 400 })).toBeUndefined();
});

test('the budget of a site grows with its pages, unless its config sets it', () => {
  expect(pictureBudget(true, 1000)).toBeGreaterThan(2 * pictureBudget(true, 10));
  expect(pictureBudget({ megapixels: 7 }, 1000)).toBe(7);
  expect(pictureBudget(false, 1000)).toBe(0);
});
