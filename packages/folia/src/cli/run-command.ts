import {
  countProblems,
  explainSystemError,
  formatProblems,
  type Problem,
  SiteError,
} from 'folia-problems';
import { enginePackage } from '../engine-package.ts';
import { loadOptional } from '../optional-package.ts';
import { refuseMissingConfig } from '../read/config/config-file.ts';
import { endOnSignals } from '../write/end-on-signals.ts';
import { annotate } from './annotate.ts';
import { failIfUnfinished } from './end-early.ts';
import { helpText } from './help.ts';
import { type Arguments, parseArguments } from './parse-arguments.ts';
import { makeProgress } from './progress.ts';
import { readStrayError } from './stray-error.ts';

const EXIT_MISTAKE_IN_SITE = 1;
const EXIT_MISTAKE_IN_ENGINE = 2;

/** Commands that read the config of a site. */
const READING = new Set(['build', 'check', 'dev', 'version']);

async function run(args: Arguments): Promise<void> {
  // Before anything is opened that would create a folder, such as a cache.
  if (READING.has(args.command) && 'siteDir' in args) refuseMissingConfig(args.siteDir);
  const progress = makeProgress(process.stdout);
  switch (args.command) {
    case 'new': {
      const { newSite } = await import('../new-site/new-site.ts');
      const { files, nextCommands } = newSite(args.siteDir);
      const next = `Next:\n${indented(nextCommands)}`;
      console.log(`Wrote to ${args.siteDir}:\n${indented(files)}\n\n${next}`);
      return;
    }
    case 'build': {
      const { buildSite } = await import('../build.ts');
      const { outDir, deployDir } = args;
      const options = { ...args, cache: usesCache(args), progress };
      const { pages, files, bytes, serverFiles, warnings } = await buildSite(options);
      printWarnings(warnings, args);
      const size = (bytes / 1_000_000).toFixed(1);
      console.log(
        `Built ${pages} ${pages === 1 ? 'page' : 'pages'}, ${files} files, ${size} MB in ${outDir}`,
      );
      if (serverFiles.length > 0) console.log(`Wrote to ${deployDir}:\n${indented(serverFiles)}`);
      return;
    }
    case 'check': {
      const { checkSite } = await import('../build.ts');
      const { pages, warnings } = await checkSite({ ...args, cache: usesCache(args), progress });
      printWarnings(warnings, args);
      console.log(
        `Checked ${pages} ${pages === 1 ? 'page' : 'pages'}: ${countProblems(warnings) || 'no problems'}.`,
      );
      return;
    }
    case 'serve': {
      const { serveSite } = await import('../serve/serve-site.ts');
      const { url } = await serveSite(args);
      console.log(`Serving on ${url}`);
      console.log('This server is for previews. For the internet, see `folia build --target`.');
      return;
    }
    case 'migrate': {
      const library = { name: 'folia-migrate', users: 'Migrations' };
      const { migrateSite } = await loadOptional(() => import('folia-migrate'), library);
      const { summary } = await migrateSite({ source: args.siteDir, outDir: args.outDir });
      console.log(summary);
      return;
    }
    case 'version': {
      const { cutVersion } = await import('../cut-version.ts');
      const { written } = await cutVersion({ siteDir: args.siteDir, ...args.version });
      console.log(`Cut version ${args.version.name}:\n${indented(written)}`);
      return;
    }
    case 'api': {
      const { diffDescriptions } = await import('./api-diff.ts');
      const isColored = process.stdout.isTTY && !process.env.NO_COLOR;
      const { output, isFailure } = diffDescriptions(args.diff, isColored);
      process.stdout.write(output);
      if (isFailure) process.exitCode = EXIT_MISTAKE_IN_SITE;
      return;
    }
    case 'dev': {
      const { serveDevelopment } = await import('../dev/serve-development.ts');
      const url = await serveDevelopment({ ...args, cache: usesCache(args) });
      console.log(`Development server running at ${url}`);
      await warnOfReaders(args.host);
    }
  }
}

/** Warns if not only the author can read the files of a site in development. */
async function warnOfReaders(host: string | undefined): Promise<void> {
  const { isLoopback } = await import('../serve/http-server.ts');
  if (isLoopback(host)) return;
  console.log(
    'Anyone who can reach this server can read the files of the site. Use it only on networks you trust.',
  );
}

