import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSlowLine } from './slow-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** An answer that notes each packet with its name, its length and the time in milliseconds. */
function answer(name: string, packets: [string, number, number][], destroyed = false) {
  const note = (bytes: Buffer) => {
    packets.push([name, bytes.length, Math.round(performance.now())]);
  };
  return { destroyed, write: note, end: note };
}

/** Sends two answers over a line of 150 ms and 1,400 bytes per 10 ms. */
function sendTwo(isFirstStopped: boolean) {
  const packets: [string, number, number][] = [];
  const begin = performance.now();
  const send = makeSlowLine({ latency: 150, downloadThroughput: 140_000 });
  send(Buffer.alloc(2800), () => answer('page', packets, isFirstStopped));
  send(Buffer.alloc(2100), () => answer('style', packets));
  vi.runAllTimers();
  return packets.map(([name, length, time]) => [name, length, time - Math.round(begin)]);
}

test('answers begin after the latency, and their packets are interleaved', () => {
  expect(sendTwo(false)).toEqual([
    ['page', 1400, 160],
    ['style', 1400, 170],
    ['page', 1400, 180],
    ['style', 700, 185],
  ]);
});

test('an answer that the browser has stopped leaves the line to the others', () => {
  expect(sendTwo(true)).toEqual([
    ['style', 1400, 170],
    ['style', 700, 175],
  ]);
});
