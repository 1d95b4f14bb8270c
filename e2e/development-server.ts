import { type ChildProcess, spawn } from 'node:child_process';
import { printedOrigin } from './printed-origin.ts';

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
  return { server, origin: await printedOrigin(server) };
}
