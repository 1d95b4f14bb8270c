import { canonicalName } from './docusaurus-imports.ts';

/** What to use instead of an import, by the names of its exports; `*` for all of them. */
type Advice = Record<string, string>;

const SIDEBARS = 'The shell draws sidebars. Write them in sidebars.ts.';
const UNLISTED = 'The engine shows a notice on unlisted pages and omits drafts.';
const BOUNDARY = 'Use "@docusaurus/ErrorBoundary" with a "fallback" of your own.';

/** Documented imports without an answer, and why. */
export const UNANSWERED_IMPORTS: Record<string, Advice> = {
  '@docusaurus/ComponentCreator': {
    '*': 'Pages are files, not routes. Add a page to the pages folder.',
  },
  '@docusaurus/renderRoutes': {
    '*': 'Pages are files, not routes. Add a page to the pages folder.',
  },
  '@docusaurus/theme-common': {
    SkipToContentFallbackId: 'The main area has the id "main".',
    useSearchQueryString: 'The engine has its own search dialog.',
    useSearchLinkCreator: 'The engine has its own search dialog.',
    translateTagsPageTitle: 'The engine writes pages of tags itself.',
    UnlistedBannerTitle: UNLISTED,
    UnlistedBannerMessage: UNLISTED,
    UnlistedMetadata: UNLISTED,
    DraftBannerTitle: UNLISTED,
    DraftBannerMessage: UNLISTED,
    ErrorBoundaryTryAgainButton: BOUNDARY,
    ErrorBoundaryError: BOUNDARY,
    ErrorBoundaryErrorMessageFallback: BOUNDARY,
    ErrorCauseBoundary: BOUNDARY,
  },
  '@docusaurus/plugin-content-docs/client': {
    useDocById: 'Content does not know other pages. Import what both need from a module.',
    findSidebarCategory: SIDEBARS,
    findFirstSidebarItemLink: SIDEBARS,
    isActiveSidebarItem: SIDEBARS,
    isVisibleSidebarItem: SIDEBARS,
    useVisibleSidebarItems: SIDEBARS,
    useLayoutDoc: 'Use the item types "doc" and "docSidebar" in the config.',
    useLayoutDocsSidebar: 'Use the item types "doc" and "docSidebar" in the config.',
    useDocRootMetadata: 'Write theme/doc.tsx.',
    DocSidebarItemsExpandedStateProvider: SIDEBARS,
    useDocSidebarItemsExpandedState: SIDEBARS,
    useDocsPreferredVersionByPluginId: 'Use "useDocsPreferredVersion".',
    DocsPreferredVersionContextProvider: 'The engine keeps no preferred version.',
    useDocsContextualSearchTags: 'The engine has its own search.',
    getDocsVersionSearchTag: 'The engine has its own search.',
    useBreadcrumbsStructuredData: 'The engine adds structured data itself.',
  },
  '@docusaurus/plugin-content-blog/client': {
    useBlogListPageStructuredData: 'The engine adds structured data itself.',
    useBlogPostStructuredData: 'The engine adds structured data itself.',
    BlogSidebarItemList: 'The shell draws the sidebar of the blog.',
    groupBlogSidebarItemsByYear: 'The shell draws the sidebar of the blog.',
    useVisibleBlogSidebarItems: 'The shell draws the sidebar of the blog.',
  },
};

const PARTS =
  'Write the component in the folder "src/theme", or remove the import. To change the shell, fill a part of the theme: a file in the folder "theme" (footer, not-found, doc, post, layout, body-end).';

/** Advice for everything else, by a pattern of the import. */
const GENERAL_ADVICE: [RegExp, string][] = [
  [
    /^@theme\/(?:Api\w*|Schema\w*|ParamsItem|RequestSchema|StatusCodes|Response\w*|Operation\w*|Example\w*|Discriminator\w*|ParamsDetails|MimeTabs)/,
    'List the OpenAPI description in "api" of the config; the engine writes its pages.',
  ],
  [
    /^@theme\/(?:Playground|ReactLiveScope|CodeBlock)/,
    'Code is highlighted at build time and not run. Use "@theme/CodeBlock".',
  ],
  [/^@theme\/Icon\//, 'Copy the icon into the site.'],
  [/^@theme\//, PARTS],
  [
    /^@docusaurus\/theme-common\/internal/,
    'It is not documented, and changes between versions of Docusaurus. Copy what you need into the site.',
  ],
  [
    /^@generated\//,
    'Docusaurus generates it. Values of the config are in "useDocusaurusContext().siteConfig".',
  ],
  [/^@docusaurus\//, 'It is part of the build of Docusaurus. Remove the import.'],
];

/**
 * What to use instead of an import that has no answer.
 * @param written the import as written in a module, such as `@theme-original/Navbar`
 * @param name the export; undefined for the whole module
 */
export function adviceFor(written: string, name = '*'): string {
  const advice = UNANSWERED_IMPORTS[canonicalName(written)];
  const themed = written.replace(/^@theme-(?:original|init)\//, '@theme/');
  const general = GENERAL_ADVICE.find(([pattern]) => pattern.test(themed))?.[1];
  return advice?.[name] ?? advice?.['*'] ?? general ?? '';
}
