import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Problem, SiteError } from 'folia-problems';
import { buildSite, checkSite } from './build.ts';
import { silentProgress } from './cli/progress.ts';

/** A site in a folder of its own, which `remove` deletes, for tests of builds. */
export type TestSite = {
  siteDir: string;
  outDir: string;
  write: (path: string, content: string | Uint8Array) => void;
  build: () => Promise<{ warnings: Problem[] }>;
  /** Reads a file that the last build wrote. */
  read: (path: string) => string;
  check: () => ReturnType<typeof checkSite>;
  /** The mistakes that make a check fail; none if it succeeds. */
  mistakes: () => Promise<Problem[]>;
  remove: () => void;
};

/** Opens a site that has these files, by path. */
export function openTestSite(files: Record<string, string>): TestSite {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  const outDir = join(siteDir, 'dist');
  const write: TestSite['write'] = (path, content) => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), content);
  };
  const check = () => checkSite({ siteDir, progress: silentProgress });
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    siteDir,
    outDir,
    write,
    build: () => buildSite({ siteDir, outDir, progress: silentProgress }),
    read: (path) => readFileSync(join(outDir, path), 'utf8'),
    check,
    async mistakes() {
      try {
        await check();
        return [];
      } catch (error) {
        if (error instanceof SiteError) return error.problems;
        throw error;
      }
    },
    remove: () => rmSync(siteDir, { recursive: true }),
  };
}
