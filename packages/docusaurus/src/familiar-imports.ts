/** The module that answers an import, and what its exports are called there. */
type FamiliarImport = { module: string; exports: Record<string, string> };

/** What this package answers itself. */
const ANSWERS = 'folia-docusaurus/answers';

/**
 * Imports that authors know from Docusaurus, and what answers each: https://docusaurus.io/docs/docusaurus-core
 */
export const FAMILIAR_IMPORTS: Record<string, FamiliarImport> = {
  '@theme/Tabs': { module: 'folia/components', exports: { default: 'Tabs' } },
  '@theme/TabItem': { module: 'folia/components', exports: { default: 'TabItem' } },
  '@theme/Admonition': { module: 'folia/components', exports: { default: 'Admonition' } },
  '@theme/CodeBlock': { module: 'folia/components', exports: { default: 'CodeBlock' } },
  '@theme/Details': { module: 'folia/components', exports: { default: 'Details' } },
  '@theme/TOCInline': { module: 'folia/components', exports: { default: 'TocInline' } },
  '@docusaurus/Link': { module: 'folia/components', exports: { default: 'Link' } },
  '@docusaurus/useBaseUrl': {
    module: 'folia/components',
    exports: { default: 'useBaseUrl', useBaseUrlUtils: 'useBaseUrlUtils' },
  },
  '@docusaurus/useDocusaurusContext': {
    module: ANSWERS,
    exports: { default: 'useDocusaurusContext' },
  },
  '@docusaurus/useIsBrowser': { module: ANSWERS, exports: { default: 'useIsBrowser' } },
  '@docusaurus/ExecutionEnvironment': {
    module: ANSWERS,
    exports: { default: 'ExecutionEnvironment' },
  },
  '@docusaurus/isInternalUrl': { module: ANSWERS, exports: { default: 'isInternalUrl' } },
  '@docusaurus/useGlobalData': {
    module: ANSWERS,
    exports: {
      default: 'useNoPluginData',
      usePluginData: 'useNoPluginData',
      useAllPluginInstancesData: 'useNoPluginData',
    },
  },
  '@docusaurus/router': {
    module: ANSWERS,
    exports: {
      Redirect: 'Redirect',
      Link: 'Link',
      NavLink: 'Link',
      useLocation: 'useLocation',
      useHistory: 'useHistory',
    },
  },
  '@docusaurus/theme-common': {
    module: ANSWERS,
    exports: {
      useColorMode: 'useColorMode',
      useThemeConfig: 'useThemeConfig',
      PageMetadata: 'PageMetadata',
      useCurrentSidebarCategory: 'useCurrentSidebarCategory',
      useCurrentSidebarSiblings: 'useCurrentSidebarSiblings',
      Details: 'Details',
    },
  },
  '@docusaurus/plugin-content-docs/client': {
    module: 'folia/components',
    exports: {
      useCurrentSidebarCategory: 'useCurrentSidebarCategory',
      useCurrentSidebarSiblings: 'useCurrentSidebarSiblings',
    },
  },
  '@docusaurus/Interpolate': {
    module: ANSWERS,
    exports: { default: 'Translate', interpolate: 'interpolate' },
  },
  '@docusaurus/BrowserOnly': { module: ANSWERS, exports: { default: 'BrowserOnly' } },
  '@theme/Layout': { module: ANSWERS, exports: { default: 'Layout' } },
  '@theme/Layout/Provider': { module: ANSWERS, exports: { default: 'Layout' } },
  '@theme/Navbar': { module: ANSWERS, exports: { default: 'Nothing' } },
  '@theme/Footer': { module: ANSWERS, exports: { default: 'Nothing' } },
  '@theme/DocCardList': { module: 'folia/components', exports: { default: 'DocCardList' } },
  '@theme/Heading': { module: ANSWERS, exports: { default: 'Heading' } },
  '@theme/ThemedImage': { module: ANSWERS, exports: { default: 'ThemedImage' } },
  '@theme/IdealImage': { module: ANSWERS, exports: { default: 'IdealImage' } },
  '@theme/Mermaid': { module: ANSWERS, exports: { default: 'Mermaid' } },
  '@theme/MDXComponents': { module: 'folia/components', exports: { default: 'provided' } },
  '@docusaurus/Head': { module: 'folia/components', exports: { default: 'Head' } },
  '@docusaurus/Translate': {
    module: ANSWERS,
    exports: { default: 'Translate', translate: 'translate' },
  },
};

/** The name under which an import is answered: components "of the theme itself" are those of the engine. */
export function familiarName(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/');
  return Object.hasOwn(FAMILIAR_IMPORTS, name) ? name : undefined;
}
