import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from './serve.ts';

const outDir = mkdtempSync(join(tmpdir(), 'served-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(outDir, 'ar/docs'), { recursive: true });
  writeFileSync(join(outDir, 'index.html'), 'home');
  writeFileSync(join(outDir, '404.html'), 'not found');
  writeFileSync(join(outDir, 'ar/404.html'), 'غير موجودة');
  server = await serveSite({ outDir, baseUrl: '/quay/', port: 0 });
});

afterAll(() => {
  server.close();
  rmSync(outDir, { recursive: true });
});

async function get(path: string): Promise<[number, string]> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const response = await fetch(`http://localhost:${port}${path}`);
  return [response.status, await response.text()];
}

test.each([
  ['/quay/', 200, 'home'],
  ['/quay/nowhere', 404, 'not found'],
  ['/quay/docs/nowhere?a=b/c', 404, 'not found'],
  ['/quay/ar/nowhere', 404, 'غير موجودة'],
  ['/quay/ar/docs/nowhere/', 404, 'غير موجودة'],
  ['/elsewhere', 404, 'not found'],
  ['//', 404, 'not found'],
])(
  '%s is answered with the not-found page of its locale, or a page (R2.1)',
  async (path, status, text) => {
    expect(await get(path)).toEqual([status, text]);
  },
);
