import type { VersionDoc } from '../components/version-docs.ts';
import type { DocPage, SourcePage } from '../model/source-page.ts';
import { leadHeadingText } from '../read/lead-heading.ts';

/** A page of the docs, with the path of its file. */
export type ListedDoc = VersionDoc & { path: string };

/** The pages of each version of the docs, by the key of the version and the id of the page. */
export type DocsByVersion = ReadonlyMap<string, ReadonlyMap<string, DocPage>>;

/** Lists the pages of the docs. */
export function listDocs(pages: SourcePage[]): DocsByVersion {
  const versions = new Map<string, Map<string, DocPage>>();
  for (const page of pages) {
    if (page.kind !== 'docs') continue;
    const docs = versions.get(page.version) ?? new Map<string, DocPage>();
    versions.set(page.version, docs.set(page.id, page));
  }
  return versions;
}

/** What is known about a page before it is compiled. As in Docusaurus, its title defaults to the last part of the id. */
export function describeDoc({ id, path, body, frontmatter }: DocPage): ListedDoc {
  const title = frontmatter.title || leadHeadingText(body) || id.replace(/^.*\//, '');
  return { id, title, description: frontmatter.description ?? '', path };
}
