import { countOf } from '../count-of.ts';
import { asObject, asString, type Converted, type Values } from '../note.ts';

/** A language of the site. */
export type SourceLocale = {
  /** Its folder in the content, and the first part of its addresses; empty for the root. */
  folder: string;
  lang: string;
  label?: string;
  direction?: string;
};

export type SourceLocales = { main: SourceLocale; others: SourceLocale[] };

/** Reads the languages: https://starlight.astro.build/guides/i18n/ */
export function readLocales(starlight: Values): SourceLocales {
  const entries = Object.entries(asObject(starlight['locales'])).map(
    ([key, value]): SourceLocale => {
      const { lang, label, dir } = asObject(value);
      return {
        folder: key === 'root' ? '' : key,
        lang: normalizeTag(asString(lang) ?? (key === 'root' ? 'en' : key)),
        label: asString(label),
        direction: asString(dir),
      };
    },
  );
  const name = asString(starlight['defaultLocale']) ?? 'root';
  const main = entries.find(({ folder }) => folder === (name === 'root' ? '' : name)) ?? entries[0];
  if (main === undefined) return { main: { folder: '', lang: 'en' }, others: [] };
  return { main, others: entries.filter((entry) => entry !== main) };
}

function normalizeTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
}

/** The languages in the new config. A language keeps its folder as the first part of its addresses. */
export function convertLocales({ main, others }: SourceLocales): Converted<Values | undefined> {
  if (others.length === 0 && main.lang === 'en') return { value: undefined, notes: [] };
  const all = [main, ...others];
  const configs = all.map((locale): [string, Values] => [
    locale.lang,
    {
      ...(locale.label === undefined ? {} : { label: locale.label }),
      ...(locale.direction === undefined || locale.direction === 'auto'
        ? {}
        : { direction: locale.direction }),
      ...(locale === main || locale.folder === locale.lang ? {} : { path: locale.folder }),
    },
  ]);
  const value = {
    defaultLocale: main.lang,
    locales: all.map(({ lang }) => lang),
    localeConfigs: Object.fromEntries(
      configs.filter(([, config]) => Object.keys(config).length > 0),
    ),
  };
  const moved =
    main.folder === ''
      ? ''
      : ` All addresses of the default language change: they are at the root instead of "/${main.folder}/", from where redirects lead to them.`;
  return {
    value,
    notes: [
      {
        group: 'i18n',
        outcome: moved === '' ? 'migrated' : 'changed',
        key: 'locales',
        ...(moved === '' ? {} : { isUrgent: true }),
        text: `${countOf(all.length, 'languages')}.${moved}`,
      },
    ],
  };
}
