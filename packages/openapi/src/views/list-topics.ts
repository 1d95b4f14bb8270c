import type { Api } from '../model.ts';
import { makeSlugs } from '../slug.ts';

/** Limits on the sections of the introduction and on the length of their texts together. */
const MAX_TOPICS = 100;
const MAX_LENGTH = 200_000;

type Topic = Api['tags'][number] & { id: string };

/**
 * The tags with something to read but no page of their own, since no operation has them as its
 * family: chapters of text, and badges. They are sections of the introduction.
 */
export function listTopics({ tags, families }: Api): { shown: Topic[]; left: number } {
  const known = new Set(families.map(({ tag }) => tag));
  const slugs = makeSlugs();
  let length = 0;
  const topics = tags
    .filter(({ name, description, externalDocs }) => {
      return !known.has(name) && ((description ?? '').trim() !== '' || externalDocs !== undefined);
    })
    .map((tag) => ({ ...tag, id: `tag-${slugs(tag.name, 'other')}` }));
  const shown = topics.slice(0, MAX_TOPICS).filter(({ description = '' }, index) => {
    length += description.length;
    return index === 0 || length <= MAX_LENGTH;
  });
  return { shown, left: topics.length - shown.length };
}
