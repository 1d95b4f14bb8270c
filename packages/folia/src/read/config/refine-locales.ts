import type { z } from 'zod';

type LocaleSettings = {
  defaultLocale: string;
  locales?: string[];
  localeConfigs: Record<string, { path?: string }>;
};

/**
 * Checks the parts of `i18n` that depend on each other: each locale is listed once, referenced ones exist, and no two have
 * the same path.
 */
export function refineLocales(i18n: LocaleSettings, context: z.core.$RefinementCtx): void {
  const { defaultLocale, locales = [defaultLocale], localeConfigs } = i18n;
  const names = `the names in "locales": ${locales.join(', ')}`;
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: i18n });

  for (const [index, name] of locales.entries()) {
    if (locales.indexOf(name) < index)
      report(['locales', index], `each locale once, not "${name}" again`);
  }
  if (!locales.includes(defaultLocale)) report(['defaultLocale'], names);
  for (const name of Object.keys(localeConfigs)) {
    if (!locales.includes(name)) report(['localeConfigs', name], names);
  }
  if (localeConfigs[defaultLocale]?.path !== undefined) {
    const message = 'no path, since the default locale is at the base path';
    report(['localeConfigs', defaultLocale, 'path'], message);
  }
  const localeByPath = new Map<string, string>();
  for (const name of new Set(locales).difference(new Set([defaultLocale]))) {
    const path = localeConfigs[name]?.path ?? name;
    const other = localeByPath.get(path);
    if (other !== undefined) {
      report(['localeConfigs', name, 'path'], `a path other than that of "${other}"`);
    }
    localeByPath.set(path, name);
  }
}
