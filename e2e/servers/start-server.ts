/** Starts real servers with the configuration that a build wrote, each on a free port of the loopback interface. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, serveSite } from 'folia/serve';
import { deployFolder, outputFolder, SITES, type SiteName } from '../sites.ts';

export const SERVER_NAMES = ['caddy', 'nginx', 'folia serve'] as const;
export type ServerName = (typeof SERVER_NAMES)[number];

/** @property pid undefined if the server runs in this process */
export type RunningServer = { port: number; pid?: number; stop: () => void };

/** A built site, and the configuration of servers for it. */
export type Deployment = { outDir: string; deployDir: string };

/** Whether this machine has a loopback address of IPv6. */
export const HAS_IPV6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

/** Where Debian has programs that only administrators need, too. */
const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;

/** Whether a server is on this machine; the engine's own always is. */
export function hasServer(name: ServerName): boolean {
  if (name === 'folia serve') return true;
  try {
    execFileSync(name, [name === 'caddy' ? 'version' : '-v'], {
      env: { ...process.env, PATH },
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** Whether nginx has all modules that its configuration for a test site needs: Brotli's is installed separately. */
export function hasModules(site: SiteName): boolean {
  const config = readFileSync(join(deployFolder(site), 'nginx/site.conf'), 'utf8');
  if (!config.includes('brotli_static')) return true;
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const path = join(folder, 'nginx.conf');
  writeFileSync(
    path,
    `include /etc/nginx/modules-enabled/*.conf;
pid ${join(folder, 'nginx.pid')};
events {}
http { access_log off; brotli_static on; }
`,
  );
  try {
    execFileSync('nginx', ['-t', '-c', path], { env: { ...process.env, PATH }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a server for a test site. @throws Error with the output of a server that does not start */
export function startServer(name: ServerName, site: SiteName): Promise<RunningServer> {
  const outDir = outputFolder(site);
  const { baseUrl } = SITES[site];
  if (name === 'folia serve') return startPreview(outDir, baseUrl);
  return startRealServer(name, { outDir, deployDir: deployFolder(site) });
}

/** Starts Caddy or nginx. @throws Error with the output of a server that does not start */
export async function startRealServer(
  name: Exclude<ServerName, 'folia serve'>,
  { outDir, deployDir }: Deployment,
): Promise<RunningServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  cpSync(join(deployDir, name), folder, { recursive: true });
  const child =
    name === 'caddy' ? spawnCaddy(folder, outDir, port) : spawnNginx(folder, outDir, port);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isListening(port))) {
    if (child.exitCode !== null) {
      stop();
      throw new Error(`${name} did not start:\n${output}`);
    }
    await wait(20);
  }
  return { port, pid: child.pid, stop };
}

async function startPreview(outDir: string, baseUrl: string): Promise<RunningServer> {
  const { server } = await serveSite({ outDir, baseUrl, port: 0 });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, stop: () => server.close() };
}

function spawnCaddy(folder: string, outDir: string, port: number): ChildProcess {
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH,
      // Caddy keeps certificates there.
      HOME: folder,
      SITE_ADDRESS: `:${port}`,
      SITE_ROOT: outDir,
    },
  });
}

/** nginx reads no environment variables, so an operator changes these lines, too. */
function spawnNginx(folder: string, outDir: string, port: number): ChildProcess {
  edit(join(folder, 'site.conf'), [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['listen [::]:8080;', HAS_IPV6 ? `listen [::1]:${port};` : ''],
    ['root /srv;', `root "${outDir}";`],
  ]);
  const config = join(folder, 'nginx.conf');
  edit(config, [
    ['/tmp/nginx', join(folder, 'nginx')],
    ['worker_processes auto', 'worker_processes 1'],
    // Otherwise, workers of a root process could not read the folder of the test run.
    ...(process.getuid?.() === 0 ? [['daemon off;', 'daemon off;\nuser root;'] as const] : []),
  ]);
  return spawn('nginx', ['-c', config], { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH } });
}

function edit(file: string, changes: (readonly [from: string, to: string])[]): void {
  const text = readFileSync(file, 'utf8');
  const missing = changes.find(([from]) => !text.includes(from));
  if (missing) throw new Error(`${file} does not contain "${missing[0]}".`);
  writeFileSync(
    file,
    changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
  );
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
