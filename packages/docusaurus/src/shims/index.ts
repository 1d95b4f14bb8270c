/** Implements the Docusaurus imports for which the engine has no equivalent of the same name. */
export {
  Details,
  Link,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
} from 'folia/components';
export { BrowserOnly } from './BrowserOnly.tsx';
export {
  ExecutionEnvironment,
  isInternalUrl,
  useColorMode,
  useDocusaurusContext,
  useHistory,
  useIsBrowser,
  useLocation,
  useNoPluginData,
  useThemeConfig,
} from './docusaurus.ts';
export { Heading } from './Heading.tsx';
export { Layout, NullComponent, PageMetadata } from './Layout.tsx';
export { Mermaid } from './Mermaid.tsx';
export { Redirect } from './Redirect.tsx';
export { IdealImage, ThemedImage } from './ThemedImage.tsx';
export { interpolate, Translate, translate } from './Translate.tsx';
