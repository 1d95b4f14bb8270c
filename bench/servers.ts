/**
 * Puts a load on each server for a bounded time, over the loopback interface.
 *
 *   npm run bench:servers -- --out DIR --deploy DIR [--seconds N] [--connections N]
 *
 * Fails if a request fails, or if a server keeps more memory the longer it runs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  freePort,
  hasServer,
  isListening,
  type RunningServer,
  SERVER_NAMES,
  type ServerName,
  startRealServer,
} from '../e2e/servers/start-server.ts';

/** Growth of resident memory from the middle to the end that counts as a leak, in bytes; Node collects garbage late. */
const MAX_GROWTH = 50_000_000;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    deploy: { type: 'string', default: 'deploy' },
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '50' },
  },
});
const outDir = resolve(values.out);
const seconds = Number(values.seconds);
const connections = Number(values.connections);
if (!existsSync(join(outDir, 'sitemap.xml'))) {
  console.error(`No build found in ${outDir}. Run: npm run build -- --target caddy --target nginx`);
  process.exit(1);
}
const paths = listPages();
console.log(`${paths.length} pages, ${connections} connections, ${seconds} s each\n`);
console.log('server       requests/s    p50 ms    p95 ms    p99 ms  errors   MB start/middle/end');
for (const name of SERVER_NAMES) {
  if (!hasServer(name)) console.log(`${name} is not installed.`);
  else await measure(name);
}

async function measure(name: ServerName): Promise<void> {
  const server =
    name === 'folia serve'
      ? await startServe()
      : await startRealServer(name, { outDir, deployDir: resolve(values.deploy) });
  try {
    // What a server loads on first use is not part of the comparison.
    await load(server.port, 2);
    const memory = [residentMemory(server.pid)];
    const first = await load(server.port, seconds / 2);
    memory.push(residentMemory(server.pid));
    const second = await load(server.port, seconds / 2);
    memory.push(residentMemory(server.pid));
    const times = [...first.times, ...second.times].sort((a, b) => a - b);
    const errors = first.errors + second.errors;
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    const [, middle = 0, end = 0] = memory;
    console.log(
      [
        name.padEnd(12),
        (times.length / seconds).toFixed(0).padStart(11),
        ...[at(0.5), at(0.95), at(0.99)].map((time) => time.padStart(9)),
        String(errors).padStart(7),
        `  ${memory.map((bytes) => (bytes / 1e6).toFixed(0)).join(' / ')}`,
      ].join(' '),
    );
    if (errors > 0 || end - middle > MAX_GROWTH) process.exitCode = 1;
  } finally {
    server.stop();
  }
}

/** Requests pages in turn on all connections. Times are in milliseconds, from the request to the end of the body. */
async function load(port: number, duration: number): Promise<{ times: number[]; errors: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result = { times: [] as number[], errors: 0 };
  const end = performance.now() + duration * 1000;
  let next = 0;
  const work = async () => {
    while (performance.now() < end) {
      const path = paths[next++ % paths.length] ?? '/';
      const started = performance.now();
      if (await isAnswered(port, path, agent)) result.times.push(performance.now() - started);
      else result.errors += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return result;
}

function isAnswered(port: number, path: string, agent: Agent): Promise<boolean> {
  return new Promise((done) => {
    const headers = { 'accept-encoding': 'br, gzip' };
    get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.on('end', () => done(response.statusCode === 200));
      response.on('error', () => done(false));
      response.resume();
    }).on('error', () => done(false));
  });
}

/** The addresses of all pages, without the origin. */
function listPages(): string[] {
  const sitemap = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Resident memory of a process and its children in bytes, as Linux reports it. */
function residentMemory(pid: number | undefined): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const field = (id: string, name: string) => {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    } catch {
      return 0;
    }
  };
  const own = ids.filter((id) => Number(id) === pid || field(id, 'PPid') === pid);
  return own.reduce((sum, id) => sum + field(id, 'VmRSS') * 1024, 0);
}

async function startServe(): Promise<RunningServer> {
  const port = await freePort();
  const args = ['packages/folia/src/cli.ts', 'serve', '--out', outDir, '--port', String(port)];
  const child: ChildProcess = spawn(process.execPath, [...args, '--host', '127.0.0.1'], {
    stdio: 'ignore',
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error('folia serve did not start.');
    await wait(50);
  }
  return { port, pid: child.pid, stop: () => child.kill() };
}
