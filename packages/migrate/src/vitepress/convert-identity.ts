import { BASE_PATH } from 'folia/format';
import { makeEditUrl } from '../edit-url.ts';
import { NO_SUCH_SETTING } from '../migrate-values.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { UNKNOWN_ADDRESS, unknownAddressNote } from '../unknown-address.ts';
import { headMeta } from './convert-frontmatter.ts';

export type Identity = Converted<Values> & { docsPath: string };

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
  titleTemplate: 'The title of the page is followed by that of the site.',
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
  srcExclude: 'Such pages are left out.',
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
  const icon = convertHead(head);
  const shown = lastUpdated === true || 'lastUpdated' in theme;
  return {
    docsPath: edit.docsPath ?? 'docs',
    value: {
      title: asString(title) ?? 'VitePress',
      ...(asString(description) ? { tagline: description } : {}),
      url: address.origin,
      baseUrl: BASE_PATH.test(baseUrl) ? baseUrl : '/',
      trailingSlash: false,
      ...icon.value,
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
    notes: [...notes, ...icon.notes],
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

/** Takes the icon from the tags of the head. The picture for previews belongs to the theme; the engine writes the other tags for previews itself. */
function convertHead(head: unknown): Converted<Values> {
  const tags = asList(head).map((entry) => {
    const [tag, attributes] = asList(entry);
    return { tag: asString(tag) ?? '', values: asObject(attributes) };
  });
  const icons = tags.filter(({ tag, values }) => tag === 'link' && values['rel'] === 'icon');
  const icon = icons.find(({ values }) => asString(values['href'])?.startsWith('/'));
  const favicon = asString(icon?.values['href']);
  const image = headMeta(head, 'og:image');
  const others = tags.filter((entry) => entry !== icon).map(describeTag);
  return {
    value: favicon === undefined ? {} : { favicon },
    notes: [
      ...(favicon === undefined ? [] : [note('migrated', 'favicon', `From head: ${favicon}.`)]),
      ...(image === undefined
        ? []
        : [note('migrated', 'themeConfig.image', `From head: ${image}.`)]),
      ...[...new Set(others)]
        .filter((key) => key !== 'meta og:image')
        .map((key) =>
          note(
            'dropped',
            `head ${key}`,
            /og:|twitter:|theme-color/.test(key)
              ? 'The engine writes the tags for previews from title, description and "image" of each page.'
              : 'Head tags cannot be added in the config.',
          ),
        ),
    ],
  };
}

function describeTag({ tag, values }: { tag: string; values: Values }): string {
  const name = values['property'] ?? values['name'] ?? values['rel'] ?? values['src'] ?? '';
  return `${tag} ${String(name)}`.trim();
}
