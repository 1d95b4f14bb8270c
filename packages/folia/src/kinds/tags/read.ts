import { posix } from 'node:path';
import { readIfThere } from '../../read/read-files.ts';
import type { ReadContent, ReadContext } from '../content-kind.ts';
import { docTags, tagPages } from './doc-tags.ts';

/** Collects the tags of docs pages and plans a page for each. */
export function readTags({ siteDir, config, alreadyRead }: ReadContext): ReadContent<'tags'> {
  const { docs: options } = config;
  if (!options || options.tags === false) return { pages: [], sources: undefined, problems: [] };
  const docs = alreadyRead.pages.filter((page) => page.kind === 'docs');
  const file = readIfThere(siteDir, posix.join(options.path, options.tags));
  const { tags, problems } = docTags(docs, options, file);
  const pages = tagPages(tags, options.path);
  return { pages, sources: pages.length > 0 ? tags : undefined, problems };
}
