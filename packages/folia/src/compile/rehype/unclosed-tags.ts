import type { VFile } from 'vfile';
import { VOID_ELEMENTS } from '../../contract/void-elements.ts';
import { report } from '../report.ts';
import { isHtmlElement } from './html-tags.ts';
import { placeInRaw } from './place-in-raw.ts';
import type { RawTag } from './raw-tags.ts';

/** Elements whose content browsers show only sometimes, in another form, or never. */
const HIDING = new Set(
  `audio canvas datalist details dialog iframe meter noframes noscript object progress script select style template
  textarea title video`.split(/\s+/),
);

/**
 * Elements that browsers close where they have no end tag (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags),
 * and those in which "/>" closes an element.
 */
const CLOSED = new Set(
  `body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr math svg`.split(
    /\s+/,
  ),
);

/** Reports elements and comments in Markdown that have no end, and so hide or contain what follows. */
export function reportUnclosedTags(tags: RawTag[], file: VFile): void {
  for (const tag of tags) {
    if (tag.isClosed || !needsEnd(tag)) continue;
    report(file, placeInRaw(tag.node, tag.index), {
      severity: 'warning',
      kind: 'HTML without an end',
      ...describe(tag),
    });
  }
}

function needsEnd({ kind, name }: RawTag): boolean {
  const element = name.toLowerCase();
  if (kind !== 'start') return kind === 'comment';
  return isHtmlElement(element) && !VOID_ELEMENTS.has(element) && !CLOSED.has(element);
}

function describe({ kind, name, isBare }: RawTag): { message: string; hint: string } {
  if (kind === 'comment') {
    return {
      message: 'This comment has no end, so what follows is missing from the page.',
      hint: 'Write "-->" at its end.',
    };
  }
  const effect = HIDING.has(name.toLowerCase())
    ? 'so browsers hide what follows'
    : 'so it contains everything that follows';
  const asText = isBare ? `, or write \`<${name}>\` in backticks if it is text` : '';
  return {
    message: `"<${name}>" is never closed, ${effect}.`,
    hint: `Write "</${name}>" at its end; "/>" closes it in .mdx files only${asText}.`,
  };
}
