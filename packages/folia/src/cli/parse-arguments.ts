import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean, SiteError } from 'folia-problems';
import { TARGETS, type Target } from '../deploy/targets.ts';
import { BASE_PATH } from '../read/config/base-path.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import { COMMANDS, type Command, OPTIONS, OPTIONS_OF } from './commands.ts';
import { DIFF_FORMATS, DIFF_LIMITS, type DiffOptions } from './diff-options.ts';

export type Arguments =
  | ({ command: 'dev' | 'serve' | 'check' } & SiteArguments)
  /** The servers and hosts to write configuration for, and the folder for that of servers. */
  | ({
      command: 'build';
      targets: Target[];
      deployDir: string;
      precompress: boolean;
    } & SiteArguments)
  /** The folder to create. */
  | { command: 'new'; siteDir: string }
  /** The folder to read, or the config in it. */
  | { command: 'migrate'; siteDir: string; outDir: string }
  /** Name of the version to cut, and the id of the docs folder to cut it from. */
  | { command: 'version'; siteDir: string; version: { name: string; docsId?: string } }
  /** The descriptions to compare, and how to report their differences. */
  | { command: 'api'; diff: DiffOptions };

type SiteArguments = {
  siteDir: string;
  outDir: string;
  baseUrl?: string;
  /** Whether warnings are errors, like `strict` in the config. */
  strict?: boolean;
  port: number;
  /** The name or address of this machine to listen on; by default, only programs on it can connect. */
  host?: string;
  /** Whether to ignore the cache. */
  noCache: boolean;
};

/** The command that somebody needs help with; undefined for all of them. */
export type HelpRequest = { help: Command | undefined };

/**
 * Parses the command line; returns `version` or a request for help if that is what it asks for.
 * @throws SiteError if an argument is unknown, missing or invalid
 */
export function parseArguments(args: string[]): Arguments | HelpRequest | 'version' {
  const { values, positionals, tokens } = readArgs(args);
  const [name, ...rest] = positionals;
  if (values.version) return 'version';
  const command = COMMANDS.find((candidate) => candidate === name);
  if (values.help || (name === undefined && args.length === 0)) return { help: command };
  if (command) refuseOtherOptions(command, tokens);
  if (command === 'new') return newSite(rest);
  if (command === 'migrate') return migration(rest, values.out);
  if (command === 'version') return versionToCut(rest, values.site, values.docs);
  if (command === 'api') return comparison(rest, values.format, values['fail-on']);
  if (command !== undefined && rest.length > 0) {
    throw usageError(
      `Unexpected argument "${rest.join(' ')}" after "${command}".`,
      'Use one command at a time, and set folders with --site and --out.',
    );
  }
  if (command === undefined) {
    const found = name ?? '';
    throw usageError(
      found === '' ? 'A command is missing.' : `"${found}" is not a command.`,
      `${didYouMean(found, COMMANDS)}Commands: ${COMMANDS.join(', ')}.`,
    );
  }
  const outDir = resolve(values.out ?? 'dist');
  const common = {
    siteDir: resolve(values.site ?? defaultSite()),
    outDir,
    baseUrl: values['base-url'] === undefined ? undefined : basePath(values['base-url']),
    strict: values.strict,
    port: portNumber(values.port),
    host: values.host,
    noCache: values['no-cache'],
  };
  if (command !== 'build') return { ...common, command };
  return {
    ...common,
    command,
    targets: (values.target ?? []).map((target) => choice('--target', target, TARGETS)),
    deployDir: resolve(values.deploy ?? join(dirname(outDir), 'deploy')),
    precompress: values.precompress,
  };
}

/** Parses the arguments of `version`: the name of the new version. */
function versionToCut(
  [name, ...rest]: string[],
  site: string | undefined,
  docsId: string | undefined,
): Arguments {
  if (name === undefined || rest.length > 0) {
    throw usageError(
      name === undefined ? 'The name of the version is missing.' : 'Only one name is allowed.',
      'Write: folia version NAME [--docs ID], such as: folia version 1.2',
    );
  }
  const siteDir = resolve(site ?? defaultSite());
  return { command: 'version', siteDir, version: { name, docsId } };
}

