import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';

const PAGE_DATA_ENDING = '.page.json';

export type BuiltFile = {
  /** Path within the output folder, with forward slashes. */
  path: string;
  bytes: number;
};

export type BuiltPage = {
  /** URL, as used in links. */
  href: string;
  layout: string;
  documentPath: string;
  pageDataPath: string;
};

/** The output of a build. */
export type BuiltSite = { folder: string; files: BuiltFile[]; pages: BuiltPage[] };

const pageDataSchema = z.object({ href: z.string(), layout: z.string() });

/** Reads the files and pages of an output folder. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const absolute = join(entry.parentPath, entry.name);
      const path = relative(folder, absolute).split(sep).join('/');
      return { path, bytes: statSync(absolute).size };
    });
  const pages = files
    .filter(({ path }) => path.endsWith(PAGE_DATA_ENDING))
    .map(({ path }) => readPage(folder, path));
  return { folder, files, pages };
}

/** The docs pages. */
export function docsPages({ pages }: BuiltSite): BuiltPage[] {
  return pages.filter(({ layout }) => layout === 'doc');
}

/** The content of a file of the site. */
export function readBuiltFile({ folder }: BuiltSite, path: string): Buffer {
  return readFileSync(join(folder, path));
}

/** Whether a file exists. */
export function hasFile({ files }: BuiltSite, path: string): boolean {
  return files.some((file) => file.path === path);
}

function readPage(folder: string, path: string): BuiltPage {
  const { href, layout } = pageDataSchema.parse(
    JSON.parse(readFileSync(join(folder, path), 'utf8')),
  );
  const stem = path.slice(0, -PAGE_DATA_ENDING.length);
  return { href, layout, documentPath: `${stem}.html`, pageDataPath: path };
}
