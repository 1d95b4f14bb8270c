import { usePageValues, useSiteValues, useThemeConfigValues } from 'folia/components';
import { useSyncExternalStore } from 'react';

/** Hooks and values of Docusaurus: https://docusaurus.io/docs/docusaurus-core */
export function useDocusaurusContext() {
  const { locale, locales, ...site } = useSiteValues();
  const themeConfig = useThemeConfig();
  // Migrations keep these two there, since the engine has no use for them.
  const { organizationName, projectName } = site.customFields;
  return {
    siteConfig: { ...site, organizationName, projectName, themeConfig, presets: [], plugins: [] },
    siteMetadata: { docusaurusVersion: '3.0.0', pluginVersions: {} },
    globalData: {},
    i18n: {
      currentLocale: locale,
      defaultLocale: locales[0]?.name ?? locale,
      locales: locales.map(({ name }) => name),
      localeConfigs: Object.fromEntries(locales.map((config) => [config.name, config])),
    },
    codeTranslations: {},
  };
}

const subscribeToNothing = () => () => {};

/** False at build time and while an island hydrates, true afterwards. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const canUseDOM = typeof document !== 'undefined';

export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
};

/** Whether a URL begins with a scheme or with `//`. */
export function hasProtocol(url: string): boolean {
  return /^(?:\w*:|\/\/)/.test(url);
}

/** Whether a URL is within the site: it begins neither with a scheme nor with `//`. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

type ColorMode = 'light' | 'dark';

/** The document's color mode; light at build time. */
export function useColorMode() {
  const colorMode = useSyncExternalStore(
    subscribeToColorMode,
    (): ColorMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    (): ColorMode => 'light',
  );
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode() {} };
}

function subscribeToColorMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The config of the theme, with what a site adds for its components. Islands only know the latter. */
export function useThemeConfig() {
  return withOwnKeys(useThemeConfigValues(), useSiteValues().customFields);
}

/** Adds the keys of the theme that only components read. The engine has no use for them, so migrations keep them in a field. */
export function withOwnKeys(
  themeConfig: Readonly<Record<string, unknown>>,
  { themeConfig: own }: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return typeof own === 'object' ? { ...themeConfig, ...own } : themeConfig;
}

/** Data of other Docusaurus plugins: there are none. */
export function useNoPluginData(): Record<string, unknown> {
  return {};
}

/** The page's location. At build time, only the path is known; for content on all pages, only the base path. */
export function useLocation() {
  const { baseUrl } = useSiteValues();
  const page = usePageValues();
  const { pathname, search, hash } = canUseDOM
    ? location
    : { pathname: page?.href ?? baseUrl, search: '', hash: '' };
  return { pathname, search, hash, state: undefined };
}
