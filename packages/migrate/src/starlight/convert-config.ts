import { posix } from 'node:path';
import { convertDocumentTags } from '../document-tags.ts';
import { networkName } from '../network-name.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { UNKNOWN_ADDRESS, unknownAddressNote } from '../unknown-address.ts';
import type { NewFile } from '../write-migration.ts';
import { hasOtherSearch, noteDropped } from './dropped-settings.ts';
import type { StarlightConfig } from './read-config.ts';

export type ConvertedConfig = Converted<Values> & {
  basePath: string;
  /** Pictures that the config names, relative to the source folder, and their paths in the static folder. */
  pictures: Map<string, string>;
  /** Files that the settings need. */
  files: NewFile[];
  editUrl?: string;
};

/** Converts the settings of the site and the theme. */
export function convertConfig(source: StarlightConfig): ConvertedConfig {
  const { astro, starlight } = source;
  const { title, isNamed, delimiter, notes } = readTitle(starlight);
  const note = (
    outcome: Note['outcome'],
    key: string,
    text?: string,
    group: Note['group'] = 'config',
  ) => notes.push({ group, outcome, key, text });
  const site = asString(astro['site']);
  const url = site !== undefined && URL.canParse(site) ? new URL(site) : undefined;
  if (url) note('migrated', 'site');
  else notes.push(unknownAddressNote('site'));
  const base = posix.join('/', asString(astro['base']) ?? url?.pathname ?? '', '/');
  if (astro['base'] !== undefined) note('migrated', 'base');
  const pictures = new Map<string, string>();
  const picture = (path: string | undefined): string | undefined => {
    if (path === undefined) return undefined;
    const plain = path.replace(/^\.?\//, '');
    const name = `/${posix.basename(plain)}`;
    if (plain.startsWith('public/')) return plain.slice('public'.length);
    pictures.set(plain, name.slice(1));
    return name;
  };
  const logo = convertLogo(starlight['logo'], title, picture);
  const items = convertSocial(starlight['social']);
  if (items.length > 0) note('migrated', 'social', 'Links have names instead of icons.', 'navbar');
  const image = findPreviewPicture(starlight['head']);
  if (image !== undefined) note('migrated', 'head og:image', undefined, 'theme');
  const description = readText(starlight['description']);
  const contents = convertContents(starlight['tableOfContents']);
  const tags = convertHead(starlight['head']);
  notes.push(...noteDropped(source), ...tags.notes);
  const edit = asString(asObject(starlight['editLink'])['baseUrl']);
  if (edit !== undefined) note('migrated', 'editLink', undefined, 'docs');
  const value: Values = {
    title,
    ...delimiter,
    ...(description === undefined ? {} : { tagline: description }),
    url: url?.origin ?? UNKNOWN_ADDRESS,
    ...(base === '/' ? {} : { baseUrl: base }),
    ...(astro['trailingSlash'] === 'never' ? {} : { trailingSlash: true }),
    favicon: asString(starlight['favicon']) ?? '/favicon.svg',
    ...tags.value,
    themeConfig: {
      navbar: {
        ...(logo.replacesTitle || (!isNamed && logo.value) ? { title: '' } : {}),
        ...(logo.value ? { logo: logo.value } : {}),
        ...(items.length > 0 ? { items } : {}),
      },
      colorMode: { respectPrefersColorScheme: true },
      ...(contents ? { tableOfContents: contents } : {}),
      ...(image === undefined ? {} : { image }),
      ...(starlight['pagefind'] === false && !hasOtherSearch(source) ? { search: false } : {}),
    },
  };
  if (logo.value) note('migrated', 'logo', undefined, 'navbar');
  return {
    value,
    notes,
    basePath: base,
    pictures,
    files: tags.files,
    // The path of a page after this is the same as in the source.
    ...(edit === undefined ? {} : { editUrl: `${edit.replace(/\/?$/, '/')}src/content/` }),
  };
}

/** The title, or if it is empty, the name of the logo or of the repository, and the separator after titles of pages. */
function readTitle({ title, logo, editLink, titleDelimiter }: Values): {
  title: string;
  isNamed: boolean;
  delimiter: Values;
  notes: Note[];
} {
  const named = readText(title)?.trim() ?? '';
  const alt = asString(asObject(logo)['alt'])?.trim();
  const edit = asString(asObject(editLink)['baseUrl']) ?? '';
  const [, repository] = /^https?:\/\/[^/]+\/[^/]+\/([^/]+)\//.exec(edit) ?? [];
  const value = named || alt || repository || 'Documentation';
  const isNamed = named !== '';
  const text = isNamed ? undefined : `It is empty. Pages are titled "${value}".`;
  const outcome = isNamed ? 'migrated' : 'changed';
  const delimiter = asString(titleDelimiter)?.trim() ? { titleDelimiter } : {};
  const notes: Note[] = [
    { group: 'config', outcome, key: 'title', text },
    ...Object.keys(delimiter).map((key): Note => ({ group: 'config', outcome: 'migrated', key })),
  ];
  return { title: value, isNamed, delimiter, notes };
}

/** The tags of the head, except for the picture for previews, which has a key of its own. */
function convertHead(head: unknown): ReturnType<typeof convertDocumentTags> {
  const tags = asList(head).map(asObject);
  return convertDocumentTags(
    tags
      .map(({ tag, attrs, content }) => ({
        key: 'head',
        tagName: String(tag),
        attributes: asObject(attrs),
        text: asString(content),
      }))
      .filter(({ attributes }) => attributes['property'] !== 'og:image'),
  );
}

/** The picture that the tags of the head name for previews of all pages. */
function findPreviewPicture(head: unknown): string | undefined {
  const tags = asList(head).map((tag) => asObject(asObject(tag)['attrs']));
  return asString(tags.find(({ property }) => property === 'og:image')?.['content']);
}

/** A text, or the first one if there is one for each language. */
function readText(value: unknown): string | undefined {
  return asString(value) ?? asString(Object.values(asObject(value))[0]);
}

function convertLogo(
  logo: unknown,
  title: string,
  picture: (path: string | undefined) => string | undefined,
): { value?: Values; replacesTitle: boolean } {
  const { src, light, dark, alt, replacesTitle } = asObject(logo);
  const main = picture(asString(src) ?? asString(light));
  if (main === undefined) return { replacesTitle: false };
  const other = picture(asString(dark));
  return {
    value: {
      src: main,
      ...(other === undefined ? {} : { srcDark: other }),
      alt: asString(alt) ?? (replacesTitle === true ? title : ''),
    },
    replacesTitle: replacesTitle === true,
  };
}

/** A list of links, or in former versions an object with a link for each icon. */
function convertSocial(social: unknown): Values[] {
  const links = Array.isArray(social)
    ? social.map(asObject)
    : Object.entries(asObject(social)).map(([icon, href]): Values => ({ icon, href }));
  return links.flatMap(({ icon, label, href }) => {
    const url = asString(href);
    if (url === undefined || !URL.canParse(url)) return [];
    const name = asString(icon) ?? '';
    const text = asString(label) ?? networkName(name);
    return [{ href: url, label: text, position: 'right' }];
  });
}

function convertContents(contents: unknown): Values | undefined {
  const { minHeadingLevel, maxHeadingLevel } = asObject(contents);
  const value = {
    ...(typeof minHeadingLevel === 'number' ? { minHeadingLevel } : {}),
    ...(typeof maxHeadingLevel === 'number' ? { maxHeadingLevel } : {}),
  };
  return Object.keys(value).length > 0 ? value : undefined;
}
