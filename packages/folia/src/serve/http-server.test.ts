import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { isLoopback, listen } from './http-server.ts';

test.each([undefined, 'localhost', 'docs.localhost', '127.0.0.1', '127.0.1.1', '::1'])(
  'only this machine reaches %s',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each(['0.0.0.0', '::', '192.168.1.4', 'studio', 'localhost.example', '127.0.0.1.example'])(
  'other machines reach %s',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

test('a used port, and a host of another machine, are reported with what to do', async () => {
  const first = createServer();
  const port = await listen(first, 0, '127.0.0.1');
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is already in use.`,
  );
  first.close();
  await expect(listen(createServer(), 0, '192.0.2.1')).rejects.toThrow(
    '--host: "192.0.2.1" is not a name or address of this machine.',
  );
});
