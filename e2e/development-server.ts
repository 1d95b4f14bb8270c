import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts the development server of a site on a free port. The caller ends it.
 *
 * @throws if it ends before it serves the site
 */
export async function startDevelopment(
  siteDir: string,
): Promise<{ server: ChildProcess; origin: string }> {
  const args = ['packages/folia/src/cli.ts', 'dev', '--site', siteDir, '--port', '0'];
  const server = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? [];
      if (address) resolve(address);
    });
    server.on('close', (code) => reject(new Error(`The development server ended: ${code}.`)));
  });
  return { server, origin };
}
