/** Implements the Docusaurus imports for which the engine has no equivalent of the same name. */
export {
  Details,
  Link,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
} from 'folia/components';
export { BrowserOnly } from './BrowserOnly.tsx';
export {
  createStorageSlot,
  listStorageKeys,
  prefersReducedMotion,
  useClearQueryString,
  useEvent,
  useHistorySelector,
  useIsomorphicLayoutEffect,
  usePluralForm,
  usePrevious,
  useQueryString,
  useQueryStringList,
  useStorageSlot,
  useWindowSize,
} from './browser.ts';
export { ThemeClassNames } from './class-names.ts';
export {
  ExecutionEnvironment,
  hasProtocol,
  isInternalUrl,
  useColorMode,
  useDocusaurusContext,
  useIsBrowser,
  useLocation,
  useNoPluginData,
  useThemeConfig,
} from './docusaurus.ts';
export { Heading } from './Heading.tsx';
export { useHistory } from './history.ts';
export {
  IconArrow,
  IconClose,
  IconCopy,
  IconDarkMode,
  IconEdit,
  IconExternalLink,
  IconHome,
  IconLanguage,
  IconLightMode,
  IconMenu,
  IconSuccess,
  IconSystemColorMode,
  IconWordWrap,
} from './icons.tsx';
export { Layout, NullComponent, PageMetadata } from './Layout.tsx';
export { Mermaid } from './Mermaid.tsx';
export { matchPath } from './match-path.ts';
export {
  MdxCode,
  MdxItem,
  MdxList,
  MdxPicture,
  MdxPre,
} from './mdx-elements.tsx';
export {
  Children,
  Original,
  useBlogMetadata,
  useBlogPost,
  useDoc,
  useDocsSidebar,
  useRouteContext,
  useSidebarBreadcrumbs,
} from './page.tsx';
export {
  DocCard,
  EditThisPage,
  HtmlClassNameProvider,
  LastUpdated,
  Logo,
  NavbarItem,
  Tag,
  TagsListInline,
  TOC,
} from './parts.tsx';
export {
  Collapsible,
  composeProviders,
  DEFAULT_PLUGIN_ID,
  duplicates,
  ErrorBoundary,
  filterDocCardListItems,
  groupBy,
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  listTagsByLetters,
  mergeSearchParams,
  mergeSearchStrings,
  processAdmonitionProps,
  ReactContextError,
  ThemedComponent,
  uniq,
  useBrokenLinks,
  useCollapsible,
  useNothing,
  usePrismTheme,
} from './plain.tsx';
export { Redirect } from './Redirect.tsx';
export { IdealImage, ThemedImage } from './ThemedImage.tsx';
export { interpolate, Translate, translate } from './Translate.tsx';
export {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useAllDocsData,
  useContextualSearchFilters,
  useDocsData,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocsVersionCandidates,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions,
} from './versions.ts';
