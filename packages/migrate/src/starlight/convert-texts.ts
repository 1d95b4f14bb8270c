import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { englishTexts } from 'folia/format';
import { parse } from 'yaml';
import { asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import type { NewFile } from '../write-migration.ts';
import type { SourceLocale, SourceLocales } from './locales.ts';

/** Names of interface texts, by Starlight's names (https://starlight.astro.build/guides/i18n/#translate-starlights-ui). */
const NAMES: Record<string, keyof typeof englishTexts> = {
  'skipLink.label': 'skipToContent',
  'search.label': 'search',
  'languageSelect.accessibleLabel': 'language',
  'menuButton.accessibleLabel': 'openMenu',
  'sidebarNav.accessibleLabel': 'mainNavigation',
  'tableOfContents.onThisPage': 'contents',
  'page.editLink': 'editPage',
  'page.lastUpdated': 'lastUpdated',
  'page.previousLink': 'previous',
  'page.nextLink': 'next',
  '404.text': 'notFoundText',
  'aside.note': 'note',
  'aside.tip': 'tip',
  'aside.caution': 'caution',
  'aside.danger': 'danger',
  'expressiveCode.copyButtonTooltip': 'copyCode',
  'expressiveCode.copyButtonCopied': 'copiedCode',
};

/** Converts the texts of the interface in all languages: those that come with Starlight, if it is installed, and the site's own. */
export function convertTexts(
  sourceDir: string,
  { main, others }: SourceLocales,
): Converted<NewFile[]> {
  const found = [main, ...others].map((locale) => ({
    lang: locale.lang,
    texts: textsOf(locale, sourceDir),
  }));
  const written = found.filter(({ texts }) => Object.keys(texts).length > 0);
  const incomplete = found.filter(({ lang }) => !/^en(?:-|$)/.test(lang));
  return {
    value: written.map(({ lang, texts }) => {
      return { to: `i18n/${lang}/texts.json`, text: `${JSON.stringify(texts, null, 2)}\n` };
    }),
    notes: [
      ...written.map(({ lang, texts }): Note => {
        const text = `${Object.keys(texts).length} of the ${Object.keys(englishTexts).length} texts of the interface.`;
        return { group: 'i18n', outcome: 'migrated', key: `i18n/${lang}/texts.json`, text };
      }),
      ...(incomplete.length === 0 ? [] : [noteIncomplete(incomplete)]),
    ],
  };
}

function noteIncomplete(found: { lang: string; texts: Record<string, string> }[]): Note {
  const languages = found.map(({ lang, texts }) => `${lang} (${Object.keys(texts).length} texts)`);
  return {
    group: 'i18n',
    outcome: 'changed',
    isUrgent: true,
    key: 'texts of the interface',
    text: `Most are in English until they are in "i18n/<language>/texts.json": ${languages.join(', ')}.`,
  };
}

function textsOf({ lang, folder }: SourceLocale, sourceDir: string): Record<string, string> {
  const own = join(sourceDir, 'src/content/i18n');
  const included = findTranslations(sourceDir);
  const isEnglish = /^en(?:-|$)/.test(lang);
  const [language = lang] = lang.split('-');
  const places = [
    ...(included === undefined || isEnglish
      ? []
      : [join(included, language), join(included, lang)]),
    ...new Set([folder, lang].filter((name) => name !== '').map((name) => join(own, name))),
  ];
  const values: Values = Object.assign({}, ...places.map(readTexts));
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([source, name]): [string, string][] => {
      const text = asString(values[source])
        ?.trim()
        .replace(/\s*[:：]$/, '');
      return text === undefined || text === '' || text === englishTexts[name] ? [] : [[name, text]];
    }),
  );
}

/** The folder with the texts of Starlight, which may be installed in a folder above. */
function findTranslations(dir: string): string | undefined {
  const folder = join(dir, 'node_modules/@astrojs/starlight/translations');
  if (existsSync(folder)) return folder;
  return dirname(dir) === dir ? undefined : findTranslations(dirname(dir));
}

function readTexts(path: string): Values {
  const file = ['.json', '.yml', '.yaml']
    .map((ending) => path + ending)
    .find((one) => existsSync(one));
  if (file === undefined) return {};
  try {
    return asObject(parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
