import { BASE_PATH, siteConfigSchema } from 'folia/format';
import { makeEditUrl } from '../edit-url.ts';
import { LAX_POLICIES } from '../lax-policies.ts';
import { NO_SUCH_SETTING } from '../migrate-values.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { UNKNOWN_ADDRESS, unknownAddressNote } from '../unknown-address.ts';
import type { NewFile } from '../write-migration.ts';
import { convertScripts } from './convert-scripts.ts';
import { punctuationNotes } from './punctuation.ts';
import type { Book } from './read-book.ts';

export type ConvertedConfig = Converted<Values> & {
  /** Folder of the chapters in the new folder. */
  docsPath: string;
  /** Files that the settings need. */
  files: NewFile[];
};

const NOT_NEEDED: Record<string, string> = {
  'book.multilingual': 'It has no effect in mdBook either.',
  'rust.edition': 'Code is not run.',
  'output.html.theme': 'Themes are templates of mdBook.',
  'output.html.additional-css':
    'Style sheets of books name the elements of mdBook. Write one for this engine and list it in "customCss".',
  'output.html.copy-fonts': 'The engine uses the fonts of the device.',
  'output.html.google-analytics': 'Add its script to "theme/body-end.jsx".',
  'output.html.git-repository-icon': 'The link is text.',
  'output.html.hash-files': 'Names of files always change with their content.',
  'output.html.input-404': 'The engine writes the page for missing addresses itself.',
  'output.html.playground': 'Code cannot be run or edited.',
  'output.html.playpen': 'Code cannot be run or edited.',
  'output.html.print': 'Each page can be printed; there is no page of the whole book.',
  'output.html.code': 'Hidden lines are removed from code.',
  'output.html.live-reload-endpoint': '"folia dev" updates the browser itself.',
  'output.html.sidebar-header-nav': 'The headings of a page are in the list beside it.',
  'output.html.definition-lists': 'Definition lists are HTML here.',
  'output.html.admonitions': 'Alerts such as "> [!NOTE]" are always boxes.',
};

/** Keys that are converted below, or that only say how the book is built. */
const READ =
  /^(?:book\.(?:title|description|authors|language|text-direction|src)|output\.html\.(?:site-url|cname|git-repository-url|edit-url-template|redirect|default-theme|preferred-dark-theme|fold|no-section-label|search|mathjax-support|additional-js|smart-punctuation|curly-quotes)|build\.|preprocessor\.)/;

/** Converts `book.toml` (https://rust-lang.github.io/mdBook/format/configuration/index.html). */
export function convertConfig({
  config,
  src,
  root,
  read,
}: Pick<Book, 'config' | 'src' | 'root' | 'read'>): ConvertedConfig {
  const book = asObject(config['book']);
  const html = asObject(asObject(config['output'])['html']);
  const title = asString(book['title']) ?? 'Book';
  const address = convertAddress(html);
  // mdBook appends the path from the root of the book, and the engine the path from the root of the site.
  const docsPath = /^[\w-]+$/.test(src) ? src : 'docs';
  const edit = convertEditUrl(asString(html['edit-url-template']), docsPath === src);
  const navbar = convertNavbar(html, title);
  const language = convertLanguage(book);
  const theme = convertColors(html);
  const search = asObject(html['search']);
  const scripts = convertScripts(html, { root, read, baseUrl: String(address.value['baseUrl']) });
  const authors = asList(book['authors']).filter((author) => typeof author === 'string');
  return {
    docsPath,
    files: scripts.files,
    value: {
      title,
      ...scripts.value,
      ...(asString(book['description']) ? { tagline: book['description'] } : {}),
      ...address.value,
      trailingSlash: false,
      ...language,
      docs: {
        path: docsPath,
        routeBasePath: '/',
        exclude: [],
        numberPrefixParser: false,
        tags: false,
        sidebarPath: 'sidebars.ts',
        ...edit.value,
      },
      // mdBook does not check links.
      ...LAX_POLICIES,
      themeConfig: {
        navbar: navbar.value,
        ...(authors.length > 0 ? { footer: { copyright: authors.join(', ') } } : {}),
        ...theme.value,
        ...(search['enable'] === false ? { search: false } : {}),
      },
    },
    notes: [
      ...['title', 'description', 'language'].flatMap((key) =>
        book[key] === undefined ? [] : [note('config', 'migrated', `book.${key}`)],
      ),
      ...(authors.length > 0
        ? [note('footer', 'changed', 'book.authors', 'They are in the footer.')]
        : []),
      ...address.notes,
      ...edit.notes,
      ...navbar.notes,
      ...theme.notes,
      ...searchNotes(html['search']),
      ...scripts.notes,
      ...punctuationNotes(config),
      ...otherNotes(config),
    ],
  };
}

function note(group: Note['group'], outcome: Note['outcome'], key: string, text?: string): Note {
  return { group, outcome, key, text };
}

function convertAddress(html: Values): Converted<Values> {
  const written = asString(html['site-url']);
  const host = asString(html['cname']);
  const isUrl = written !== undefined && URL.canParse(written);
  const path = isUrl ? new URL(written).pathname : (written ?? '/');
  const base = `/${path}/`.replace(/\/{2,}/g, '/');
  const origin = isUrl
    ? new URL(written).origin
    : host === undefined
      ? undefined
      : `https://${host}`;
  const baseUrl = BASE_PATH.test(base) ? base : '/';
  return {
    value: { url: origin ?? UNKNOWN_ADDRESS, baseUrl },
    notes: [
      origin === undefined ? unknownAddressNote('url') : note('config', 'migrated', 'url'),
      ...(written === undefined ? [] : [note('config', 'migrated', 'output.html.site-url')]),
      ...(host === undefined ? [] : [note('config', 'migrated', 'output.html.cname')]),
      note(
        'config',
        'migrated',
        'addresses',
        'Pages are files such as "chapter.html". Links to the pages have no extension; both forms work.',
      ),
    ],
  };
}

