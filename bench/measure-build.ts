import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, buildBudget } from './budgets.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { runBuild } from './engine-command.ts';
import type { Section } from './measurement.ts';

export type BuildOptions = {
  /** What the site is called in the report. */
  name: string;
  siteDir: string;
  /** Where the build may write; the built site stands in `built` below it. */
  workDir: string;
  /** Only for a site of known make: pictures and downloads of a real one have no common measure. */
  judgeOutput: boolean;
};

/** Builds a site once, into a new folder, and measures the build. @throws where the build fails */
export async function measureBuild(
  options: BuildOptions,
): Promise<{ section: Section; built: BuiltSite }> {
  const { name, siteDir, workDir, judgeOutput } = options;
  const outDir = join(workDir, 'built');
  rmSync(outDir, { recursive: true, force: true });
  const run = await runBuild(siteDir, outDir, join(workDir, 'usage'), ['--no-cache']);
  const built = readBuiltSite(outDir);
  const { length: pages } = built.pages;
  const budget = buildBudget(pages);
  const output = built.files.reduce((total, file) => total + file.bytes, 0);
  const section: Section = {
    title: `Cold build of ${name}`,
    measurements: [
      { what: 'pages', value: pages, unit: 'count' },
      {
        what: 'wall time',
        value: run.milliseconds,
        unit: 'milliseconds',
        budget: budget.milliseconds,
      },
      { what: 'processor time', value: run.processorMilliseconds, unit: 'milliseconds' },
      { what: 'peak memory', value: run.peakMemory, unit: 'memory', budget: budget.memory },
      {
        what: 'output',
        value: output,
        unit: 'bytes',
        budget: judgeOutput ? budget.output : undefined,
      },
      { what: 'files', value: built.files.length, unit: 'count' },
    ],
  };
  return { section, built };
}

/** Measures a build of a generated site after one of its pages has changed. @throws where a build fails */
export async function measureRebuild(options: {
  name: string;
  siteDir: string;
  workDir: string;
  /** The page that is changed, by its path from the site's folder. */
  page: string;
}): Promise<Section> {
  const { name, siteDir, workDir, page } = options;
  const outDir = join(workDir, 'rebuilt');
  await runBuild(siteDir, outDir, join(workDir, 'usage-before'));
  appendFileSync(join(siteDir, page), '\nA sentence more.\n');
  const run = await runBuild(siteDir, outDir, join(workDir, 'usage-after'));
  return {
    title: `Build of ${name} after one change`,
    measurements: [
      {
        what: 'wall time',
        value: run.milliseconds,
        unit: 'milliseconds',
        budget: budgets.milliseconds.rebuild,
      },
      { what: 'processor time', value: run.processorMilliseconds, unit: 'milliseconds' },
    ],
  };
}
