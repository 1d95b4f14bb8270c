import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ENGINE = fileURLToPath(new URL('../packages/folia/src/cli.ts', import.meta.url));
const USAGE_REPORTER = new URL('./report-usage.ts', import.meta.url).href;
const FIRST_PORT = 3100;
const LAST_PORT = 3199;

/** What a process used until its exit; for several processes, the sum. Memory is in bytes. */
export type ProcessUsage = { processorMilliseconds: number; peakMemory: number };

export type BuildRun = ProcessUsage & { milliseconds: number };

const processUsageSchema = z.object({ processorMilliseconds: z.number(), peakMemory: z.number() });

/**
 * Builds a site in a separate process, with `/` as base path.
 *
 * @param usageFolder a new folder for the reports of the processes
 * @throws if the build fails, with its output
 */
export async function runBuild(
  siteDir: string,
  outDir: string,
  usageFolder: string,
  options: string[] = [],
): Promise<BuildRun> {
  mkdirSync(usageFolder, { recursive: true });
  const start = performance.now();
  const child = startEngine(
    ['build', '--site', siteDir, '--out', outDir, '--base-url', '/', ...options],
    {
      USAGE_FOLDER: usageFolder,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${USAGE_REPORTER}`.trim(),
    },
  );
  const printed = collectOutput(child);
  const [exitCode] = await once(child, 'close');
  const milliseconds = performance.now() - start;
  if (exitCode !== 0) throw new Error(`The build of ${siteDir} failed:\n${printed()}`);
  return { milliseconds, ...readUsage(usageFolder) };
}

/** Serves a built site on a free port. @throws if the server exits before it listens */
export async function startServer(
  outDir: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const child = startEngine(['serve', '--out', outDir, '--port', String(port)]);
  const printed = collectOutput(child);
  const closed = once(child, 'close');
  const origin = `http://localhost:${port}`;
  if (!(await isAnswering(origin, child))) throw new Error(`The server stopped:\n${printed()}`);
  return {
    origin,
    async stop() {
      child.kill();
      await closed;
    },
  };
}

function startEngine(args: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [ENGINE, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Collects what a process prints. @returns a function that gives all of it so far */
export function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

function readUsage(folder: string): ProcessUsage {
  const usages = readdirSync(folder).map((name) =>
    processUsageSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
  return {
    processorMilliseconds: sum(usages.map((usage) => usage.processorMilliseconds)),
    peakMemory: sum(usages.map((usage) => usage.peakMemory)),
  };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Waits until there is a response from an origin, or until the process has exited. */
async function isAnswering(origin: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    try {
      await fetch(origin);
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

async function findFreePort(): Promise<number> {
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${FIRST_PORT} to ${LAST_PORT} are in use.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
