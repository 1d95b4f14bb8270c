import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Problem, SiteError } from 'folia-problems';
import { type BuildOptions, buildSite, checkSite } from './build.ts';
import { silentProgress } from './cli/progress.ts';

type Content = string | Uint8Array;

/** A site in a temporary folder, for tests of builds. Paths are relative to the site, those of output to its build. */
export type TestSite = {
  siteDir: string;
  outDir: string;
  /** Writes a file of the site, with the folders above it. */
  write: (path: string, content: Content) => void;
  build: (options?: Partial<BuildOptions>) => Promise<{ warnings: Problem[] }>;
  /** Reads a file that the last build wrote. */
  read: (path: string, encoding?: BufferEncoding) => string;
  /** Lists the files that the last build wrote, sorted by path. */
  outputPaths: () => string[];
  check: () => ReturnType<typeof checkSite>;
  /** Lists the mistakes that make a check fail; none if it succeeds. */
  mistakes: () => Promise<Problem[]>;
  /** Deletes the site with its output. */
  remove: () => void;
};

/** Lists the files in a folder and its subfolders, as sorted paths relative to it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Makes a site that has these files, by path. */
export function openTestSite(files: Record<string, Content>): TestSite {
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
    build: (options) => buildSite({ siteDir, outDir, progress: silentProgress, ...options }),
    read: (path, encoding = 'utf8') => readFileSync(join(outDir, path), encoding),
    outputPaths: () => listFiles(outDir),
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
