import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeConfigFile, pruneConfig } from '../config-file.ts';
import { printSidebars } from '../config-source.ts';
import type { Generator, Migration, SourceFolder } from '../generator.ts';
import { brokenPagesNote, missingFilesNote } from '../lax-policies.ts';
import { asObject, type Note } from '../note.ts';
import { listFiles } from '../source-files.ts';
import type { NewFile } from '../write-migration.ts';
import { convertChapters } from './convert-chapters.ts';
import { convertConfig } from './convert-config.ts';
import { convertRedirects } from './convert-redirects.ts';
import { convertSummary } from './convert-summary.ts';
import { type Book, readBook } from './read-book.ts';

/** Books of mdBook (https://rust-lang.github.io/mdBook/). */
export const mdbook: Generator = {
  name: 'mdBook',
  configFiles: ['book.toml'],
  migrate: async (folder) => migrateBook(folder),
};

/** Converts config, summary and chapters of a book, and lists the files of the new folder. */
function migrateBook(folder: SourceFolder): Migration {
  const book = readBook(folder);
  const settings = convertConfig(book);
  const chapters = convertChapters(book, settings.docsPath);
  const redirects = convertRedirects(book, chapters);
  const icon = findIcon(book);
  const config = pruneConfig({
    ...settings.value,
    ...(icon ? { favicon: `/${icon.to.slice('static/'.length)}` } : {}),
    ...(redirects.value.length > 0 ? { redirects: redirects.value } : {}),
  });
  const notes: Note[] = [
    ...settings.notes,
    ...chapters.notes,
    ...homeNotes(chapters.home),
    ...redirects.notes,
    ...themeNotes(book),
    brokenPagesNote(),
    missingFilesNote(),
    ...config.notes,
  ];
  const files: NewFile[] = [
    ...chapters.files,
    ...settings.files.filter(({ to }) => !chapters.files.some((file) => file.to === to)),
    ...(icon ? [icon] : []),
    { to: 'sidebars.ts', text: printSidebars({ book: makeSidebar(book) }) },
    makeConfigFile(config.value, notes),
  ];
  return { files, notes };
}

function makeSidebar({ summary, config, chapters }: Book) {
  const html = asObject(asObject(config['output'])['html']);
  const fold = asObject(html['fold']);
  const paths = new Set(chapters.map(({ path }) => path));
  return convertSummary(summary, {
    numbered: html['no-section-label'] !== true,
    foldLevel: fold['enable'] === true ? Number(fold['level'] ?? 0) : undefined,
    exists: (path) => paths.has(path),
  });
}

/** The icon of a book is in its folder of overrides. */
function findIcon({ root }: Book): { from: string; to: string } | undefined {
  const name = ['favicon.svg', 'favicon.png'].find((file) => existsSync(join(root, 'theme', file)));
  return name === undefined ? undefined : { from: join(root, 'theme', name), to: `static/${name}` };
}

function homeNotes(home: string | undefined): Note[] {
  if (home === undefined) {
    const text = 'The book has no chapters. Write pages/index.md.';
    return [{ group: 'pages', outcome: 'dropped', key: 'home page', text }];
  }
  const text = `The home page is the chapter ${home}, as in mdBook.`;
  return [{ group: 'pages', outcome: 'migrated', key: 'home page', text }];
}

/** https://rust-lang.github.io/mdBook/format/theme/index.html */
function themeNotes({ root }: Book): Note[] {
  return listFiles({ from: join(root, 'theme'), to: 'theme' })
    .filter(({ to }) => !/favicon\.\w+$/.test(to))
    .map(({ to }) => ({
      group: 'theme',
      outcome: 'dropped',
      key: to,
      text: "It replaces a part of mdBook's theme, which is not used.",
    }));
}
