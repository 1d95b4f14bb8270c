import { hasScheme, siteConfigSchema } from 'folia/format';
import { countOf } from '../count-of.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import type { NewFile } from '../write-migration.ts';
import { convertTexts } from './convert-theme.ts';
import { normalizeAddress } from './plan-pages.ts';
import type { Source, SourceLocale } from './read-source.ts';

export type Locales = {
  /** The engine's name of each locale by its folder; `root` is the default locale. */
  names: Map<string, string>;
  config: Converted<Values>;
};

/** Names the locales, and converts their settings (https://vitepress.dev/guide/i18n). */
export function convertLocales({ config, locales }: Pick<Source, 'config' | 'locales'>): Locales {
  const root = asObject(asObject(config['locales'])['root']);
  const main = asString(root['lang']) ?? asString(config['lang']) ?? 'en-US';
  const defaultLocale = main === 'en-US' ? 'en' : (languageTag(main) ?? 'en');
  const names = new Map([['root', defaultLocale]]);
  for (const { key, values } of locales) {
    names.set(key, languageTag(key) ?? languageTag(asString(values['lang']) ?? '') ?? key);
  }
  const localeConfigs = Object.fromEntries(
    [{ key: 'root', values: root }, ...locales].flatMap(({ key, values }) => {
      const settings = localeSettings(names.get(key) ?? key, key, values);
      return Object.keys(settings).length === 0 ? [] : [[names.get(key) ?? key, settings]];
    }),
  );
  const listed = [...names.values()];
  const value = {
    defaultLocale,
    ...(listed.length > 1 ? { locales: listed } : {}),
    ...(Object.keys(localeConfigs).length > 0 ? { localeConfigs } : {}),
  };
  const isStandard = listed.length === 1 && defaultLocale === 'en';
  return {
    names,
    config: {
      value: isStandard ? {} : { i18n: value },
      notes: [
        ...(listed.length > 1
          ? [
              {
                group: 'i18n',
                outcome: 'migrated',
                key: 'locales',
                text: listed.join(', '),
              } as const,
            ]
          : []),
      ],
    },
  };
}

/** @example languageTag('zh-CN') // 'zh-CN'; undefined if the engine does not accept the name */
function languageTag(name: string): string | undefined {
  const { success } = siteConfigSchema.shape.i18n.safeParse({ defaultLocale: name });
  return success ? name : undefined;
}

function localeSettings(name: string, key: string, values: Values): Values {
  const { label, lang, dir } = values;
  const tag = asString(lang);
  return {
    ...(asString(label) === undefined ? {} : { label }),
    ...(tag !== undefined && tag !== name && languageTag(tag) ? { htmlLang: tag } : {}),
    ...(dir === 'rtl' ? { direction: 'rtl' } : {}),
    ...(key !== 'root' && key !== name ? { path: key } : {}),
  };
}

/** Locales that are other sites, as a list of links for the bar. */
export function otherSites({ config, locales }: Pick<Source, 'config' | 'locales'>): Values[] {
  const own = new Set(locales.map(({ key }) => key));
  return Object.entries(asObject(config['locales'])).flatMap(([key, value]) => {
    const { label, link } = asObject(value);
    const href = asString(link);
    const isOther = key !== 'root' && !own.has(key) && href !== undefined && URL.canParse(href);
    return isOther ? [{ label: asString(label) ?? key, href }] : [];
  });
}

