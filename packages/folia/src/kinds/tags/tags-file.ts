import type { Fact, Problem } from 'folia-problems';
import { z } from 'zod';
import type { SourceFile } from '../../read/frontmatter.ts';
import { text } from '../../read/page-frontmatter.ts';
import { parseDataFile } from '../../read/parse-data-file.ts';

/** What pages are gathered under. */
export type Tag = {
  label: string;
  /** Below the address of all tags, with a leading slash. */
  permalink: string;
  description?: string;
};

/** A tag as a page names it: by its key in the file of tags, or as it is. */
export type WrittenTag = string | { label: string; permalink: string; description?: string };

const tagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: text.optional(),
      permalink: z.string().min(1).optional(),
      description: text.optional(),
    })
    .nullable(),
);

/**
 * The tags of a `tags.yml` by their keys, as in Docusaurus, and what is wrong with the file.
 * @param unknownPages the pages of which it is unknown whether they exist where the file is wrong
 */
export function parseTags(
  file: SourceFile,
  unknownPages: Fact[] = [],
): { tags: Map<string, Tag>; problems: Problem[] } {
  const { data = {}, problems } = parseDataFile(file, tagsSchema, (lost) => [
    ...unknownPages,
    ...lost.map(([key]): Fact => (key === undefined ? 'tags' : `tags/${String(key)}`)),
  ]);
  const tags = Object.entries(data).map(([key, entry]): [string, Tag] => [
    key,
    {
      label: entry?.label ?? key,
      permalink: withSlash(entry?.permalink ?? kebabCase(key)),
      description: entry?.description,
    },
  ]);
  return { tags: new Map(tags), problems };
}

/** The tag that is meant; one that the file of tags does not have is addressed by its label. */
export function tagOf(written: WrittenTag, known: ReadonlyMap<string, Tag>): Tag {
  if (typeof written !== 'string') {
    return { ...written, permalink: withSlash(written.permalink) };
  }
  return known.get(written) ?? { label: written, permalink: withSlash(kebabCase(written)) };
}

/**
 * Words and numbers with hyphens between them, as Docusaurus addresses tags and authors.
 * @example kebabCase('v1.64.0-iOS Beta') // 'v-1-64-0-i-os-beta'
 */
export function kebabCase(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const words = plain
    .replace(/['\u2019]/g, '')
    .match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{L}\p{M}]+|\p{N}+/gu);
  return (words ?? [label]).join('-').toLowerCase();
}

function withSlash(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}
