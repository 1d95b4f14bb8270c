/** Components and hooks for content, and for packages that emulate other engines. */
export { Admonition } from './Admonition.tsx';
export { pageHref, useBaseUrl, useBaseUrlUtils } from './base-url.ts';
export { CodeBlock } from './CodeBlock.tsx';
export { Details } from './Details.tsx';
export {
  DocCardList,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
} from './DocCardList.tsx';
export { Head } from './Head.tsx';
export { Link } from './Link.tsx';
export { MdxProvider, useGivenComponents } from './mdx-provider.tsx';
export { useMessage } from './messages.ts';
export { useOriginal } from './original.ts';
export { type PageHead, useSetHead } from './page-head.ts';
export { type PageValues, usePageValues } from './page-values.ts';
export { provided } from './provided.ts';
export { type SiteValues, usePublishedSite, useSiteValues } from './site-values.ts';
export { TabItem, Tabs } from './Tabs.tsx';
export { TocInline } from './TocInline.tsx';
export { useThemeConfigValues } from './theme-config.ts';
export { useVersionDocs, type VersionDoc, VersionDocsContext } from './version-docs.ts';
