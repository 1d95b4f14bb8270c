import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, posix, relative, sep } from 'node:path';
import type { Corpus, CorpusPage } from './corpus.ts';
import { plainMarkdown } from './plain-markdown.ts';

export type MarkdownFolder = {
  corpus: Corpus;
  /** Number of files that some generator could not build. */
  skipped: number;
};

/**
 * Reads a folder of Markdown as a corpus. Files with more than plain Markdown, such as MDX, are
 * skipped for all generators; links to files outside the corpus and pictures become their text.
 */
export function readMarkdownFolder(folder: string): MarkdownFolder {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)[._]|node_modules\//.test(file))
    .toSorted();
  const plain = files.flatMap((file) => {
    const page = readPage(folder, file);
    return page ? [page] : [];
  });
  const known = new Set(plain.map(({ path }) => path));
  const pages = plain.map((page) => ({ ...page, markdown: page.markdown(known) }));
  const index = { path: 'index', title: 'Start', markdown: 'The pages are in the sidebar.\n' };
  const all = known.has('index') ? pages : [index, ...pages];
  const folders = [...new Set(pages.map(({ path }) => path.split('/')))]
    .filter((parts) => parts.length > 1)
    .map(([name = '']) => name);
  return {
    corpus: {
      title: basename(folder),
      pages: all,
      folders: [...new Set(folders)].map((name) => ({ name, label: name })),
      hasUnknownLinks: true,
    },
    skipped: files.length - plain.length,
  };
}

type ReadPage = Omit<CorpusPage, 'markdown'> & { markdown: (known: Set<string>) => string };

/** Undefined if a generator could not build it. Its links are only known with all other pages. */
function readPage(folder: string, file: string): ReadPage | undefined {
  const source = readFileSync(join(folder, file), 'utf8');
  const path = pagePath(file);
  const linked = (target: string, known: Set<string>) => {
    const other = pagePath(posix.normalize(posix.join(posix.dirname(path), target)));
    return known.has(other) ? posix.relative(posix.dirname(path), other) : undefined;
  };
  const parsed = plainMarkdown(source);
  if (!parsed) return undefined;
  return {
    path,
    title: parsed.title ?? basename(path),
    markdown: (known) => parsed.write((target) => linked(target, known)),
  };
}

/** Lower case, without spaces, dots and leading numbers, which generators treat differently. */
function pagePath(file: string): string {
  const stem = file.slice(0, file.length - extname(file).length);
  return stem
    .split('/')
    .map((name) =>
      name
        .toLowerCase()
        .replace(/^\d+[-_.\s]+/, '')
        .replaceAll(/[^a-z0-9-]+/g, '-'),
    )
    .join('/')
    .replace(/(^|\/)readme$/, '$1index');
}
