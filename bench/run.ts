/** Runs the measurements of the engine in order. README.md explains how to read them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Arguments, HELP, parseArguments } from './arguments.ts';
import { findChromium } from './browser.ts';
import { generateSite } from './generate-site.ts';
import { measureBrowser } from './measure-browser.ts';
import { measureBuild, measureRebuild } from './measure-build.ts';
import { measureBytes } from './measure-bytes.ts';
import type { Section } from './measurement.ts';
import { middlePage, sizedDocsPages } from './page-sizes.ts';
import {
  currentLoad,
  formatJson,
  formatSummary,
  formatTable,
  hasFailed,
  loadWarning,
} from './report.ts';

async function run({ siteDir, generated, jsonFile }: Arguments): Promise<void> {
  const chromium = findChromium();
  const load = currentLoad();
  const warning = loadWarning(load);
  if (warning !== undefined) console.warn(warning);
  const workDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const sections: Section[] = [];
  const add = (...measured: Section[]) => {
    sections.push(...measured);
    console.log(formatTable(measured));
  };
  try {
    const { section, built } = await measureBuild({
      name: 'the real site',
      siteDir,
      workDir: join(workDir, 'real'),
      judgeOutput: false,
    });
    add(section);
    const docs = await sizedDocsPages(built);
    add(await measureBytes(built, docs));
    add(...(await measureBrowser(built, middlePage(docs).href, chromium)));
    for (const pages of generated) {
      add(...(await measureGenerated(pages, join(workDir, `${pages}`))));
    }
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
  console.log(formatSummary(sections));
  if (jsonFile !== undefined) writeFileSync(jsonFile, formatJson(sections, load));
  if (hasFailed(sections)) process.exitCode = 1;
}

async function measureGenerated(pages: number, workDir: string): Promise<Section[]> {
  const siteDir = join(workDir, 'site');
  generateSite(siteDir, pages);
  const name = `a generated site of ${pages} pages`;
  const { section } = await measureBuild({ name, siteDir, workDir, judgeOutput: true });
  const page = 'docs/region-01/sheet-001.md';
  const rebuild = await measureRebuild({ name, siteDir, workDir, page });
  rmSync(workDir, { recursive: true, force: true });
  return [section, rebuild];
}

try {
  const args = parseArguments(process.argv.slice(2));
  if (args === 'help') console.log(HELP);
  else await run(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
