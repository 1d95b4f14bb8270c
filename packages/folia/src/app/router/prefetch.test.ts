import { afterEach, describe, expect, test, vi } from 'vitest';
import { savesData } from './prefetch.ts';

afterEach(() => vi.unstubAllGlobals());

describe('savesData: when prefetching is disabled', () => {
  test.each([
    ['2g', { effectiveType: '2g' }, true],
    ['slow 2g', { effectiveType: 'slow-2g' }, true],
    ['3g', { effectiveType: '3g' }, false],
    ['4g with data saver', { effectiveType: '4g', saveData: true }, true],
    ['4g', { effectiveType: '4g', saveData: false }, false],
    ['a browser without this information', undefined, false],
  ])('%s', (_, connection, expected) => {
    vi.stubGlobal('navigator', { connection });
    expect(savesData()).toBe(expected);
  });
});
