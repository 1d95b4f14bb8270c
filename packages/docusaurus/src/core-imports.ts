import { COMPONENTS, type Replacement, SHIMS, sameNames } from './replacement.ts';

const fromShims = (exports: Record<string, string>): Replacement => ({ module: SHIMS, exports });

/** Imports of Docusaurus itself: https://docusaurus.io/docs/docusaurus-core */
export const CORE_IMPORTS: Record<string, Replacement> = {
  '@docusaurus/Link': { module: COMPONENTS, exports: { default: 'Link' } },
  '@docusaurus/Head': { module: COMPONENTS, exports: { default: 'Head' } },
  '@mdx-js/react': {
    module: COMPONENTS,
    exports: { MDXProvider: 'MdxProvider', useMDXComponents: 'useGivenComponents' },
  },
  '@docusaurus/useBaseUrl': {
    module: COMPONENTS,
    exports: { default: 'useBaseUrl', useBaseUrlUtils: 'useBaseUrlUtils' },
  },
  '@docusaurus/BrowserOnly': fromShims({ default: 'BrowserOnly' }),
  '@docusaurus/ErrorBoundary': fromShims({ default: 'ErrorBoundary' }),
  '@docusaurus/ExecutionEnvironment': fromShims({ default: 'ExecutionEnvironment' }),
  '@docusaurus/Interpolate': fromShims({ default: 'Translate', interpolate: 'interpolate' }),
  '@docusaurus/Noop': fromShims({ default: 'NullComponent' }),
  '@docusaurus/Translate': fromShims({ default: 'Translate', translate: 'translate' }),
  '@docusaurus/constants': fromShims(sameNames('DEFAULT_PLUGIN_ID')),
  '@docusaurus/isInternalUrl': fromShims({
    default: 'isInternalUrl',
    hasProtocol: 'hasProtocol',
  }),
  '@docusaurus/router': fromShims({
    ...sameNames('Redirect', 'Link', 'useLocation', 'useHistory', 'matchPath'),
    NavLink: 'Link',
  }),
  '@docusaurus/useBrokenLinks': fromShims({ default: 'useBrokenLinks' }),
  '@docusaurus/useDocusaurusContext': fromShims({ default: 'useDocusaurusContext' }),
  '@docusaurus/useGlobalData': fromShims({
    default: 'useNoPluginData',
    useAllPluginInstancesData: 'useNoPluginData',
    usePluginData: 'useNoPluginData',
  }),
  '@docusaurus/useIsBrowser': fromShims({ default: 'useIsBrowser' }),
  '@docusaurus/useIsomorphicLayoutEffect': fromShims({ default: 'useIsomorphicLayoutEffect' }),
  '@docusaurus/useRouteContext': fromShims({ default: 'useRouteContext' }),
};
