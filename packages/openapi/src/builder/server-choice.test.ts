import { describe, expect, test } from 'vitest';
import type { Server } from '../model.ts';
import {
  checkServer,
  initialServer,
  isAddressKnown,
  readServer,
  serverAddress,
} from './server-choice.ts';

const quay: Server = {
  url: 'https://{quay}.harbor.example/v2',
  variables: [{ name: 'quay', default: 'north', enum: ['north', 'south'] }],
};
const relative: Server = { url: '/v2', variables: [] };
const own = (address: string) => ({ index: -1, variables: {}, own: address });

describe('the server of a request', () => {
  test('has the values of its variables, or else their defaults', () => {
    expect(serverAddress([quay], initialServer([quay]))).toBe('https://north.harbor.example/v2');
    const chosen = { index: 0, variables: { quay: 'south' }, own: '' };
    expect(serverAddress([quay], chosen)).toBe('https://south.harbor.example/v2');
    expect(serverAddress([quay], { ...chosen, variables: { quay: '' } })).toContain('north');
  });

  test("of the reader's own keeps the path that was typed, or gets the description's", () => {
    expect(serverAddress([quay], own(' https://my.example/proxy/ '))).toBe(
      'https://my.example/proxy',
    );
    expect(serverAddress([quay], own('http://my.example:2283'))).toBe('http://my.example:2283/v2');
    expect(serverAddress([relative], own('https://my.example/'))).toBe('https://my.example/v2');
    expect(serverAddress([], own('https://my.example'))).toBe('https://my.example');
  });

  test('is unknown if the description has only a relative address, or what was typed is not an address', () => {
    expect(initialServer([relative]).index).toBe(-1);
    expect(initialServer([relative, quay]).index).toBe(1);
    expect(isAddressKnown([quay], initialServer([quay]))).toBe(true);
    expect(isAddressKnown([relative], { index: 0, variables: {}, own: '' })).toBe(false);
    expect(isAddressKnown([], own('ftp://my.example'))).toBe(false);
    expect(isAddressKnown([], own('https://my.example'))).toBe(true);
  });

  test('is checked as it is typed', () => {
    expect(checkServer('https://my.example/api')).toBeUndefined();
    expect(checkServer(' ')).toBe('empty');
    expect(checkServer('my.example')).toBe('malformed');
    expect(checkServer('javascript:alert(1)')).toBe('protocol');
    expect(checkServer('https://me:secret@my.example')).toBe('credentials');
  });

  test('is the initial one if something else is stored', () => {
    const initial = initialServer([quay]);
    for (const stored of [undefined, null, 5, 'x', [], { index: 7 }, { index: '0', own: 5 }]) {
      expect(readServer(stored, [quay])).toEqual(initial);
    }
    const kept = { index: -1, variables: { quay: 'south', bad: 5 }, own: 'https://my.example' };
    expect(readServer(kept, [quay])).toEqual({
      index: -1,
      variables: { quay: 'south' },
      own: 'https://my.example',
    });
  });
});
