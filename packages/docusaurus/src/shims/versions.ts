import { type PageValues, usePageValues, useSiteValues } from 'folia/components';

/**
 * Hooks about versions: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs. Content outside of the docs
 * gets one version without a label.
 */
type Values = NonNullable<PageValues['version']>;

function toVersion({ name, label, href, isLast, banner, badge, className, instance }: Values) {
  return {
    pluginId: instance,
    version: name,
    name,
    label,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex: false,
    className: className ?? `docs-version-${name}`,
    isLast,
    path: href,
    mainDocId: '',
    docs: [],
    draftIds: [],
    docsSidebars: {},
  };
}

export type Version = ReturnType<typeof toVersion>;

function useOwnVersion(): Values {
  const { baseUrl } = useSiteValues();
  const outside: Values = {
    ...{ name: 'current', label: '', href: baseUrl, isLast: true },
    ...{ banner: 'none', badge: false, instance: 'default' },
  };
  return usePageValues()?.version ?? outside;
}

/** The version that the content belongs to. */
export function useDocsVersion(): Version {
  return toVersion(useOwnVersion());
}

export function useVersions(): Version[] {
  const own = useOwnVersion();
  return (usePageValues()?.versions ?? [own]).map(toVersion);
}

/** The version that readers see first. */
export function useLatestVersion(): Version {
  const own = useDocsVersion();
  return useVersions().find(({ isLast }) => isLast) ?? own;
}

/** @returns the versions to choose from, the likeliest first */
export function useDocsVersionCandidates(): Version[] {
  const own = useDocsVersion();
  const latest = useLatestVersion();
  return own.name === latest.name ? [own] : [own, latest];
}

export function useDocsData() {
  const latest = useLatestVersion();
  return { path: latest.path, versions: useVersions(), breadcrumbs: true };
}

export function useAllDocsData() {
  const { pluginId } = useDocsVersion();
  return { [pluginId]: useDocsData() };
}

export function useActivePlugin() {
  const { pluginId } = useDocsVersion();
  return { pluginId, pluginData: useDocsData() };
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
  return { latestVersionSuggestion: useLatestVersion(), latestDocSuggestion: undefined };
}

export function useDocsPreferredVersion() {
  return { preferredVersion: null, savePreferredVersionName() {} };
}

export function useContextualSearchFilters() {
  return { locale: useSiteValues().locale, tags: [] };
}
