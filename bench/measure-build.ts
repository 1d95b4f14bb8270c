import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, buildBudget } from './budgets.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { runBuild } from './engine-command.ts';
import type { Section } from './measurement.ts';

export type BuildOptions = {
  /** Name of the site in the report. */
  name: string;
  siteDir: string;
  /** Folder for output; the built site is in its subfolder `built`. */
  workDir: string;
  /** Only for generated sites: the images and downloads of a real one are not comparable. */
  judgeOutput: boolean;
};

/** Builds a site once, into a new folder, and measures the build. @throws if the build fails */
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

/**
 * Measures a build of a generated site after one of its pages has changed. @throws if a build fails
 */
export async function measureRebuild(options: {
  name: string;
  siteDir: string;
  workDir: string;
  /** The changed page, by path relative to the site's folder. */
  page: string;
}): Promise<Section> {
  const { name, siteDir, workDir, page } = options;
  const outDir = join(workDir, 'rebuilt');
  await runBuild(siteDir, outDir, join(workDir, 'usage-before'));
  appendFileSync(join(siteDir, page), '\nAnother sentence.\n');
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
