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
export const COMPONENTS_MODULE = 'docs-engine/components';

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
  '@docusaurus/useBaseUrl': { file: 'base-url.ts', exports: { default: 'useBaseUrl' } },
  '@docusaurus/BrowserOnly': { file: 'BrowserOnly.tsx', exports: { default: 'BrowserOnly' } },
  '@docusaurus/Head': { file: 'Head.tsx', exports: { default: 'Head' } },
  '@docusaurus/Translate': {
    file: 'Translate.tsx',
    exports: { default: 'Translate', translate: 'translate' },
  },
};
