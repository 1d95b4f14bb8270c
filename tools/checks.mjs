/** The checks that need no test runner, each a program of its own. */
import { spawnSync } from 'node:child_process';

const CHECKS = [
  { name: 'formatting and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'the engine names no product', args: ['tools/check-product-words.mjs'] },
  { name: 'how the pages are written', args: ['tools/check-prose.ts'] },
  {
    name: 'spelling',
    args: [
      'node_modules/cspell/bin.mjs',
      'lint',
      '--no-progress',
      '--no-color',
      '--show-suggestions',
    ],
  },
  {
    name: 'the description of the API',
    args: ['node_modules/@redocly/cli/bin/cli.js', 'lint'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { name: 'the content of the site', args: ['engine/cli.ts', 'check'] },
];

/**
 * Runs all checks, printing what each finds.
 * @returns {{ name: string; ok: boolean }[]}
 */
export function runChecks() {
  return CHECKS.map(({ name, args, env }) => {
    const options = { encoding: 'utf8', env: { ...process.env, ...env } };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    const ok = status === 0;
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
    if (!ok) console.log(`${stdout}${stderr}`);
    return { name, ok };
  });
}
