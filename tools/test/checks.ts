/** The checks that need no test runner. Each is a separate program. */
import { runNode } from './processes.ts';

type Check = { name: string; args: string[]; env?: Record<string, string> };

const CHECKS: Check[] = [
  { name: 'formatting and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'product words in the engine', args: ['tools/check-product-words.mjs'] },
  { name: 'style of the pages', args: ['tools/check-prose.ts'] },
  { name: 'code samples', args: ['tools/check-samples.ts', '--quick'] },
  { name: 'the documents for maintainers', args: ['tools/check-documents.ts'] },
  { name: 'supply chain', args: ['tools/supply-chain/check-supply-chain.ts'] },
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
    name: 'API description',
    args: ['node_modules/@redocly/cli/bin/cli.js', 'lint'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
];

const CONTENT: Check = {
  name: 'site content',
  args: ['packages/folia/src/cli.ts', 'check'],
};

export type CheckResult = { name: string; ok: boolean; seconds: number };

/**
 * Runs all checks in sequence and prints their results.
 *
 * @param content false skips the check of the site's content, which a build includes
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