/** Returns the default folder of a site: the current one if it has a config, else `site`. */
function defaultSite(): string {
  return existsSync(join(process.cwd(), CONFIG_FILE)) ? '.' : 'site';
}

/** Parses the arguments of `new`: the folder to create. */
function newSite([dir, ...rest]: string[]): Arguments {
  if (dir === undefined || rest.length > 0) {
    throw usageError(
      dir === undefined ? 'The folder of the new site is missing.' : 'Only one folder is allowed.',
      'Write: folia new DIR',
    );
  }
  return { command: 'new', siteDir: resolve(dir) };
}

/**
 * Parses the arguments of `migrate`: the folder to read, or the config in it, and the output folder, which is beside that
 * folder by default.
 */
function migration([dir, ...rest]: string[], out: string | undefined): Arguments {
  if (dir === undefined || rest.length > 0) {
    throw usageError(
      dir === undefined
        ? 'The folder of the site to migrate is missing.'
        : 'Only one folder is allowed.',
      'Write: folia migrate DIR [--out DIR]',
    );
  }
  const siteDir = resolve(dir);
  const isConfig = statSync(siteDir, { throwIfNoEntry: false })?.isFile();
  const outDir = resolve(out ?? `${isConfig ? dirname(siteDir) : siteDir}-migrated`);
  return { command: 'migrate', siteDir, outDir };
}

/** Parses the arguments of `api`: `diff` and two descriptions. */
function comparison(
  [action, before, after, ...rest]: string[],
  format = 'text',
  failOn?: string,
): Arguments {
  if (action !== 'diff' || before === undefined || after === undefined || rest.length > 0) {
    const count = rest.length > 0 ? 'Only two descriptions are compared.' : undefined;
    const missing = 'The descriptions to compare are missing.';
    throw usageError(
      action === 'diff' || action === undefined
        ? (count ?? missing)
        : `"${action}" is not an action of api.`,
      'Write: folia api diff OLD NEW, such as: folia api diff api-1.2.json api.json',
    );
  }
  return {
    command: 'api',
    diff: {
      before,
      after,
      format: choice('--format', format, DIFF_FORMATS),
      failOn: failOn === undefined ? undefined : choice('--fail-on', failOn, DIFF_LIMITS),
    },
  };
}

function choice<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw usageError(
    `${option}: found "${value}".`,
    `${didYouMean(value, allowed)}Allowed: ${allowed.join(', ')}.`,
  );
}

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    const bare = /^Option '(?:-\w, )?(--[\w-]+) <value>' argument missing/.exec(message);
    const unknown = /^Unknown option '(--[\w-]+)/.exec(message)?.[1];
    const names = Object.keys(OPTIONS).map((option) => `--${option}`);
    const suggestion = unknown === undefined ? '' : didYouMean(unknown, names);
    const text = bare ? `${bare[1]} needs a value` : message.replace(/\.$/, '');
    throw usageError(`${text}.`, `${suggestion}--help shows all options.`);
  }
}

/** Refuses options that would have no effect. */
function refuseOtherOptions(
  command: (typeof COMMANDS)[number],
  tokens: { kind: string; name?: string }[],
): void {
  const allowed: readonly string[] = OPTIONS_OF[command];
  const other = tokens.find(({ kind, name = '' }) => kind === 'option' && !allowed.includes(name));
  if (other === undefined) return;
  const list = allowed.map((name) => `--${name}`).join(', ');
  throw usageError(
    `--${other.name} is not an option of "${command}".`,
    `${didYouMean(other.name ?? '', allowed)}Its options: ${list || 'none'}.`,
  );
}

function basePath(value: string): string {
  if (BASE_PATH.test(value)) return value;
  throw usageError(
    `--base-url: found "${value}".`,
    'Allowed: a path that starts and ends with a slash.',
  );
}

function portNumber(value: string): number {
  const port = Number(value);
  if (value.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw usageError(`--port: found "${value}".`, 'Allowed: a whole number from 0 to 65535.');
}

function usageError(message: string, hint: string): SiteError {
  return new SiteError([{ message, hint }]);
}
