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
