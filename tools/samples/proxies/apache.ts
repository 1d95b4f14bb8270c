import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import type { Checker } from '../checker.ts';
import { PROGRAMS, runProgram } from '../programs.ts';
import { problemAt, type Sample } from '../sample.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { isShell } from '../shell/commands.ts';
import { createCertificate } from './certificate.ts';

const MODULES = '/etc/apache2/mods-available';
/** The modules that Debian turns on when it installs the package. */
const USUAL_MODULES = [
  ...['access_compat', 'alias', 'auth_basic', 'authn_core', 'authn_file', 'authz_core'],
  ...['authz_host', 'authz_user', 'autoindex', 'deflate', 'dir', 'env', 'filter', 'mime'],
  ...['mpm_event', 'negotiation', 'reqtimeout', 'setenvif', 'status'],
];
const ENABLES = /\ba2enmod\s+([\w -]+)/g;
const DEPENDS = /^# Depends: (.+)$/m;
const ERROR = /^AH00526: Syntax error on line (\d+) of .*:\n(.*)$/m;

/**
 * Tests virtual hosts with Apache, with the modules that Debian turns on and those that the page
 * turns on with `a2enmod`, so that a sample cannot need a module that the page forgets.
 */
export const apache: Checker = {
  does: 'apache2 -t',
  programs: [PROGRAMS.apache, PROGRAMS.openssl],
  handles: ({ language }) => ['apache', 'apacheconf'].includes(language),
  check: async (samples, all) => {
    const lists = samples.map((sample) =>
      inScratchFolder((folder) => testSample(sample, modulesOf(sample.file, all), folder)),
    );
    return { problems: (await Promise.all(lists)).flat() };
  },
};

/** The modules that the commands of a page turn on. */
export function modulesOf(file: string, all: readonly Sample[]): string[] {
  return all
    .filter((sample) => sample.file === file && isShell(sample))
    .flatMap(({ code }) =>
      Array.from(code.matchAll(ENABLES), ([, names = '']) => names.trim().split(/\s+/)),
    )
    .flat();
}

async function testSample(sample: Sample, modules: string[], folder: string): Promise<Problem[]> {
  const host = join(folder, 'host.conf');
  writeFileSync(host, `${await withCertificate(sample.code, folder)}\n`);
  const loads = withDependencies([...USUAL_MODULES, ...modules]).map((name) =>
    readFileSync(join(MODULES, `${name}.load`), 'utf8'),
  );
  const file = join(folder, 'apache2.conf');
  const head = [
    `ServerRoot ${folder}`,
    'ServerName localhost',
    'ErrorLog /dev/stderr',
    `PidFile ${folder}/pid`,
  ];
  writeFileSync(file, [...head, ...loads, `Include ${host}`, ''].join('\n'));
  const env = { ...process.env, APACHE_LOG_DIR: folder, APACHE_RUN_DIR: folder };
  const { code, stderr } = await runProgram(PROGRAMS.apache, ['-t', '-f', file], { env });
  if (code === 0) return [];
  const [, line, message = stderr.trim()] = ERROR.exec(stderr) ?? [];
  return [problemAt(sample, Number(line ?? 1), `Apache: ${message}`, HINT)];
}

const HINT = 'If a directive needs a module, turn it on with a2enmod in a command of the page.';

/** Modules with their dependencies, which `a2enmod` turns on, too. Unknown names are left out. */
function withDependencies(modules: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = join(MODULES, `${name}.load`);
    if (found.has(name) || !existsSync(file)) return;
    const needed = DEPENDS.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    for (const other of needed.split(/\s+/).filter(Boolean)) add(other);
    found.add(name);
  };
  for (const name of modules) add(name);
  return [...found];
}

async function withCertificate(code: string, folder: string): Promise<string> {
  if (!/\bSSLCertificate/.test(code)) return code;
  const { certificate, key } = await createCertificate(folder);
  return code
    .replaceAll(/(\bSSLCertificateKeyFile\s+).+/g, `$1${key}`)
    .replaceAll(/(\bSSLCertificate(?:Chain)?File\s+).+/g, `$1${certificate}`);
}
