/**
 * Encodes rows of whole numbers as text that needs no escaping in JSON: five bits per character,
 * low bits first, with a sixth continuation bit, as in source maps
 * (https://tc39.es/ecma426/#sec-base64-vlq) but without signs.
 */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MORE = 32;
const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));

/** Encodes whole numbers from 0 up to 2³² − 1. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (let rest of numbers) {
    for (; rest >= MORE; rest >>>= 5) text += DIGITS[(rest % MORE) + MORE];
    text += DIGITS[rest];
  }
  return text;
}

/** Decodes the result of `encodeNumbers`. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES.get(text.charCodeAt(at)) ?? 0;
    number += (value % MORE) * 2 ** shift;
    shift += 5;
    if (value >= MORE) continue;
    numbers.push(number);
    number = 0;
    shift = 0;
  }
  return numbers;
}

/** Delta encoding for numbers in ascending order, whose differences are small. */
export function encodeAscending(numbers: Iterable<number>): string {
  const distances: number[] = [];
  let last = 0;
  for (const number of numbers) {
    distances.push(number - last);
    last = number;
  }
  return encodeNumbers(distances);
}

/** Decodes the result of `encodeAscending`. */
export function decodeAscending(text: string): number[] {
  let last = 0;
  return decodeNumbers(text).map((distance) => {
    last += distance;
    return last;
  });
}
