import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import type { Checker } from '../checker.ts';
import { PROGRAMS, runProgram } from '../programs.ts';
import { problemAt, type Sample } from '../sample.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { createCertificate } from './certificate.ts';

/** The last line is the error: `Error: adapting config using caddyfile: Caddyfile:2: …`. */
const ERROR = /^Error: (?:adapting config using caddyfile: )?(.*)$/m;
const LINE = /Caddyfile:(\d+)/;

export function isCaddyfile({ language, title }: Sample): boolean {
  return ['caddy', 'caddyfile'].includes(language) || /(?:^|\/)Caddyfile\b/.test(title);
}

/** Validates Caddyfiles with Caddy. */
export const caddy: Checker = {
  does: 'caddy validate',
  programs: [PROGRAMS.caddy, PROGRAMS.openssl],
  handles: isCaddyfile,
  check: async (samples) => {
    const lists = samples.map((sample) => inScratchFolder((folder) => validate(sample, folder)));
    return { problems: (await Promise.all(lists)).flat() };
  },
};

async function validate(sample: Sample, folder: string): Promise<Problem[]> {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `${await withCertificate(sample.code, folder)}\n`);
  // Caddy keeps certificates in the folders of its user.
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { code, stderr } = await runProgram(
    PROGRAMS.caddy,
    ['validate', '--adapter', 'caddyfile', '--config', file],
    { env },
  );
  if (code === 0) return [];
  const message = ERROR.exec(stderr)?.[1]?.replaceAll(`${folder}/`, '') ?? stderr.trim();
  const line = Number(LINE.exec(message)?.[1] ?? 1);
  return [problemAt(sample, line, `Caddy: ${message}.`, HINT)];
}

const HINT = 'https://caddyserver.com/docs/caddyfile/directives lists the directives.';

async function withCertificate(code: string, folder: string): Promise<string> {
  const pattern = /(^\s*tls\s+)(\S*\/\S+)\s+(\S*\/\S+)/gm;
  if (!pattern.test(code)) return code;
  const { certificate, key } = await createCertificate(folder);
  return code.replaceAll(pattern, `$1${certificate} ${key}`);
}
