import { siteConfigSchema } from 'folia/format';
import { leftNotes } from './carry.ts';
import { type Converted, type Note, type Values, valuesOf } from './note.ts';
import { prune } from './prune.ts';
import type { SourceConfig } from './source-config.ts';

const REASONS: Record<string, string> = {
  path: 'Translations stand in the folder "i18n".',
  localeConfigs: 'The engine has no such setting of a locale.',
};

/** The languages of a site. One language without settings needs no mention. */
export function convertI18n(i18n: SourceConfig['i18n']): Converted<Values | undefined> {
  if (!i18n) return { value: undefined, notes: [] };
  const fitted = prune(siteConfigSchema.shape.i18n, withoutDefaultPath(i18n));
  const value = valuesOf(fitted.value);
  const notes: Note[] = [
    { group: 'i18n', fate: 'carried', key: 'i18n.locales', text: i18n.locales.join(', ') },
    ...leftNotes(fitted.dropped, { group: 'i18n', prefix: ['i18n'], reasons: REASONS }),
  ];
  return { value, notes };
}

/** Docusaurus may put the default locale into a folder as well; here it stands at the base path. */
function withoutDefaultPath(i18n: Values): Values {
  const { localeConfigs, defaultLocale, ...rest } = i18n;
  const configs = Object.entries(valuesOf(localeConfigs)).map(([name, config]) => {
    const { path, ...settings } = valuesOf(config);
    return [name, name === defaultLocale || path === undefined ? settings : { ...settings, path }];
  });
  return {
    ...rest,
    defaultLocale,
    ...(configs.length > 0 ? { localeConfigs: Object.fromEntries(configs) } : {}),
  };
}
