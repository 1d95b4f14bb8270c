import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { report } from '../report.ts';
import { placeInRaw } from './place-in-raw.ts';
import { type RawTag, readRawTags } from './raw-tags.ts';

/** Elements whose content browsers show only sometimes, in another form, or never. */
const HIDING = new Set(
  `audio canvas datalist details dialog iframe meter noframes noscript object progress script select style template
  textarea title video`.split(/\s+/),
);

/** Reports elements and comments in Markdown that have no end, and so hide what follows. */
export function reportUnclosedTags(tree: Root, file: VFile): void {
  for (const tag of readRawTags(tree)) {
    if (tag.isClosed || !hides(tag)) continue;
    report(file, placeInRaw(tag.node, tag.index), {
      severity: 'warning',
      kind: 'HTML without an end',
      ...describe(tag),
    });
  }
}

function hides({ kind, name }: RawTag): boolean {
  return kind === 'comment' || (kind === 'start' && HIDING.has(name.toLowerCase()));
}

function describe({ kind, name, isBare }: RawTag): { message: string; hint: string } {
  if (kind === 'comment') {
    return {
      message: 'This comment has no end, so what follows is missing from the page.',
      hint: 'Write "-->" at its end.',
    };
  }
  const asText = isBare ? `, or write \`<${name}>\` in backticks if it is text` : '';
  return {
    message: `"<${name}>" is never closed, so browsers hide what follows.`,
    hint: `Write "</${name}>" at its end; "/>" closes it in .mdx files only${asText}.`,
  };
}
