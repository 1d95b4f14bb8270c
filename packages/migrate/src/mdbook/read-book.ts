import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHighlighter } from 'folia/format';
import { SiteError } from 'folia-problems';
import type { SourceFolder } from '../generator.ts';
import { asObject, asString, type Values } from '../note.ts';
import { readToml } from '../read-toml.ts';
import { listFiles } from '../source-files.ts';
import type { CopyPath } from '../source-path.ts';
import { type Chapter, listChapters, parseSummary, type SummaryPart } from './parse-summary.ts';

/** A book with all files of its source folder. */
export type Book = {
  root: string;
  config: Values;
  /** Path of the source folder, relative to the root. */
  src: string;
  /** Absolute path of the source folder. */
  srcDir: string;
  summary: SummaryPart[];
  /** Chapters whose file exists, each once. */
  chapters: (Chapter & { path: string })[];
  /** Files of the source folder, with paths relative to it. */
  files: CopyPath[];
  read: (path: string) => string | undefined;
  knowsLanguage: (name: string) => boolean;
};

/** Reads the config, the summary and the files of a book. @throws SiteError if config or summary cannot be read */
export function readBook({ sourceDir: root, configFile }: SourceFolder): Book {
  const config = readToml(readFileSync(join(root, configFile), 'utf8'), configFile);
  const src = asString(asObject(config['book'])['src']) ?? 'src';
  const srcDir = join(root, src);
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const text = read(join(srcDir, 'SUMMARY.md'));
  if (text === undefined) {
    throw new SiteError([
      {
        file: `${src}/SUMMARY.md`,
        message: 'The file does not exist.',
        hint: 'It lists the chapters of a book. The folder is "book.src" in book.toml.',
      },
    ]);
  }
  const summary = parseSummary(text);
  const files = listFiles({ from: srcDir, to: '' });
  const paths = new Set(files.map(({ to }) => to));
  const chapters = new Map(
    listChapters(summary).flatMap((chapter) => {
      const { path } = chapter;
      return path !== undefined && paths.has(path) ? [[path, { ...chapter, path }] as const] : [];
    }),
  );
  return {
    root,
    config,
    src,
    srcDir,
    summary,
    chapters: [...chapters.values()],
    files,
    read,
    knowsLanguage: makeHighlighter().knows,
  };
}
