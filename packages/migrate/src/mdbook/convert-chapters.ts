import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { decodeOrKeep, isElsewhere } from 'folia/format';
import { decodeReferences } from '../character-references.ts';
import { countOf } from '../count-of.ts';
import { addressBesidePage } from '../folder-page.ts';
import { keepHeadingIds, raiseHeadings, readHeadings, readIds } from '../heading-ids.ts';
import { mapLinks } from '../map-links.ts';
import { asObject, type Note, stringsOf, type Values } from '../note.ts';
import { printPage } from '../print-frontmatter.ts';
import { relativePath } from '../relative-path.ts';
import { slugOfOrdinaryPage } from '../same-as-folder.ts';
import { smartPunctuation } from '../smart-punctuation.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import type { WrittenPart } from '../written-part.ts';
import { fileNotes, missingChapterNotes, summarizeCode, unlistedNotes } from './chapter-notes.ts';
import { type CodeSummary, convertCode } from './convert-code.ts';
import { convertMarkup } from './convert-markup.ts';
import { resolveIncludes } from './includes.ts';
import { convertPreprocessorHelpers } from './preprocessor-helpers.ts';
import { hasSmartPunctuation } from './punctuation.ts';
import type { Book } from './read-book.ts';

export type ConvertedChapters = {
  files: NewFile[];
  notes: Note[];
  home?: string;
  /** Ids of the sections of each chapter, by its address. */
  ids: Map<string, ReadonlySet<string>>;
};

/** Converts all chapters and lists the other files of the source folder. */
export function convertChapters(book: Book, docsPath: string): ConvertedChapters {
  const referenced = new Map<string, CopyPath>();
  const home = findHome(book);
  const html = asObject(asObject(book.config['output'])['html']);
  const punctuate = hasSmartPunctuation(book.config) ? smartPunctuation : (text: string) => text;
  const titleIds = new Map(
    book.chapters.map(({ path, title }) => [
      path,
      titleId(punctuate(book.read(join(book.srcDir, path)) ?? ''), title),
    ]),
  );
  const context = { book, docsPath, home, titleIds, referenced, html, punctuate };
  const chapters = book.chapters.map((chapter) => convertChapter(chapter, context));
  const others = book.files.filter(({ to }) => !/\.md$/i.test(to) && !referenced.has(to));
  return {
    home,
    ids: new Map(chapters.map(({ address, file }) => [address, readIds(file.text)])),
    files: [
      ...chapters.map(({ file }) => file),
      ...[...referenced.values()].map(({ from, to }) => ({ from, to: `${docsPath}/${to}` })),
      ...others.map(({ from, to }) => ({ from, to: `static/${to}` })),
    ],
    notes: [
      {
        group: 'docs',
        outcome: 'migrated',
        key: 'chapters',
        text: `${countOf(chapters.length, 'pages')}.`,
      },
      ...missingChapterNotes(book),
      ...unlistedNotes(book),
      ...fileNotes(referenced.size, others.length),
      ...summarizeCode(chapters),
      ...chapters.flatMap(({ notes }) => notes),
    ],
  };
}

/** The chapter at the address of the site: mdBook writes its first chapter there, if no chapter has that address. */
function findHome({ chapters }: Book): string | undefined {
  const own = chapters.find(({ path }) => /^(?:README|index)\.md$/i.test(path));
  return (own ?? chapters[0])?.path;
}

/** The address of a chapter in the new site. */
export function addressOf(path: string, { chapters }: Pick<Book, 'chapters'>): string {
  const beside = addressBesidePage(path, new Set(chapters.map((chapter) => chapter.path)));
  return beside ?? plainAddress(path);
}

function plainAddress(path: string): string {
  return `/${path.replace(/\.md$/i, '')}`.replace(/\/(?:README|index)$/i, '') || '/';
}

type ChapterContext = {
  book: Book;
  docsPath: string;
  home: string | undefined;
  /** Ids of the titles of chapters, by path. */
  titleIds: ReadonlyMap<string, string | undefined>;
  referenced: Map<string, CopyPath>;
  /** The options of the output in HTML. */
  html: Values;
  /** Writes quotation marks and dashes as readers see them. */
  punctuate: (markdown: string) => string;
};

type ConvertedChapter = CodeSummary & {
  address: string;
  file: { to: string; text: string };
  notes: Note[];
};

