import type { Fact, Problem } from 'folia-problems';
import { z } from 'zod';
import { normalAddress } from '../../read/config/base-path.ts';
import { keyLine } from '../../read/config/key-line.ts';
import type { SourceFile } from '../../read/frontmatter.ts';
import { permalink, text } from '../../read/page-frontmatter.ts';
import { parseDataFile } from '../../read/parse-data-file.ts';
import { kebabCase } from './kebab-case.ts';

/** A tag of docs pages or posts. */
export type Tag = {
  label: string;
  /** Path below the tags index, with a leading slash. */
  permalink: string;
  description?: string;
};

/** A tag in frontmatter: a key of the tags file, or an inline tag. */
export type TagReference = string | { label: string; permalink: string; description?: string };

const tagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: text.optional(),
      permalink: permalink.optional(),
      description: text.optional(),
    })
    .nullable(),
);

/**
 * Parses a `tags.yml` of docs or a blog (https://docusaurus.io/docs/blog#blog-tags): tags by key, and problems.
 * @param unknownPages pages that may or may not exist while the file has mistakes
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
      permalink: normalAddress(entry?.permalink ?? kebabCase(key)),
      description: entry?.description,
    },
  ]);
  return { tags: new Map(tags), problems: [...problems, ...sharedAddresses(file, tags)] };
}

function sharedAddresses(file: SourceFile, tags: [string, Tag][]): Problem[] {
  const groups = Map.groupBy(tags, ([, { permalink }]) => permalink);
  return [...groups].flatMap(([permalink, [first, ...others]]) =>
    others.map(
      ([key, { label }]): Problem => ({
        file: file.path,
        line: keyLine(file.text, [key]),
        severity: 'warning',
        message: `The tags "${first?.[1].label}" and "${label}" have the same address ${permalink}, so "${label}" is shown as "${first?.[1].label}".`,
        hint: 'Give one of them another "permalink".',
      }),
    ),
  );
}

/** Resolves a tag in frontmatter; the slug of one that is not in the tags file is its label in kebab case. */
export function resolveTag(reference: TagReference, known: ReadonlyMap<string, Tag>): Tag {
  if (typeof reference !== 'string') {
    return { ...reference, permalink: normalAddress(reference.permalink) };
  }
  return (
    known.get(reference) ?? { label: reference, permalink: normalAddress(kebabCase(reference)) }
  );
}

/** The tags in the tags file by permalink; if several tags share one, the first counts. */
export function tagsByPermalink(known: ReadonlyMap<string, Tag>): ReadonlyMap<string, Tag> {
  return new Map([...known.values()].toReversed().map((tag) => [tag.permalink, tag]));
}
