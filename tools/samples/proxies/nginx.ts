import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import type { Checker } from '../checker.ts';
import { PROGRAMS, runProgram } from '../programs.ts';
import { problemAt, type Sample } from '../sample.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { createCertificate } from './certificate.ts';

/** `2026/11/22 13:31:46 [emerg] 25964#25964: unknown directive "boil" in /tmp/nginx.conf:4` */
const ERROR = /\[(?:emerg|alert|error|warn)\] (?:\d+#\d+: )?(.*?)(?: in \S+?:(\d+))?$/;
/** Folders that the package creates for the user of the server. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Tests the configuration with nginx, wrapped in the blocks that are missing around it. */
export const nginx: Checker = {
  does: 'nginx -t',
  programs: [PROGRAMS.nginx, PROGRAMS.openssl],
  handles: ({ language }) => language === 'nginx',
  check: (samples) =>
    inScratchFolder(async (folder) => {
      const lists = samples.map(async (sample, index) => {
        const inside = join(folder, String(index));
        mkdirSync(inside);
        return testSample(sample, inside);
      });
      return { problems: (await Promise.all(lists)).flat() };
    }),
};

async function testSample(sample: Sample, folder: string): Promise<Problem[]> {
  const { before, code, after } = wrap(sample.code);
  const file = join(folder, 'nginx.conf');
  const head = `pid ${folder}/nginx.pid; error_log stderr; ${before}`;
  const folders = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const text = `${head}\n${await usable(code, folder)}\n${after}\n`;
  writeFileSync(file, text.replace(/\bhttp\s*\{/, `$& access_log off; ${folders}`));
  const { stderr } = await runProgram(PROGRAMS.nginx, [
    '-t',
    '-p',
    folder,
    '-e',
    'stderr',
    '-c',
    file,
  ]);
  return stderr.split('\n').flatMap((line) => {
    const [, message, fileLine] = ERROR.exec(line) ?? [];
    if (message === undefined) return [];
    return [problemAt(sample, Number(fileLine ?? 2) - 1, `nginx: ${message}.`, HINT)];
  });
}

const HINT = 'https://nginx.org/en/docs/dirindex.html says where each directive may be.';

/** The blocks around a sample. Only temporary folders are added to a whole file. */
export function wrap(code: string): { before: string; code: string; after: string } {
  const has = (directive: string) => new RegExp(`^\\s*${directive}\\b`, 'm').test(code);
  if (has('http')) return { before: has('events') ? '' : 'events {}', code, after: '' };
  const http = 'events {} http {';
  if (has('server') || has('upstream') || has('map')) return { before: http, code, after: '}' };
  return { before: `${http} server {`, code, after: '}}' };
}

/** nginx creates the files of logs even for a test. */
const LOG = /(\b(access|error)_log\s+)\/[^\s;]+/g;
const LOW_PORT = /(\blisten\s+(?:\S+:)?)(\d{1,3})\b/g;

/** Ports and logs that every user may open, and certificates that exist. Lines keep their numbers. */
async function usable(code: string, folder: string): Promise<string> {
  const changed = code
    .replaceAll(LOG, `$1${folder}/$2.log`)
    .replaceAll(
      LOW_PORT,
      (_, before: string, port: string) => `${before}10${port.padStart(3, '0')}`,
    );
  if (!/\bssl_certificate/.test(changed)) return changed;
  const { certificate, key } = await createCertificate(folder);
  return changed
    .replaceAll(/(\bssl_certificate_key\s+)[^;]+/g, `$1${key}`)
    .replaceAll(/(\bssl_(?:trusted_)?certificate\s+)[^;]+/g, `$1${certificate}`);
}
