import {
  type VersionDoc as EngineDoc,
  type PageValues,
  usePageValues,
  useSiteValues,
  useVersionDocs,
} from 'folia/components';

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

function useGlobalVersion(): Version {
  return toVersion(useOwnVersion());
}

type VersionDoc = EngineDoc & { sidebar: undefined };

/**
 * The pages of a version by id. Where they are not known, as in islands and in parts of the theme, each has its id in place
 * of its title.
 */
function docsById(docs: ReturnType<typeof useVersionDocs>): Record<string, VersionDoc> {
  const find = (id: string) => (docs ? docs.find(id) : { id, title: id, description: '' });
  const property = (target: object, id: string | symbol) => {
    const doc = typeof id === 'string' && !(id in target) ? find(id) : undefined;
    return doc && { ...doc, sidebar: undefined };
  };
  return new Proxy<Record<string, VersionDoc>>(
    {},
    {
      get: (target, id) => property(target, id) ?? Reflect.get(target, id),
      has: (target, id) => property(target, id) !== undefined || Reflect.has(target, id),
      ownKeys: () => docs?.ids() ?? [],
      getOwnPropertyDescriptor(target, id) {
        const value = property(target, id);
        return value && { value, enumerable: true, configurable: true };
      },
    },
  );
}

/** The version that the content belongs to. */
export function useDocsVersion() {
  return { ...useGlobalVersion(), docs: docsById(useVersionDocs()) };
}

/** The versions of the docs that the content belongs to. Unlike in Docusaurus, their lists of pages are empty. */
export function useVersions(): Version[] {
  const own = useOwnVersion();
  return (usePageValues()?.versions ?? [own]).map(toVersion);
}

/** The version that readers see first. */
export function useLatestVersion(): Version {
  const own = useGlobalVersion();
  return useVersions().find(({ isLast }) => isLast) ?? own;
}

/** @returns the versions to choose from, the likeliest first */
export function useDocsVersionCandidates(): Version[] {
  const own = useGlobalVersion();
  const latest = useLatestVersion();
  return own.name === latest.name ? [own] : [own, latest];
}

/** The docs that the content belongs to. Unlike in Docusaurus, other docs cannot be selected by their id. */
export function useDocsData() {
  const latest = useLatestVersion();
  return { path: latest.path, versions: useVersions(), breadcrumbs: true };
}

/** Docs by their id. Unlike in Docusaurus, only those that the content belongs to. */
export function useAllDocsData() {
  const { pluginId } = useDocsVersion();
  return { [pluginId]: useDocsData() };
}

/** The docs that the content belongs to. Outside of docs, their id is `default`; Docusaurus returns undefined there. */
export function useActivePlugin() {
  const { pluginId } = useDocsVersion();
  return { pluginId, pluginData: useDocsData() };
}

/** The same with the version of the content. */
export function useActivePluginAndVersion() {
  return { activePlugin: useActivePlugin(), activeVersion: useGlobalVersion() };
}

/** The page and its version. The id of the page is its address, and its addresses in other versions are not known. */
export function useActiveDocContext() {
  const page = usePageValues();
  return {
    activeVersion: useGlobalVersion(),
    activeDoc: page && { id: page.href, path: page.href, sidebar: page.sidebar },
    alternateDocVersions: {},
  };
}

/** The latest version. The page in it is not known while the content is rendered. */
export function useDocVersionSuggestions() {
  return { latestVersionSuggestion: useLatestVersion(), latestDocSuggestion: undefined };
}

/** The version that the reader prefers: always null, since the engine does not store it. */
export function useDocsPreferredVersion() {
  return { preferredVersion: null, savePreferredVersionName() {} };
}

/** Filters for Algolia. There are no tags, since the engine has a search of its own. */
export function useContextualSearchFilters() {
  return { locale: useSiteValues().locale, tags: [] };
}
