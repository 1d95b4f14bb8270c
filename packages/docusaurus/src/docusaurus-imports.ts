/** The module that replaces an import, and the names of its exports there. */
type Replacement = { module: string; exports: Record<string, string> };

/** The replacements in this package. */
const SHIMS = 'folia-docusaurus/shims';

/** Docusaurus imports and their replacements: https://docusaurus.io/docs/docusaurus-core */
export const DOCUSAURUS_IMPORTS: Record<string, Replacement> = {
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
    module: SHIMS,
    exports: { default: 'useDocusaurusContext' },
  },
  '@docusaurus/useIsBrowser': { module: SHIMS, exports: { default: 'useIsBrowser' } },
  '@docusaurus/ExecutionEnvironment': {
    module: SHIMS,
    exports: { default: 'ExecutionEnvironment' },
  },
  '@docusaurus/isInternalUrl': { module: SHIMS, exports: { default: 'isInternalUrl' } },
  '@docusaurus/useGlobalData': {
    module: SHIMS,
    exports: {
      default: 'useNoPluginData',
      usePluginData: 'useNoPluginData',
      useAllPluginInstancesData: 'useNoPluginData',
    },
  },
  '@docusaurus/router': {
    module: SHIMS,
    exports: {
      Redirect: 'Redirect',
      Link: 'Link',
      NavLink: 'Link',
      useLocation: 'useLocation',
      useHistory: 'useHistory',
    },
  },
  '@docusaurus/theme-common': {
    module: SHIMS,
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
    module: SHIMS,
    exports: { default: 'Translate', interpolate: 'interpolate' },
  },
  '@docusaurus/BrowserOnly': { module: SHIMS, exports: { default: 'BrowserOnly' } },
  '@theme/Layout': { module: SHIMS, exports: { default: 'Layout' } },
  '@theme/Layout/Provider': { module: SHIMS, exports: { default: 'Layout' } },
  '@theme/Navbar': { module: SHIMS, exports: { default: 'NullComponent' } },
  '@theme/Footer': { module: SHIMS, exports: { default: 'NullComponent' } },
  '@theme/DocCardList': { module: 'folia/components', exports: { default: 'DocCardList' } },
  '@theme/Heading': { module: SHIMS, exports: { default: 'Heading' } },
  '@theme/ThemedImage': { module: SHIMS, exports: { default: 'ThemedImage' } },
  '@theme/IdealImage': { module: SHIMS, exports: { default: 'IdealImage' } },
  '@theme/Mermaid': { module: SHIMS, exports: { default: 'Mermaid' } },
  '@theme/MDXComponents': { module: 'folia/components', exports: { default: 'provided' } },
  '@docusaurus/Head': { module: 'folia/components', exports: { default: 'Head' } },
  '@docusaurus/Translate': {
    module: SHIMS,
    exports: { default: 'Translate', translate: 'translate' },
  },
};

/**
 * The canonical name of a Docusaurus import, or undefined. Swizzling aliases refer to the engine's
 * components.
 */
export function getDocusaurusImport(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/');
  return Object.hasOwn(DOCUSAURUS_IMPORTS, name) ? name : undefined;
}
