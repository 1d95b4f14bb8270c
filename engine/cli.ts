import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Arguments, HELP, parseArguments } from './cli/parse-arguments.ts';
import { makeProgress } from './cli/progress.ts';
import { SiteError } from './problem.ts';

const EXIT_MISTAKE_IN_SITE = 1;
const EXIT_MISTAKE_IN_ENGINE = 2;

async function run(args: Arguments): Promise<void> {
  const { siteDir, outDir, baseUrl, port } = args;
  const progress = makeProgress(process.stdout);
  switch (args.command) {
    case 'build': {
      const { buildSite } = await import('./build.ts');
      const { pages, files, bytes } = await buildSite({ siteDir, outDir, baseUrl, progress });
      const size = (bytes / 1_000_000).toFixed(1);
      console.log(`Built ${pages} pages, ${files} files, ${size} MB in ${outDir}`);
      return;
    }
    case 'check': {
      const { checkSite } = await import('./build.ts');
      const { pages } = await checkSite({ siteDir, baseUrl, progress });
      console.log(`Checked ${pages} pages: nothing is wrong.`);
      return;
    }
    case 'serve': {
      const { serveSite } = await import('./serve.ts');
      const base = baseUrl ?? '/';
      await serveSite({ outDir, baseUrl: base, port });
      console.log(`Serving on http://localhost:${port}${base}`);
      return;
    }
    case 'migrate': {
      const { migrateSite } = await import('./migrate/migrate.ts');
      const { report, files, nextCommand } = await migrateSite({ sourceDir: siteDir, outDir });
      console.log(`${report}\n\nWrote ${files} files to ${outDir}\nNext: ${nextCommand}`);
      return;
    }
    case 'dev': {
      const { serveDevelopment } = await import('./dev/serve-development.ts');
      const base = await serveDevelopment({ siteDir, baseUrl, port });
      console.log(`Writing mode on http://localhost:${port}${base}`);
    }
  }
}

// What Node makes of the modules that a command loads is kept, by their content: half of the time until it begins.
enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)));
// React picks its build by this; it must be set before anything loads it.
process.env.NODE_ENV = process.argv[2] === 'dev' ? 'development' : 'production';

try {
  const args = parseArguments(process.argv.slice(2));
  if (args === 'help') console.log(HELP);
  else {
    if (args.noCache) process.env.DOCS_CACHE = 'off';
    await run(args);
  }
} catch (error) {
  if (error instanceof SiteError) {
    console.error(`\n${error.message}\n`);
    const count = error.problems.length;
    console.error(`${count} ${count === 1 ? 'problem' : 'problems'}. Nothing was written.`);
    process.exit(EXIT_MISTAKE_IN_SITE);
  }
  console.error(error);
  process.exit(EXIT_MISTAKE_IN_ENGINE);
}