/** Programs that run the engine disable the cache by `DOCS_CACHE=off` in the environment, too. */
function usesCache({ noCache }: { noCache: boolean }): boolean {
  return !noCache && process.env.DOCS_CACHE !== 'off';
}

function printWarnings(
  warnings: Problem[],
  { siteDir, command }: { siteDir: string; command: Arguments['command'] },
): void {
  if (warnings.length === 0) return;
  annotate(warnings, siteDir);
  const listsAll = listsAllProblems(command);
  console.error(`\n${formatProblems(warnings, { listsAll })}\n\n${countProblems(warnings)}.`);
}

/** A check lists every problem; other commands list the first ones of a kind and count the rest. */
function listsAllProblems(command: Arguments['command'] | undefined): boolean {
  return command === 'check';
}

function indented(lines: string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Commands that serve or print something. All others write all files, or none if they fail. */
const WRITING_NOTHING = new Set(['serve', 'dev', 'api']);

function nothingWritten(command: Arguments['command'] | undefined): string {
  return command !== undefined && WRITING_NOTHING.has(command) ? '' : ' Nothing was written.';
}

/** Prints why the command failed, and ends it. */
function fail(error: unknown, command?: Arguments['command']): never {
  if (error instanceof SiteError) {
    console.error(`\n${formatProblems(error.problems, { listsAll: listsAllProblems(command) })}\n`);
    console.error(`${countProblems(error.problems)}.${nothingWritten(command)}`);
    process.exit(EXIT_MISTAKE_IN_SITE);
  }
  const fault = explainSystemError(error);
  // A missing file may be one of the engine's own.
  if (fault && fault.code !== 'ENOENT') {
    const { path: file, reason, hint } = fault;
    const problem = { file, message: `The file cannot be used: ${reason}.`, hint };
    console.error(`\n${formatProblems([problem])}\n\n1 error.${nothingWritten(command)}`);
    process.exit(EXIT_MISTAKE_IN_SITE);
  }
  console.error(error);
  process.exit(EXIT_MISTAKE_IN_ENGINE);
}

/** @throws SiteError if the shell is in a folder that no longer exists, such as one that a build has replaced */
function checkCurrentFolder(): void {
  try {
    process.cwd();
  } catch (cause) {
    const message = 'The current folder no longer exists.';
    throw new SiteError([{ message, hint: 'Go to another one with "cd".' }], { cause });
  }
}

/**
 * Whether a command handles signals from its start. A migration never pauses, so no listener would be called before its end;
 * builds handle them while they write, so that one can be stopped while code of the site is busy. Linux ignores signals to
 * the first process of a container that does not handle them.
 */
function waitsForSignals(command: Arguments['command']): boolean {
  const isFirst = process.pid === 1;
  return command !== 'migrate' && (isFirst || (command !== 'build' && command !== 'check'));
}

/** Runs a command to its end, or to the start of its server. */
async function complete(args: Arguments): Promise<void> {
  const { command } = args;
  // Descriptions that are compared belong to no site.
  const siteDir = 'siteDir' in args ? args.siteDir : process.cwd();
  // React picks its build by this; it must be set before anything loads it.
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
  if (waitsForSignals(command)) endOnSignals();
  const onDone = failIfUnfinished(EXIT_MISTAKE_IN_SITE);
  process.on('uncaughtException', (error) => {
    onDone();
    fail(readStrayError(error, siteDir), command);
  });
  try {
    await run(args).finally(onDone);
  } catch (error) {
    if (error instanceof SiteError) annotate(error.problems, siteDir);
    fail(error, command);
  }
  // A module of the site may have left a timer or a connection that would keep the process alive.
  const isServer = command === 'serve' || command === 'dev';
  if (!isServer) process.stdout.write('', () => process.exit());
}

async function main(): Promise<void> {
  checkCurrentFolder();
  const args = parseArguments(process.argv.slice(2));
  if (args === 'version') console.log(enginePackage().version);
  else if ('help' in args) console.log(helpText(args.help));
  else await complete(args);
}

await main().catch((error) => fail(error));
