import { countProblems, formatProblems, type Problem, SiteError } from 'folia-problems';
import { enginePackage } from '../engine-package.ts';
import { type Arguments, HELP, parseArguments } from './parse-arguments.ts';
import { makeProgress } from './progress.ts';

const EXIT_MISTAKE_IN_SITE = 1;
const EXIT_MISTAKE_IN_ENGINE = 2;

async function run(args: Arguments): Promise<void> {
  const { siteDir, outDir, baseUrl, strict, port } = args;
  const progress = makeProgress(process.stdout);
  switch (args.command) {
    case 'new': {
      const { newSite } = await import('../new-site.ts');
      const { files, nextCommands } = newSite(siteDir);
      console.log(`Wrote to ${siteDir}:\n${indented(files)}\n\nNext:\n${indented(nextCommands)}`);
      return;
    }
    case 'build': {
      const { buildSite } = await import('../build.ts');
      const { targets, deployDir, precompress } = args;
      const options = {
        siteDir,
        outDir,
        baseUrl,
        strict,
        targets,
        deployDir,
        precompress,
        progress,
      };
      const { pages, files, bytes, serverFiles, warnings } = await buildSite(options);
      tell(warnings);
      const size = (bytes / 1_000_000).toFixed(1);
      console.log(`Built ${pages} pages, ${files} files, ${size} MB in ${outDir}`);
      if (serverFiles.length > 0) console.log(`Wrote to ${deployDir}:\n${indented(serverFiles)}`);
      return;
    }
    case 'check': {
      const { checkSite } = await import('../build.ts');
      const { pages, warnings } = await checkSite({ siteDir, baseUrl, strict, progress });
      tell(warnings);
      console.log(`Checked ${pages} pages: ${countProblems(warnings) || 'nothing is wrong'}.`);
      return;
    }
    case 'serve': {
      const { serveSite } = await import('../serve/serve-site.ts');
      const { url } = await serveSite({ outDir, baseUrl: baseUrl ?? '/', port, host: args.host });
      console.log(`Serving on ${url}`);
      console.log('This server is for previews. For the internet, see `folia build --target`.');
      return;
    }
    case 'migrate': {
      const { migrateSite } = await import('folia-migrate');
      const { summary } = await migrateSite({ sourceDir: siteDir, outDir });
      console.log(summary);
      return;
    }
    case 'version': {
      const { cutVersion } = await import('../cut-version.ts');
      const { written } = await cutVersion({ siteDir, ...args.version });
      console.log(`Cut version ${args.version.name}:\n${indented(written)}`);
      return;
    }
    case 'api': {
      const { diffDescriptions } = await import('./api-diff.ts');
      const isColored = process.stdout.isTTY && !process.env.NO_COLOR;
      const { output, isFailure } = diffDescriptions(args.diff, isColored);
      process.stdout.write(output);
      if (isFailure) process.exitCode = EXIT_MISTAKE_IN_SITE;
      return;
    }
    case 'dev': {
      const { serveDevelopment } = await import('../dev/serve-development.ts');
      const url = await serveDevelopment({ siteDir, outDir, baseUrl, port });
      console.log(`Development server running at ${url}`);
    }
  }
}

function tell(warnings: Problem[]): void {
  if (warnings.length === 0) return;
  console.error(`\n${formatProblems(warnings)}\n\n${countProblems(warnings)}.`);
}

function indented(lines: string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

try {
  const args = parseArguments(process.argv.slice(2));
  if (args === 'help') console.log(HELP);
  else if (args === 'version') console.log(enginePackage().version);
  else {
    if (args.noCache) process.env.DOCS_CACHE = 'off';
    // React picks its build by this; it must be set before anything loads it.
    process.env.NODE_ENV = args.command === 'dev' ? 'development' : 'production';
    await run(args);
  }
} catch (error) {
  if (error instanceof SiteError) {
    console.error(`\n${error.message}\n`);
    console.error(`${countProblems(error.problems)}. Nothing was written.`);
    process.exit(EXIT_MISTAKE_IN_SITE);
  }
  console.error(error);
  process.exit(EXIT_MISTAKE_IN_ENGINE);
}
