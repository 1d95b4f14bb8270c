import { siteConfigSchema } from 'folia/format';
import { makeDroppedNotes } from '../migrate-values.ts';
import { asObject, type Converted, type Note, type Values } from '../note.ts';
import { prune } from '../prune.ts';
import type { SourceConfig } from './source-config.ts';

const REASONS: Record<string, string> = {
  path: 'Translations are in the folder "i18n".',
  localeConfigs: 'The engine has no such setting for locales.',
};

/** Converts the locales of a site. A single locale without settings is omitted. */
export function convertI18n({
  i18n,
  baseUrl,
}: Pick<SourceConfig, 'i18n' | 'baseUrl'>): Converted<Values | undefined> {
  if (!i18n) return { value: undefined, notes: [] };
  const fitted = prune(siteConfigSchema.shape.i18n, withoutDefaultPlaces(i18n, baseUrl));
  const value = asObject(fitted.value);
  const notes: Note[] = [
    { group: 'i18n', outcome: 'migrated', key: 'i18n.locales', text: i18n.locales.join(', ') },
    ...makeDroppedNotes(fitted.dropped, { group: 'i18n', prefix: ['i18n'], reasons: REASONS }),
  ];
  return { value, notes };
}

/**
 * Omits the base URLs of locales that the engine uses anyway. Docusaurus can build the default locale into a folder; here it
 * is always at the base path.
 */
function withoutDefaultPlaces(i18n: Values, siteBaseUrl: string): Values {
  const { localeConfigs, defaultLocale, ...rest } = i18n;
  const configs = Object.entries(asObject(localeConfigs)).map(([name, config]) => {
    const { path, baseUrl, ...others } = asObject(config);
    const isDefault = name === defaultLocale;
    const usual = isDefault ? siteBaseUrl : `${siteBaseUrl}${path ?? name}/`;
    const settings = baseUrl === undefined || baseUrl === usual ? others : { ...others, baseUrl };
    return [name, isDefault || path === undefined ? settings : { ...settings, path }];
  });
  return {
    ...rest,
    defaultLocale,
    ...(configs.length > 0 ? { localeConfigs: Object.fromEntries(configs) } : {}),
  };
}
