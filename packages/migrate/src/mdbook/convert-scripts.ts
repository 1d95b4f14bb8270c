import type { DocumentTag } from '../document-tag.ts';
import { convertDocumentTags } from '../document-tags.ts';
import { asList, asString, type Converted, type Note, type Values } from '../note.ts';
import { resolveSourcePath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';

const KEY = 'output.html.additional-js';

/** The files of https://github.com/badboy/mdbook-mermaid, which draws diagrams in browsers. */
const OF_DIAGRAMS = /(?:^|\/)mermaid(?:-init)?(?:\.min)?\.js$/;

/** A script for the highlighter of mdBook, https://highlightjs.org, which would fail here. */
const OF_HIGHLIGHTER = /\bhljs\b/;

type BookFiles = {
  /** Absolute path of the book, from which the config names files. */
  root: string;
  read: (path: string) => string | undefined;
  baseUrl: string;
};

/**
 * Converts the scripts of each page (https://rust-lang.github.io/mdBook/format/configuration/renderers.html#html-renderer-options).
 * They keep their addresses, which are their paths in the book. A script from elsewhere gets its file name as its path.
 */
export function convertScripts(
  html: Values,
  { root, read, baseUrl }: BookFiles,
): Converted<Values> & { files: NewFile[] } {
  const paths = asList(html['additional-js']).flatMap((path) => asString(path) ?? []);
  const others = paths
    .filter((path) => !OF_DIAGRAMS.test(path))
    .map((path) => ({ path, ...resolveSourcePath(root, path) }));
  const readFiles = others.flatMap((file) => {
    const code = read(file.from);
    return code === undefined ? [] : [{ ...file, code }];
  });
  const found = readFiles.filter(({ code }) => !OF_HIGHLIGHTER.test(code));
  const tags = convertDocumentTags(
    found.map(
      ({ to, code }): DocumentTag => ({
        key: KEY,
        tagName: 'script',
        attributes: { src: `${baseUrl}${to}` },
        code,
      }),
    ),
  );
  return {
    value: tags.value,
    files: [...tags.files, ...found.map(({ from, to }) => ({ from, to: `static/${to}` }))],
    notes: [
      ...tags.notes.map((note) => ({ ...note, text: `${note.text} ${ELEMENTS}`, isUrgent: true })),
      ...paths
        .filter((path) => OF_DIAGRAMS.test(path))
        .map((path) => scriptNote('migrated', path, 'Diagrams need no script here.')),
      ...readFiles
        .filter(({ code }) => OF_HIGHLIGHTER.test(code))
        .map(({ path }) => scriptNote('dropped', path, 'It is for the highlighter of mdBook.')),
      ...others
        .filter(({ from }) => read(from) === undefined)
        .map(({ path }) => scriptNote('dropped', path, 'The file does not exist.')),
    ],
  };
}

const ELEMENTS = 'Look at what they do: the elements of mdBook do not exist here.';

function scriptNote(outcome: Note['outcome'], path: string, text: string): Note {
  return { group: 'config', outcome, key: `${KEY} ${path}`, text };
}
