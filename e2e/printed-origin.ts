import type { ChildProcess } from 'node:child_process';

/** Waits until a server prints its address. @returns the origin of the address @throws if the server ends before it does */
export function printedOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      const [origin] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? [];
      if (origin) resolve(origin);
    });
    server.on('close', (code) => {
      reject(new Error(`"${server.spawnargs.join(' ')}" ended: ${code}.`));
    });
  });
}
