import { expect, test } from 'vitest';
import { parseInstant, readInstant } from './instant.ts';

test.each([
  ['2024-05-06', '2024-05-06T00:00:00.000Z'],
  ['2024/5/6', '2024-05-06T00:00:00.000Z'],
  ['2022-01-15 09:30', '2022-01-15T09:30:00.000Z'],
  ['2022-01-15  9:30 +0545', '2022-01-15T03:45:00.000Z'],
  ['2022-01-15T09:30:15+02:00', '2022-01-15T07:30:15.000Z'],
  ['2022-01-15T09:30:15.123z', '2022-01-15T09:30:15.000Z'],
])('%s is an instant in UTC', (written, instant) => {
  expect(parseInstant(written)).toBe(instant);
});

test.each(['2023-02-30', '2023-13-01', 'yesterday', '2023', '2023-01-01 25:00'])(
  '%s is none',
  (written) => {
    expect(parseInstant(written)).toBeUndefined();
  },
);

test.each([
  ['May 6, 2024', '2024-05-06T00:00:00.000Z'],
  ['6 May 2024 01:00', '2024-05-06T01:00:00.000Z'],
  ['May 6, 2024 01:00 GMT+2', '2024-05-05T23:00:00.000Z'],
  ['May 6, 2024 01:00-0500', '2024-05-06T06:00:00.000Z'],
  ['May 6, 2024 01:00:30 +05:30', '2024-05-05T19:30:30.000Z'],
  ['May 6, 2024 01:00 EST', '2024-05-06T06:00:00.000Z'],
  ['05-06-2024', '2024-05-06T00:00:00.000Z'],
  ['6-May-2024 01:00', '2024-05-06T01:00:00.000Z'],
  ['2024-05-06', '2024-05-06T00:00:00.000Z'],
  ['2023-02-30', undefined],
  ['in spring', undefined],
])(
  '%s in any form is an instant that does not depend on the time zone of the machine',
  (written, instant) => {
    const { TZ } = process.env;
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
      process.env.TZ = zone;
      expect(readInstant(written)).toBe(instant);
    }
    process.env.TZ = TZ ?? '';
    if (TZ === undefined) delete process.env.TZ;
  },
);
