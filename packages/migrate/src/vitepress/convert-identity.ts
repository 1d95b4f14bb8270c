import { BASE_PATH } from 'folia/format';
import type { DocumentTag } from '../document-tag.ts';
import { convertDocumentTags } from '../document-tags.ts';
import { makeEditUrl } from '../edit-url.ts';
import { NO_SUCH_SETTING } from '../migrate-values.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { UNKNOWN_ADDRESS, unknownAddressNote } from '../unknown-address.ts';
import type { NewFile } from '../write-migration.ts';
import { headMeta } from './convert-frontmatter.ts';

export type Identity = Converted<Values> & {
  docsPath: string;
  /** Files that the settings need. */
  files: NewFile[];
};

/** Keys of the site config that other parts convert. */
const CONVERTED_SEPARATELY = new Set([
  'themeConfig',
  'locales',
  'rewrites',
  'srcDir',
  'srcExclude',
  'appearance',
  'ignoreDeadLinks',
  'markdown',
  'label',
  'link',
  'dir',
]);

const REASONS: Record<string, string> = {
  vite: 'The site is built with Vite, which needs no settings.',
  vue: 'Pages are not Vue components here.',
  titleTemplate: 'The title of the page is followed by the title of the site.',
  transformHead: 'The engine writes the head of each document.',
  transformHtml: 'The engine writes the documents.',
  transformPageData: 'Values of pages are those of their frontmatter.',
  buildEnd: 'Run other programs after the build.',
  postRender: 'The engine writes the documents.',
  shouldPreload: 'The engine decides what is loaded early.',
  outDir: 'Choose the folder with "folia build --out DIR".',
  cacheDir: 'The engine has a cache of its own.',
  assetsDir: 'The engine has a folder of its own for files.',
  metaChunk: 'The engine has no such part.',
  mpa: 'Pages need no script before a reader acts.',
  scrollOffset: 'Headings are never below the bar.',
  useWebFonts: 'The engine uses the fonts of the device.',
  router: 'The engine has a router of its own.',
  extends: 'Only its values are used.',
  contentProps: NO_SUCH_SETTING,
};

/** Converts title, address and other settings of the site (https://vitepress.dev/reference/site-config). */
export function convertIdentity(config: Values, { cname }: { cname?: string }): Identity {
  const { title, description, base, head, cleanUrls, lastUpdated, lang, sitemap, ...rest } = config;
  const theme = asObject(config['themeConfig']);
  const address = findAddress(config, cname);
  const baseUrl = `/${asString(base) ?? ''}/`.replace(/\/{2,}/g, '/');
  const edit = makeEditUrl(asString(asObject(theme['editLink'])['pattern']), ':path');
  const notes: Note[] = [
    { group: 'config', outcome: 'migrated', key: 'title' },
    address.note,
    ...(description === undefined
      ? []
      : [
          note(
            'migrated',
            'description',
            'It is the "tagline" and the description of the home page.',
          ),
        ]),
    ...(base === undefined ? [] : [note('migrated', 'base')]),
    ...(lang === undefined ? [] : [note('migrated', 'lang')]),
    note(
      'changed',
      'cleanUrls',
      'Pages have addresses without extension and are files such as "guide/start.html", so both forms work. "/guide/" is now "/guide".',
    ),
    ...(lastUpdated ? [note('migrated', 'lastUpdated')] : []),
    ...edit.notes,
    ...Object.keys(rest)
      .filter((key) => !CONVERTED_SEPARATELY.has(key) && rest[key] !== undefined)
      .map((key) => note('dropped', key, REASONS[key] ?? NO_SUCH_SETTING)),
  ];
  const tags = convertHead(head);
  const shown = lastUpdated === true || 'lastUpdated' in theme;
  return {
    docsPath: edit.docsPath ?? 'docs',
    value: {
      title: asString(title) ?? 'VitePress',
      ...(asString(description) ? { tagline: description } : {}),
      url: address.origin,
      baseUrl: BASE_PATH.test(baseUrl) ? baseUrl : '/',
      trailingSlash: false,
      ...tags.value,
      docs: {
        path: edit.docsPath ?? 'docs',
        routeBasePath: '/',
        exclude: [],
        numberPrefixParser: false,
        tags: false,
        ...(edit.url === undefined ? {} : { editUrl: edit.url }),
        ...(shown && lastUpdated !== false ? { showLastUpdateTime: true } : {}),
      },
    },
    files: tags.files,
    notes: [...notes, ...tags.notes],
  };
}

function note(outcome: Note['outcome'], key: string, text?: string): Note {
  return { group: 'config', outcome, key, text };
}

/** The origin of the site, which VitePress needs only for its sitemap. */
function findAddress({ sitemap, head }: Values, cname?: string): { origin: string; note: Note } {
  const written = asString(asObject(sitemap)['hostname']);
  const fromHead = asList(head)
    .map((entry) => asObject(asList(entry)[1]))
    .find((values) => values['property'] === 'og:url')?.['content'];
  const host = cname?.trim();
  for (const [key, value] of [
    ['sitemap.hostname', written],
    ['head og:url', asString(fromHead)],
    ['CNAME', host ? `https://${host}` : undefined],
  ] as const) {
    if (value === undefined || !URL.canParse(value)) continue;
    return { origin: new URL(value).origin, note: note('migrated', 'url', `From "${key}".`) };
  }
  return { origin: UNKNOWN_ADDRESS, note: unknownAddressNote('url') };
}

/**
 * Converts the tags of the head (https://vitepress.dev/reference/site-config#head). The icon and the picture for previews have
 * keys of their own; the engine writes the other tags for previews itself.
 */
function convertHead(head: unknown): Converted<Values> & { files: NewFile[] } {
  const tags = asList(head).map(readTag);
  const icons = tags.filter(({ attributes }) => attributes['rel'] === 'icon');
  const icon = icons.find(({ attributes }) => asString(attributes['href'])?.startsWith('/'));
  const favicon = asString(icon?.attributes['href']);
  const image = headMeta(head, 'og:image');
  const others = tags.filter((tag) => tag !== icon);
  const added = convertDocumentTags(others.filter((tag) => !isOfPreview(tag)));
  return {
    value: { ...(favicon === undefined ? {} : { favicon }), ...added.value },
    files: added.files,
    notes: [
      ...(favicon === undefined ? [] : [note('migrated', 'favicon', `From head: ${favicon}.`)]),
      ...(image === undefined
        ? []
        : [note('migrated', 'themeConfig.image', `From head: ${image}.`)]),
      ...added.notes,
      ...[...new Set(others.filter(isOfPreview).map(describeTag))]
        .filter((key) => key !== 'meta og:image')
        .map((key) =>
          note(
            'dropped',
            `head ${key}`,
            'The engine writes the tags for previews from title, description and "image" of each page.',
          ),
        ),
    ],
  };
}

function readTag(entry: unknown): DocumentTag {
  const [tagName, attributes, text] = asList(entry);
  return {
    key: 'head',
    tagName: asString(tagName) ?? '',
    attributes: asObject(attributes),
    text: asString(text),
  };
}

function isOfPreview({ tagName, attributes }: DocumentTag): boolean {
  const name = attributes['property'] ?? attributes['name'] ?? '';
  return tagName === 'meta' && /^(?:og|twitter):/.test(String(name));
}

function describeTag({ tagName, attributes }: DocumentTag): string {
  return `${tagName} ${String(attributes['property'] ?? attributes['name'])}`;
}
