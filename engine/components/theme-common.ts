export { Details } from './Details.tsx';
export { useColorMode, useThemeConfig } from './docusaurus.ts';
export { PageMetadata } from './Layout.tsx';
