import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUSAURUS_IMPORTS, getDocusaurusImport } from './docusaurus-imports.ts';
import { adviceFor, UNANSWERED_IMPORTS } from './unanswered-imports.ts';

test.each(Object.entries(DOCUSAURUS_IMPORTS))(
  'all replacements of %s exist',
  async (_, { module, exports }) => {
    expect(Object.keys(await import(module))).toEqual(
      expect.arrayContaining(Object.values(exports)),
    );
  },
);

/** The documented imports: https://docusaurus.io/docs/docusaurus-core and the pages about themes and content plugins. */
const DOCUMENTED: Record<string, string> = {
  '@docusaurus/BrowserOnly': 'default',
  '@docusaurus/ComponentCreator': 'default',
  '@docusaurus/ErrorBoundary': 'default',
  '@docusaurus/ExecutionEnvironment': 'default',
  '@docusaurus/Head': 'default',
  '@docusaurus/Interpolate': 'default interpolate',
  '@docusaurus/Link': 'default',
  '@docusaurus/Noop': 'default',
  '@docusaurus/Translate': 'default translate',
  '@docusaurus/constants': 'DEFAULT_PLUGIN_ID',
  '@docusaurus/isInternalUrl': 'default hasProtocol',
  '@docusaurus/renderRoutes': 'default',
  '@docusaurus/router': 'Redirect matchPath useHistory useLocation',
  '@docusaurus/useBaseUrl': 'default useBaseUrlUtils',
  '@docusaurus/useBrokenLinks': 'default',
  '@docusaurus/useDocusaurusContext': 'default',
  '@docusaurus/useGlobalData': 'default useAllPluginInstancesData usePluginData',
  '@docusaurus/useIsBrowser': 'default',
  '@docusaurus/useIsomorphicLayoutEffect': 'default',
  '@docusaurus/useRouteContext': 'default',
  '@docusaurus/theme-common': `useCurrentSidebarCategory filterDocCardListItems useDocsPreferredVersion
    useContextualSearchFilters useThemeConfig ThemedComponent createStorageSlot useStorageSlot listStorageKeys
    usePluralForm useCollapsible Collapsible ThemeClassNames prefersReducedMotion useEvent usePrevious composeProviders
    ReactContextError PageMetadata HtmlClassNameProvider useColorMode NavbarSecondaryMenuFiller useWindowSize
    translateTagsPageTitle listTagsByLetters useSearchQueryString useSearchLinkCreator useAnchorTargetClassName
    isMultiColumnFooterLinks isRegexpStringMatch duplicates uniq groupBy usePrismTheme processAdmonitionProps
    useHistorySelector useQueryString useQueryStringList useClearQueryString mergeSearchParams mergeSearchStrings
    SkipToContentFallbackId SkipToContentLink UnlistedBannerTitle UnlistedBannerMessage UnlistedMetadata
    DraftBannerTitle DraftBannerMessage ErrorBoundaryTryAgainButton ErrorBoundaryError
    ErrorBoundaryErrorMessageFallback ErrorCauseBoundary`,
  '@docusaurus/plugin-content-docs/client': `useDocById findSidebarCategory findFirstSidebarItemLink
    isActiveSidebarItem isVisibleSidebarItem useVisibleSidebarItems useSidebarBreadcrumbs useDocsVersionCandidates
    useLayoutDoc useLayoutDocsSidebar useDocRootMetadata useCurrentSidebarCategory useCurrentSidebarSiblings
    filterDocCardListItems useDocsPreferredVersion DocSidebarItemsExpandedStateProvider useDocSidebarItemsExpandedState
    DocsVersionProvider useDocsVersion DocsSidebarProvider useDocsSidebar DocProvider useDoc
    useDocsPreferredVersionByPluginId DocsPreferredVersionContextProvider useDocsContextualSearchTags
    getDocsVersionSearchTag useBreadcrumbsStructuredData useAllDocsData useDocsData useActivePlugin
    useActivePluginAndVersion useVersions useLatestVersion useActiveVersion useActiveDocContext useDocVersionSuggestions`,
  '@docusaurus/plugin-content-blog/client': `BlogPostProvider useBlogPost useBlogMetadata
    useBlogListPageStructuredData useBlogPostStructuredData BlogSidebarItemList groupBlogSidebarItemsByYear
    useVisibleBlogSidebarItems`,
};

describe.each(Object.entries(DOCUMENTED))('%s', (specifier, names) => {
  test.each(names.split(/\s+/))('%s has an answer or a reason, not both', (name) => {
    const isAnswered = DOCUSAURUS_IMPORTS[specifier]?.exports[name] !== undefined;
    const advice = UNANSWERED_IMPORTS[specifier];
    expect(isAnswered).toBe((advice?.[name] ?? advice?.['*']) === undefined);
  });
});

test('the table in the README has every import that works, with its exports', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = Object.entries(DOCUSAURUS_IMPORTS)
    .filter(([specifier]) => !specifier.startsWith('@theme/'))
    .map(([specifier, { exports }]) => [specifier, Object.keys(exports).sort().join(', ')]);
  const theme = Object.keys(DOCUSAURUS_IMPORTS)
    .filter((specifier) => /^@theme\/(?!hooks\/)/.test(specifier))
    .map((specifier) => specifier.slice('@theme/'.length))
    .sort();
  for (const [specifier, exports] of rows) {
    expect(readme).toContain(`| \`${specifier}\` | ${exports} |`);
  }
  expect(readme).toContain(theme.map((name) => `\`${name}\``).join(', '));
});

test('what older versions and swizzled components import is found under its usual name', () => {
  expect(getDocusaurusImport('@theme-original/Tabs')).toBe('@theme/Tabs');
  expect(getDocusaurusImport('@theme-init/Footer')).toBe('@theme/Footer');
  expect(getDocusaurusImport('@docusaurus/theme-classic/lib/theme/Heading')).toBe('@theme/Heading');
  expect(getDocusaurusImport('@docusaurus/theme-classic/src/theme/Tabs/index.tsx')).toBe(
    '@theme/Tabs',
  );
  const coreFiles = '@docusaurus/core/lib/client/exports';
  expect(getDocusaurusImport(`${coreFiles}/Link`)).toBe('@docusaurus/Link');
  expect(getDocusaurusImport(`${coreFiles}/useBaseUrl.js`)).toBe('@docusaurus/useBaseUrl');
  expect(getDocusaurusImport(`${coreFiles}/routes`)).toBeUndefined();
  expect(getDocusaurusImport('@docusaurus/theme-common/internal')).toBe('@docusaurus/theme-common');
  expect(getDocusaurusImport('@theme/Nothing')).toBeUndefined();
});

test('advice is about the export, else about its module, else about its kind', () => {
  expect(adviceFor('@docusaurus/theme-common', 'UnlistedMetadata')).toContain('unlisted');
  expect(adviceFor('@docusaurus/renderRoutes')).toContain('Pages are files');
  expect(adviceFor('@theme-original/DocSidebarItem')).toContain('part of the theme');
  expect(adviceFor('@docusaurus/theme-common/internal', 'useTabs')).toContain('not documented');
});
