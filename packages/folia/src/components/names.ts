/** Placeholder for the cards of the component `DocCardList`. */
export const CARD_LIST = '<!--docs:card-list-->';

/** Components that MDX pages can use without importing them. */
export const PROVIDED_COMPONENTS = [
  'Tabs',
  'TabItem',
  'Admonition',
  'CodeBlock',
  'Details',
  'TOCInline',
  'Head',
] as const;

/** The module with components and hooks for content. */
export const COMPONENTS_MODULE = 'folia/components';

/** The module from which compiled MDX gets the components that the page does not import itself. */
export const MDX_COMPONENTS_MODULE = 'folia/mdx-components';
