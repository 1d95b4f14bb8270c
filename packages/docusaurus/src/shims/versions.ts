import { usePageValues, useSiteValues } from 'folia/components';

/**
 * Hooks about versions: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs. Content is told of the
 * version that it is in as the only and the latest one.
 */
export function useDocsVersion() {
  const { baseUrl } = useSiteValues();
  return {
    pluginId: 'default',
    version: 'current',
    name: 'current',
    label: 'Next',
    banner: null,
    badge: false,
    noIndex: false,
    className: 'docs-version-current',
    isLast: true,
    path: `${baseUrl}docs`,
    mainDocId: '',
    docs: [],
    draftIds: [],
    docsSidebars: {},
  };
}

type Version = ReturnType<typeof useDocsVersion>;

export function useVersions(): Version[] {
  return [useDocsVersion()];
}

/** @returns the versions to choose from, the likeliest first */
export function useDocsVersionCandidates(): Version[] {
  return useVersions();
}

export function useDocsData() {
  const versions = useVersions();
  return { path: versions[0]?.path ?? '', versions, breadcrumbs: true };
}

export function useAllDocsData() {
  return { default: useDocsData() };
}

export function useActivePlugin() {
  return { pluginId: 'default', pluginData: useDocsData() };
}

export function useActivePluginAndVersion() {
  return { activePlugin: useActivePlugin(), activeVersion: useDocsVersion() };
}

export function useActiveDocContext() {
  const page = usePageValues();
  return {
    activeVersion: useDocsVersion(),
    activeDoc: page && { id: page.href, path: page.href, sidebar: page.sidebar },
    alternateDocVersions: {},
  };
}

export function useDocVersionSuggestions() {
  return { latestVersionSuggestion: useDocsVersion(), latestDocSuggestion: undefined };
}

export function useDocsPreferredVersion() {
  return { preferredVersion: null, savePreferredVersionName() {} };
}

export function useContextualSearchFilters() {
  return { locale: useSiteValues().locale, tags: [] };
}
