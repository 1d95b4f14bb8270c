import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { BUILT_SITES_VARIABLE, SITES, siteReportSchema } from '../../e2e/sites.ts';
import { startNode } from './processes.ts';
import type { TestCount } from './runners.ts';
import type { Row } from './time-table.ts';

/** What tests need to know about the built sites, which are served as long as this process runs. */
export type BuiltRun = { env: Record<string, string>; count: TestCount; rows: Row[] };

const lineSchema = z.union([siteReportSchema, z.object({ file: z.string() })]);

/**
 * Builds the test sites into a folder and serves them. A site that fails to build counts as a
 * failed test.
 */
export async function buildSites(folder: string, names = Object.keys(SITES)): Promise<BuiltRun> {
  const built: BuiltRun = { env: {}, count: { passed: 0, failed: 0 }, rows: [] };
  const { stdout } = startNode(['e2e/build-and-serve.ts', join(folder, 'sites'), ...names], {
    quiet: true,
  });
  if (!stdout) throw new Error('The process that builds the test sites has no output.');
  for await (const text of createInterface(stdout)) {
    const line = lineSchema.parse(JSON.parse(text));
    if ('file' in line) {
      return { ...built, env: { [BUILT_SITES_VARIABLE]: line.file } };
    }
    const { name, ok, seconds, output } = line;
    built.rows.push({ group: 'Building test sites', name, seconds });
    built.count[ok ? 'passed' : 'failed'] += 1;
    console.log(`${ok ? 'ok    ' : 'FAILED'} building the site ${name}${ok ? '' : `\n${output}`}`);
  }
  throw new Error('The process that builds the test sites exited too early.');
}

/**
 * The sites that the given test files open. If there are other arguments than files, undefined, which
 * means all.
 */
export function sitesNamedIn(args: string[]): string[] | undefined {
  const files = args.filter((argument) => !argument.startsWith('-'));
  const areFiles = files.every((argument) => /\.(?:spec|test)\.tsx?$/.test(argument));
  if (files.length === 0 || !areFiles) return undefined;
  const texts = files.map(readTest);
  if (texts.includes(undefined)) return undefined;
  return Object.keys(SITES).filter((name) => texts.some((text) => text?.includes(`'${name}'`)));
}

/** Reads a test by its path, or by its name in the folder of browser tests, and the list of templates if the test uses it. */
function readTest(file: string): string | undefined {
  for (const path of [file, join('e2e', file)]) {
    try {
      const text = readFileSync(path, 'utf8');
      return text.includes("'./templates.ts'") ? text + readFileSync('e2e/templates.ts') : text;
    } catch {
      // Tries the next path.
    }
  }
  return undefined;
}
