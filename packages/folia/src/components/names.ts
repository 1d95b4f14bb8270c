/** Keeps the place of the cards that the component `DocCardList` shows. */
export const CARD_LIST = '<!--docs:card-list-->';

/** What MDX pages may use without importing it. */
export const PROVIDED_COMPONENTS = [
  'Tabs',
  'TabItem',
  'Admonition',
  'CodeBlock',
  'Details',
  'TOCInline',
  'Head',
] as const;

/** The name under which compiled MDX asks for the components above. */
export const COMPONENTS_MODULE = 'folia/components';

type FamiliarImport = { file: string; exports: Record<string, string> };

/**
 * Imports that authors know from Docusaurus: the file of this folder that answers each, and what its exports are called
 * there. https://docusaurus.io/docs/docusaurus-core
 */
export const FAMILIAR_IMPORTS: Record<string, FamiliarImport> = {
  '@theme/Tabs': { file: 'Tabs.tsx', exports: { default: 'Tabs' } },
  '@theme/TabItem': { file: 'Tabs.tsx', exports: { default: 'TabItem' } },
  '@theme/Admonition': { file: 'Admonition.tsx', exports: { default: 'Admonition' } },
  '@theme/CodeBlock': { file: 'CodeBlock.tsx', exports: { default: 'CodeBlock' } },
  '@theme/Details': { file: 'Details.tsx', exports: { default: 'Details' } },
  '@theme/TOCInline': { file: 'TocInline.tsx', exports: { default: 'TocInline' } },
  '@docusaurus/Link': { file: 'Link.tsx', exports: { default: 'Link' } },
  '@docusaurus/useBaseUrl': {
    file: 'base-url.ts',
    exports: { default: 'useBaseUrl', useBaseUrlUtils: 'useBaseUrlUtils' },
  },
  '@docusaurus/useDocusaurusContext': {
    file: 'docusaurus.ts',
    exports: { default: 'useDocusaurusContext' },
  },
  '@docusaurus/useIsBrowser': { file: 'docusaurus.ts', exports: { default: 'useIsBrowser' } },
  '@docusaurus/ExecutionEnvironment': {
    file: 'docusaurus.ts',
    exports: { default: 'ExecutionEnvironment' },
  },
  '@docusaurus/isInternalUrl': { file: 'docusaurus.ts', exports: { default: 'isInternalUrl' } },
  '@docusaurus/useGlobalData': {
    file: 'docusaurus.ts',
    exports: {
      default: 'useNoPluginData',
      usePluginData: 'useNoPluginData',
      useAllPluginInstancesData: 'useNoPluginData',
    },
  },
  '@docusaurus/router': {
    file: 'router.ts',
    exports: {
      Redirect: 'Redirect',
      Link: 'Link',
      NavLink: 'Link',
      useLocation: 'useLocation',
      useHistory: 'useHistory',
    },
  },
  '@docusaurus/theme-common': {
    file: 'theme-common.ts',
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
    file: 'DocCardList.tsx',
    exports: {
      useCurrentSidebarCategory: 'useCurrentSidebarCategory',
      useCurrentSidebarSiblings: 'useCurrentSidebarSiblings',
    },
  },
  '@docusaurus/Interpolate': {
    file: 'Translate.tsx',
    exports: { default: 'Translate', interpolate: 'interpolate' },
  },
  '@docusaurus/BrowserOnly': { file: 'BrowserOnly.tsx', exports: { default: 'BrowserOnly' } },
  '@theme/Layout': { file: 'Layout.tsx', exports: { default: 'Layout' } },
  '@theme/Layout/Provider': { file: 'Layout.tsx', exports: { default: 'Layout' } },
  '@theme/Navbar': { file: 'Layout.tsx', exports: { default: 'Nothing' } },
  '@theme/Footer': { file: 'Layout.tsx', exports: { default: 'Nothing' } },
  '@theme/DocCardList': { file: 'DocCardList.tsx', exports: { default: 'DocCardList' } },
  '@theme/Heading': { file: 'Heading.tsx', exports: { default: 'Heading' } },
  '@theme/ThemedImage': { file: 'ThemedImage.tsx', exports: { default: 'ThemedImage' } },
  '@theme/IdealImage': { file: 'ThemedImage.tsx', exports: { default: 'IdealImage' } },
  '@theme/Mermaid': { file: 'Mermaid.tsx', exports: { default: 'Mermaid' } },
  '@theme/MDXComponents': { file: 'provided.ts', exports: { default: 'provided' } },
  '@docusaurus/Head': { file: 'Head.tsx', exports: { default: 'Head' } },
  '@docusaurus/Translate': {
    file: 'Translate.tsx',
    exports: { default: 'Translate', translate: 'translate' },
  },
};

/** The name under which an import is answered: components "of the theme itself" are those of the engine. */
export function familiarName(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/');
  return Object.hasOwn(FAMILIAR_IMPORTS, name) ? name : undefined;
}