function convertEditUrl(template: string | undefined, isSameFolder: boolean): Converted<Values> {
  if (template === undefined) return { value: {}, notes: [] };
  const before = template.replace(/\{path\}.*$/, '');
  if (isSameFolder && template.includes('{path}') && URL.canParse(before)) {
    return {
      value: { editUrl: before },
      notes: [note('docs', 'migrated', 'output.html.edit-url-template')],
    };
  }
  const { url, notes } = makeEditUrl(template, '{path}');
  return { value: url === undefined ? {} : { editUrl: url }, notes };
}

function convertNavbar(html: Values, title: string): Converted<Values> {
  const href = asString(html['git-repository-url']);
  if (href === undefined || !URL.canParse(href)) return { value: { title }, notes: [] };
  const label = /(?:^|\.)github\.com$/.test(new URL(href).hostname) ? 'GitHub' : 'Repository';
  return {
    value: { title, items: [{ label, href }] },
    notes: [note('navbar', 'migrated', 'output.html.git-repository-url')],
  };
}

function convertLanguage(book: Values): Values {
  const language = asString(book['language']) ?? 'en';
  const direction = asString(book['text-direction']);
  const i18n = {
    defaultLocale: language,
    ...(direction === undefined ? {} : { localeConfigs: { [language]: { direction } } }),
  };
  const isDefault = language === 'en' && direction === undefined;
  return isDefault || !siteConfigSchema.shape.i18n.safeParse(i18n).success ? {} : { i18n };
}

const DARK = /^(?:navy|coal|ayu)$/i;
const LIGHT = /^(?:light|rust)$/i;

/**
 * mdBook shows its default theme, or on a device in dark mode the preferred dark theme, which is `navy` by default:
 * https://rust-lang.github.io/mdBook/format/configuration/renderers.html#html-renderer-options
 */
function convertColors(html: Values): Converted<Values> {
  const theme = asString(html['default-theme']);
  const darkTheme = asString(html['preferred-dark-theme']);
  if (theme !== undefined && DARK.test(theme)) return oneMode('default-theme', theme, 'dark');
  if (darkTheme !== undefined && LIGHT.test(darkTheme))
    return oneMode('preferred-dark-theme', darkTheme, 'light');
  const written = theme === undefined ? 'preferred-dark-theme' : 'default-theme';
  const notes = [
    note('theme', 'changed', `output.html.${written}`, 'The site follows the device.'),
  ];
  return {
    value: { colorMode: { respectPrefersColorScheme: true } },
    notes: theme === undefined && darkTheme === undefined ? [] : notes,
  };
}

function oneMode(key: string, theme: string, defaultMode: 'light' | 'dark'): Converted<Values> {
  const text = `"${theme}" is the ${defaultMode} mode.`;
  return {
    value: { colorMode: { defaultMode } },
    notes: [note('theme', 'changed', `output.html.${key}`, text)],
  };
}

function searchNotes(search: unknown): Note[] {
  if (search === undefined) return [];
  const isOff = asObject(search)['enable'] === false;
  const text = isOff ? 'There is no search.' : 'The search of the engine needs no settings.';
  return [note('theme', 'changed', 'output.html.search', text)];
}

/** A note for each other key, and each preprocessor. */
function otherNotes(config: Values): Note[] {
  const output = asObject(config['output']);
  const keys = [
    ...Object.keys(asObject(config['book'])).map((key) => `book.${key}`),
    ...Object.keys(asObject(config['rust'])).map((key) => `rust.${key}`),
    ...Object.keys(asObject(output['html'])).map((key) => `output.html.${key}`),
  ];
  return [
    ...keys
      .filter((key) => !READ.test(key))
      .map((key) => note('config', 'dropped', key, NOT_NEEDED[key] ?? NO_SUCH_SETTING)),
    ...Object.keys(output)
      .filter((name) => name !== 'html')
      .map((name) =>
        note(
          'plugins',
          'dropped',
          `output.${name}`,
          'The site is HTML only; other forms and checks of the book are left out.',
        ),
      ),
    ...Object.keys(asObject(config['preprocessor'])).map(preprocessorNote),
  ];
}

const PREPROCESSORS: Record<string, string> = {
  admonish: 'The engine draws its boxes.',
  mermaid: 'Fences in "mermaid" are always diagrams.',
  katex: 'Formulas between dollar signs are built in.',
  toc: 'The list of sections is beside each page.',
  links: 'Included files are part of the pages.',
  index: '"README.md" is the page of its folder.',
  alerts: 'Alerts such as "> [!NOTE]" are built in.',
  'gitHub-alerts': 'Alerts such as "> [!NOTE]" are built in.',
  footnote: 'Footnotes of Markdown are built in.',
};

function preprocessorNote(name: string): Note {
  const known = PREPROCESSORS[name];
  return known === undefined
    ? note(
        'plugins',
        'dropped',
        `preprocessor.${name}`,
        'Programs that change the text of chapters are not run.',
      )
    : note('plugins', 'migrated', `preprocessor.${name}`, known);
}
