/** The checks that need no test runner, each a program of its own. */
import { runNode } from './processes.ts';

type Check = { name: string; args: string[]; env?: Record<string, string> };

const CHECKS: Check[] = [
  { name: 'formatting and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'the engine names no product', args: ['tools/check-product-words.mjs'] },
  { name: 'how the pages are written', args: ['tools/check-prose.ts'] },
  { name: 'the documents for maintainers', args: ['tools/check-documents.ts'] },
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
];

const CONTENT: Check = {
  name: 'the content of the site',
  args: ['packages/folia/src/cli.ts', 'check'],
};

export type CheckResult = { name: string; ok: boolean; seconds: number };

/**
 * Runs all checks one after the other, printing what each finds.
 * @param content false leaves out the content of the site, which a build checks as well
 */
export async function runChecks({ content = true } = {}): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, args, env } of content ? [...CHECKS, CONTENT] : CHECKS) {
    const { ok, output, seconds } = await runNode(args, { env, quiet: true });
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}${ok ? '' : `\n${output}`}`);
    results.push({ name, ok, seconds });
  }
  return results;
}
