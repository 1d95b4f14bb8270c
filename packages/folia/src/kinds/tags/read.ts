import { posix } from 'node:path';
import type { Problem } from 'folia-problems';
import type { DocsVersion } from '../../model/docs-version.ts';
import type { DocPage } from '../../model/source-page.ts';
import { readOptionalFile } from '../../read/read-files.ts';
import type { ReadContent, ReadContext } from '../content-kind.ts';
import { type DocTags, docTags, tagPages } from './doc-tags.ts';

/** Collects the tags of docs pages, separately in each version, and plans a page for each. */
export function readTags({ siteDir, config, alreadyRead }: ReadContext): ReadContent<'tags'> {
  const docs = alreadyRead.pages.filter((page) => page.kind === 'docs');
  const versions = alreadyRead.content.docs ?? [];
  const read = versions.flatMap(({ version }) => {
    const versionDocs = docs.filter((doc) => doc.version === version.key);
    const tags = tagsOfVersion({ siteDir, language: config.locale.htmlLang }, version, versionDocs);
    return tags ? [{ version, ...tags }] : [];
  });
  const tagged = read.filter(({ tags }) => tags.all.length > 0);
  return {
    pages: tagged.flatMap(({ tags, version }) => tagPages(tags, version)),
    sources: new Map(tagged.map(({ tags, version }) => [version.key, tags])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function tagsOfVersion(
  { siteDir, language }: { siteDir: string; language: string },
  { options }: DocsVersion,
  docs: DocPage[],
): { tags: DocTags; problems: Problem[] } | undefined {
  if (options.tags === false) return undefined;
  const file = readOptionalFile(siteDir, posix.join(options.path, options.tags));
  return docTags(docs, options, language, file);
}
