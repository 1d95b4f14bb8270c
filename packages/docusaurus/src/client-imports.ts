import { type Replacement, SHIMS, sameNames } from './replacement.ts';

const SIDEBAR = {
  ...sameNames('useCurrentSidebarCategory', 'useCurrentSidebarSiblings', 'filterDocCardListItems'),
};

const VERSIONS = {
  ...sameNames('useActivePlugin', 'useActivePluginAndVersion', 'useActiveDocContext'),
  ...sameNames('useAllDocsData', 'useDocsData', 'useVersions', 'useDocVersionSuggestions'),
  useLatestVersion: 'useLatestVersion',
  useActiveVersion: 'useDocsVersion',
};

/** Hooks and components of themes and content plugins: https://docusaurus.io/docs/api/themes */
export const CLIENT_IMPORTS: Record<string, Replacement> = {
  '@docusaurus/theme-common': {
    module: SHIMS,
    exports: {
      ...SIDEBAR,
      ...sameNames('useColorMode', 'useThemeConfig', 'usePluralForm', 'usePrismTheme'),
      ...sameNames('useCollapsible', 'Collapsible', 'Details', 'ThemeClassNames'),
      ...sameNames('PageMetadata', 'HtmlClassNameProvider', 'ThemedComponent'),
      ...sameNames('createStorageSlot', 'useStorageSlot', 'listStorageKeys'),
      ...sameNames('useEvent', 'usePrevious', 'composeProviders', 'ReactContextError'),
      ...sameNames('useWindowSize', 'prefersReducedMotion', 'useContextualSearchFilters'),
      ...sameNames('useHistorySelector', 'useQueryString', 'useQueryStringList'),
      ...sameNames('useClearQueryString', 'mergeSearchParams', 'mergeSearchStrings'),
      ...sameNames('isRegexpStringMatch', 'duplicates', 'uniq', 'groupBy'),
      ...sameNames('isMultiColumnFooterLinks', 'listTagsByLetters', 'processAdmonitionProps'),
      ...sameNames('useDocsPreferredVersion'),
      NavbarSecondaryMenuFiller: 'NullComponent',
      SkipToContentLink: 'NullComponent',
      useAnchorTargetClassName: 'useNothing',
    },
  },
  '@docusaurus/plugin-content-docs/client': {
    module: SHIMS,
    exports: {
      ...SIDEBAR,
      ...VERSIONS,
      ...sameNames('useDoc', 'useDocsSidebar', 'useSidebarBreadcrumbs'),
      ...sameNames('useDocsVersion', 'useDocsVersionCandidates', 'useDocsPreferredVersion'),
      DocProvider: 'Children',
      DocsVersionProvider: 'Children',
      DocsSidebarProvider: 'Children',
    },
  },
  '@docusaurus/plugin-content-blog/client': {
    module: SHIMS,
    exports: { ...sameNames('useBlogPost', 'useBlogMetadata'), BlogPostProvider: 'Children' },
  },
  '@theme/hooks/useDocs': { module: SHIMS, exports: VERSIONS },
  '@theme/hooks/useThemeContext': { module: SHIMS, exports: { default: 'useColorMode' } },
  '@theme/hooks/useWindowSize': { module: SHIMS, exports: { default: 'useWindowSize' } },
};