/** The files of a locale besides its pages: words of the config, sidebars and interface. */
export function localeFiles(
  locale: SourceLocale,
  options: { source: Source; name: string; sidebars: Values; themeConfig: Values },
): { files: NewFile[]; notes: Note[] } {
  const { source, name, sidebars, themeConfig } = options;
  const main = asObject(source.config['themeConfig']);
  const own = asObject(locale.values['themeConfig']);
  const navbar = pairLabels(asList(main['nav']), asList(own['nav']), locale.key);
  const entries = pairLabels(listEntries(main['sidebar']), listEntries(own['sidebar']), locale.key);
  const { message, copyright } = asObject(own['footer']);
  const footer = [message, copyright].filter((text) => typeof text === 'string').join('<br>');
  const configFile = {
    ...textOf('title', locale.values['title']),
    ...textOf('tagline', locale.values['description']),
    navbar: onlyKnown(navbar, labelsOf(asObject(themeConfig['navbar']))),
    ...(footer !== '' && asObject(themeConfig['footer'])['copyright'] !== undefined
      ? { copyright: footer }
      : {}),
  };
  const sidebarsFile = Object.fromEntries(
    Object.entries(sidebars).flatMap(([sidebar, items]) => {
      const known = onlyKnown(entries, labelsOf(items));
      return Object.keys(known).length === 0 ? [] : [[sidebar, known]];
    }),
  );
  const texts = convertTexts(locale.values);
  const contents = { config: configFile, sidebars: sidebarsFile, texts };
  return {
    files: Object.entries(contents).flatMap(([file, value]) =>
      Object.keys(value).length === 0
        ? []
        : [{ to: `i18n/${name}/${file}.json`, text: `${JSON.stringify(value, null, 2)}\n` }],
    ),
    notes: [
      {
        group: 'i18n',
        outcome: 'migrated',
        key: `locales.${locale.key}`,
        text: `Pages, ${countOf(Object.keys(navbar).length, 'labels')} of the bar, ${Object.keys(entries).length} of sidebars, ${countOf(Object.keys(texts).length, 'texts')}.`,
      },
    ],
  };
}

function textOf(key: string, value: unknown): Values {
  return typeof value === 'string' && value !== '' ? { [key]: value } : {};
}

/** All entries of sidebars, whatever path they are for; each group keeps its `base` for its links. */
function listEntries(sidebar: unknown): unknown[] {
  if (Array.isArray(sidebar)) return sidebar;
  return Object.values(asObject(sidebar)).map((value) => ({
    items: Array.isArray(value) ? value : asList(asObject(value)['items']),
    base: asObject(value)['base'],
  }));
}

/**
 * Translations by label: entries with the same target, and groups at the same place, belong together.
 */
function pairLabels(
  originals: unknown[],
  translations: unknown[],
  key: string,
): Record<string, string> {
  const labels: Record<string, string> = {};
  const visit = (left: unknown[], right: unknown[], bases: [string, string]) => {
    for (const [index, original] of left.entries()) {
      const first = asObject(original);
      const other = findPartner(first, index, right, bases, key);
      if (!other) continue;
      const [text, translated] = [asString(first['text']), asString(other['text'])];
      if (text !== undefined && translated !== undefined && text !== translated) {
        labels[text] ??= translated;
      }
      visit(asList(first['items']), asList(other['items']), [
        asString(first['base']) ?? bases[0],
        asString(other['base']) ?? bases[1],
      ]);
    }
  };
  visit(originals, translations, ['', '']);
  return labels;
}

function findPartner(
  original: Values,
  index: number,
  others: unknown[],
  [base, otherBase]: [string, string],
  key: string,
): Values | undefined {
  const link = asString(original['link']);
  if (link === undefined) {
    const candidate = asObject(others[index]);
    return Array.isArray(original['items']) === Array.isArray(candidate['items'])
      ? candidate
      : undefined;
  }
  const address = targetOf(link, base, '');
  return others
    .map(asObject)
    .find((other) => targetOf(asString(other['link']) ?? '', otherBase, key) === address);
}

function targetOf(link: string, base: string, key: string): string {
  if (hasScheme(link)) return link;
  const [path = '', hash = ''] = (base + (base === '' ? link : link.replace(/^\//, ''))).split('#');
  const address = normalizeAddress(path);
  const plain =
    key !== '' && `${address}/`.startsWith(`/${key}/`) ? address.slice(key.length + 1) : address;
  return `${plain || '/'}#${hash}`;
}

function onlyKnown(labels: Record<string, string>, known: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(labels).filter(([label]) => known.has(label)));
}

/** All labels of converted entries. */
function labelsOf(value: unknown): Set<string> {
  const labels = new Set<string>();
  const visit = (inner: unknown) => {
    if (Array.isArray(inner)) inner.forEach(visit);
    else if (typeof inner === 'object' && inner !== null) {
      for (const [key, part] of Object.entries(inner)) {
        if ((key === 'label' || key === 'value') && typeof part === 'string') labels.add(part);
        else visit(part);
      }
    }
  };
  visit(value);
  return labels;
}
