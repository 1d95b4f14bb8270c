import { describe, expect, test } from 'vitest';
import { parseConfig } from '../read/config/load-config.ts';
import type { SiteConfigInput } from '../read/config/site-schema.ts';
import { applyDefaultLocale, applyLocale, getLocaleFile, isDefaultLocale } from './locales.ts';

type I18n = NonNullable<SiteConfigInput['i18n']>;

function configOf(i18n: I18n, baseUrl = '/quay/') {
  const value = { title: 'Quay', url: 'https://quay.example', baseUrl, i18n };
  return parseConfig(value, `export default ${JSON.stringify(value, null, 2)};`);
}

describe('the locales of a config', () => {
  test('by default, there is one locale with the name and direction of its language', () => {
    expect(configOf({}).locales).toEqual([
      { name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/quay/' },
    ]);
    expect(configOf({ defaultLocale: 'he' }).locale).toMatchObject({
      label: 'עברית',
      direction: 'rtl',
    });
  });

  test('the default locale is first and at the base path, the others are below it', () => {
    const { locales } = configOf({ defaultLocale: 'en', locales: ['ar', 'en', 'pt-BR'] });
    expect(locales.map(({ name, baseUrl }) => [name, baseUrl])).toEqual([
      ['en', '/quay/'],
      ['ar', '/quay/ar/'],
      ['pt-BR', '/quay/pt-BR/'],
    ]);
  });

  test.each([
    ['ltr', ['en', 'zh-Hant', 'sr-Cyrl', 'pa', 'uz', 'ms', 'hi-Latn']],
    ['rtl', ['ar', 'fa', 'ur', 'he', 'yi', 'dv', 'ckb', 'ps', 'ug', 'sd', 'syr', 'nqo', 'pa-PK']],
  ])('the direction %s is derived from the script of a language', (direction, languages) => {
    const directions = languages.map(
      (defaultLocale) => configOf({ defaultLocale }).locale.direction,
    );
    expect(directions).toEqual(languages.map(() => direction));
  });

  test('the config overrides the defaults of the language', () => {
    const settings = { label: 'Arabic', htmlLang: 'ar-EG', direction: 'ltr', path: 'x/a' } as const;
    const { locales } = configOf({ locales: ['en', 'ar'], localeConfigs: { ar: settings } });
    expect(locales[1]).toEqual({
      name: 'ar',
      label: 'Arabic',
      htmlLang: 'ar-EG',
      direction: 'ltr',
      baseUrl: '/quay/x/a/',
    });
  });

  test('another base path applies to all locales', () => {
    const config = applyDefaultLocale(configOf({ locales: ['en', 'ar'] }), '/pre/');
    expect(config).toMatchObject({ baseUrl: '/pre/', siteBaseUrl: '/pre/' });
    expect(config.locales.map(({ baseUrl }) => baseUrl)).toEqual(['/pre/', '/pre/ar/']);
  });

  test("a locale has its own base path, and the site's for shared files", () => {
    const config = configOf({ locales: ['en', 'ar'] });
    const [english, arabic] = config.locales.map((locale) => applyLocale(config, locale));
    expect(arabic).toMatchObject({ baseUrl: '/quay/ar/', siteBaseUrl: '/quay/' });
    expect([english, arabic].map((own) => own && isDefaultLocale(own))).toEqual([true, false]);
    expect([english, arabic].map((own) => own && getLocaleFile('404.html', own))).toEqual([
      '404.html',
      'ar/404.html',
    ]);
  });
});

describe('mistakes in the locales of a config', () => {
  test('a default locale that is not listed', () => {
    expect(() =>
      configOf({ defaultLocale: 'en', locales: ['ar'] }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        6:1  i18n.defaultLocale: found "en".
             Allowed: the names in "locales": ar.]
    `);
  });

  test('settings of an unknown locale, a path for the default one, two locales with the same path', () => {
    expect(() =>
      configOf({
        locales: ['en', 'ar', 'he'],
        localeConfigs: { arr: {}, en: { path: 'en' }, he: { path: 'ar' } },
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        12:1  i18n.localeConfigs.arr: found {}.
              Allowed: the names in "locales": en, ar, he.
        14:1  i18n.localeConfigs.en.path: found "en".
              Allowed: no path, since the default locale is at the base path.
        17:1  i18n.localeConfigs.he.path: found "ar".
              Allowed: a path other than that of "ar".]
    `);
  });

  test.each(['/ar', 'ar/', 'a b', ''])('the path %j', (path) => {
    expect(() => configOf({ locales: ['en', 'ar'], localeConfigs: { ar: { path } } })).toThrow(
      'Allowed: a path without leading or trailing slash.',
    );
  });
});
