import type { z } from 'zod';

type LocaleSettings = {
  defaultLocale: string;
  locales?: string[];
  localeConfigs: Record<string, { path?: string }>;
};

/** What the schema alone cannot tell of the `i18n` part of a config: named locales exist, and no two share a place. */
export function refineLocales(i18n: LocaleSettings, context: z.core.$RefinementCtx): void {
  const { defaultLocale, locales = [defaultLocale], localeConfigs } = i18n;
  const names = `the names in "locales": ${locales.join(', ')}`;
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: i18n });

  if (!locales.includes(defaultLocale)) report(['defaultLocale'], names);
  for (const name of Object.keys(localeConfigs)) {
    if (!locales.includes(name)) report(['localeConfigs', name], names);
  }
  if (localeConfigs[defaultLocale]?.path !== undefined) {
    const message = 'nothing here, since the default locale is at the base path';
    report(['localeConfigs', defaultLocale, 'path'], message);
  }
  const owners = new Map<string, string>();
  for (const name of new Set(locales).difference(new Set([defaultLocale]))) {
    const path = localeConfigs[name]?.path ?? name;
    const owner = owners.get(path);
    if (owner !== undefined) {
      report(['localeConfigs', name, 'path'], `another path than that of "${owner}"`);
    }
    owners.set(path, name);
  }
}
