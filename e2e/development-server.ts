import { type ChildProcess, spawn } from 'node:child_process';

/** Starts the development server of a site on a free port. The caller ends it. */
export async function startDevelopment(
  siteDir: string,
): Promise<{ server: ChildProcess; origin: string }> {
  const args = ['packages/folia/src/cli.ts', 'dev', '--site', siteDir, '--port', '0'];
  const server = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((resolve) => {
    server.stdout.on('data', (chunk) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? [];
      if (address) resolve(address);
    });
  });
  return { server, origin };
}
