import type { AssembleContext } from '../../assemble/assemble-context.ts';
import { assembleGenerated } from '../../assemble/assemble-generated.ts';
import { assembleSinglePage } from '../../assemble/assemble-page.ts';
import type { AssembledContent } from '../content-kind.ts';
import { tagContents } from './tag-contents.ts';

/** Fills tag pages with a card for each page with the tag. */
export function assembleTags({ sources, docs }: AssembleContext): AssembledContent<'tags'> {
  const { config, content } = sources;
  const contents = new Map(
    docs.flatMap(({ version, context }) => {
      const tags = content.tags.get(version.key);
      return tags ? [...tagContents(tags, context)] : [];
    }),
  );
  return {
    page(page) {
      const body = contents.get(page.source.route);
      return body ? assembleGenerated(page, body, config) : assembleSinglePage(page, config);
    },
  };
}
