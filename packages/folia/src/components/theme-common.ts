export { Details } from './Details.tsx';
export { useCurrentSidebarCategory, useCurrentSidebarSiblings } from './DocCardList.tsx';
export { useColorMode, useThemeConfig } from './docusaurus.ts';
export { PageMetadata } from './Layout.tsx';
