import type { DocsVersion } from '../../model/docs-version.ts';
import type { VersionSources } from '../../model/site-sources.ts';
import { listDocs, type SiteConfig } from '../../read/config/site-schema.ts';
import { listVersions } from './list-versions.ts';

/** The versions of the docs of a site that has cut none: one for each docs folder. */
export function uncutVersions(config: Pick<SiteConfig, 'docs'>): DocsVersion[] {
  return listDocs(config).flatMap(
    (docs, index) => listVersions(docs, undefined, index === 0).versions,
  );
}

/** Sources of a version without sidebars and category files. */
export function emptySources(version: DocsVersion): VersionSources {
  return {
    version,
    draftIds: new Set(),
    sidebars: {},
    sidebarsSource: '',
    categories: new Map(),
  };
}