function convertChapter(
  { path, title }: Book['chapters'][number],
  context: ChapterContext,
): ConvertedChapter {
  const { book, docsPath, home, html, punctuate } = context;
  const written = (book.read(join(book.srcDir, path)) ?? '')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n');
  const file = join(book.srcDir, path);
  const helpers = convertPreprocessorHelpers(written);
  const included = resolveIncludes(helpers.text, { file, read: book.read });
  const code = convertCode(punctuate(included.text), {
    hidelines: stringsOf(asObject(asObject(html['code'])['hidelines'])),
    knowsLanguage: book.knowsLanguage,
  });
  const withIds = keepHeadingIds(raiseHeadings(code.text, title), {
    slug: (written) => headingSlug(decodeReferences(written)),
    isAsWritten: true,
  });
  const markup = convertMarkup(withIds, { mathjax: html['mathjax-support'] === true });
  const text = mapLinks(markup.text, (address) => convertLink(address, path, context));
  const heading = readHeadings(text)[0];
  const address = path === home ? '/' : addressOf(path, book);
  const frontmatter = {
    ...(heading?.level === 1 ? {} : { title }),
    title_meta: included.title,
    ...(address === plainAddress(path) ? slugOfChapter(path, address) : { slug: address }),
  };
  const notePlace = (line: number) => ({ file: `${book.src}/${path}`, line });
  return {
    ...code,
    address,
    file: { to: `${docsPath}/${path}`, text: printPage(frontmatter, text) },
    notes: [
      ...included.missing.map(
        ({ written: helper, line }): Note => ({
          group: 'docs',
          outcome: 'dropped',
          key: helper,
          text: 'The file or its part does not exist, or the helper is unknown; it is shown as text.',
          ...notePlace(line),
        }),
      ),
      ...helpers.unknown.map(
        ({ written: helper, line }): Note => ({
          group: 'docs',
          outcome: 'dropped',
          key: helper,
          text: 'A preprocessor replaced it with its output; it is removed.',
          ...notePlace(line),
        }),
      ),
      ...locate(markup.unknown, written).map(
        ({ written: element, line }): Note => ({
          group: 'docs',
          outcome: 'dropped',
          key: element.length > 80 ? `${element.slice(0, 79)}…` : element,
          text: 'It is for a preprocessor. What is between its tags is kept.',
          ...notePlace(line),
        }),
      ),
    ],
  };
}

/** `README` is the page of its folder in both; the name of the folder is not. */
function slugOfChapter(path: string, address: string): Values {
  return /(?:^|\/)README\.md$/i.test(path) ? {} : slugOfOrdinaryPage(path, address);
}

/** Lines of elements in the chapter as written, since included files and removed lines move them. */
function locate(elements: WrittenPart[], text: string) {
  const lines = text.split('\n');
  const found = elements.map(({ written, line }) => {
    const start = written.slice(0, 30);
    const index = lines.findIndex((candidate) => candidate.includes(start));
    return { written, line: index === -1 ? line : index + 1 };
  });
  return [...new Map(found.map((element) => [element.written, element])).values()];
}

/**
 * mdBook's ids: letters, digits, `_` and `-`, with hyphens for white space. Only ASCII letters become lowercase.
 * @example headingSlug('Über --all') // 'Über---all'
 */
export function headingSlug(title: string): string {
  return title
    .trim()
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^\p{Alphabetic}\p{N}_\s-]/gu, '')
    .replace(/\s/g, '-');
}

/** A link to a chapter as the path of its file; a file beside the chapters is copied. */
function convertLink(
  written: string,
  path: string,
  { book, titleIds, referenced }: ChapterContext,
): string {
  if (isElsewhere(written) || /^(?:#|$)/.test(written)) return written;
  const cut = written.search(/[?#]/);
  const target = cut === -1 ? written : written.slice(0, cut);
  const suffix = cut === -1 ? '' : written.slice(cut);
  const place = target.startsWith('/')
    ? target.slice(1)
    : posix.join(posix.dirname(path), decodeOrKeep(target));
  const chapter = findChapter(place, book);
  if (chapter !== undefined) {
    return relativePath(path, chapter) + (suffix === `#${titleIds.get(chapter)}` ? '' : suffix);
  }
  const file = book.files.find(({ to }) => to === place && !/\.md$/i.test(to));
  if (file && existsSync(file.from)) {
    referenced.set(file.to, file);
    return relativePath(path, file.to) + suffix;
  }
  return written;
}

/** The id of a chapter's title, which is the start of the page and has no id here. */
function titleId(text: string, name: string): string | undefined {
  const [heading] = readHeadings(raiseHeadings(text, name));
  const isTitle = heading?.level === 1 && heading.id === undefined;
  return isTitle ? headingSlug(decodeReferences(heading.written)) : undefined;
}

/** The chapter that an address names: `a.md`, `a.html`, `a`, `a/` or `a/index.html`. */
function findChapter(place: string, { chapters }: Book): string | undefined {
  const stem = place.replace(/\.(?:md|html)$/, '').replace(/\/$/, '');
  const files = [
    `${stem}.md`,
    `${stem.replace(/(?:^|\/)index$/, (end) => end.replace('index', 'README'))}.md`,
  ];
  const folders = [posix.join(stem, 'README.md'), posix.join(stem, 'index.md')];
  const isFolder = /^\.?$|\/$/.test(place);
  const others = /\.\w+$/.test(place) ? [] : folders;
  const names = isFolder ? [...folders, ...files] : [...files, ...others];
  return names.find((name) => chapters.some(({ path }) => path === name));
}
