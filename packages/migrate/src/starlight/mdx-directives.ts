import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { type Edit, rangeOf } from './mdx-edits.ts';

export type Directive = ContainerDirective | LeafDirective | TextDirective;

/** Elements that Markdown plugins make from directives of the same name. */
const ELEMENTS = new Set(
  'a abbr article aside b center cite dd details div dl dt em figcaption figure footer header i kbd main mark nav p s section small span strong sub summary sup u'.split(
    ' ',
  ),
);

/** Names that are boxes in the new site as well; `details` is one of them. */
const BOXES = new Set(['details', 'note', 'tip', 'caution', 'danger', 'tabs', 'tab']);

/** The edits for a directive (https://docs.astro.build/en/guides/markdown-content/), whose attributes MDX cannot read. */
export function editsOfDirective(text: string, node: Directive): Edit[] {
  const { start, end } = rangeOf(node);
  if (start < 0) return [];
  const isElement = ELEMENTS.has(node.name) && !BOXES.has(node.name);
  if (node.type === 'containerDirective') return isElement ? elementAround(text, node) : [];
  const first = rangeOf(node.children[0]);
  const last = rangeOf(node.children.at(-1));
  if (isElement && first.start >= 0) {
    return [
      { start, end: first.start, text: openingTag(node) },
      { start: last.end, end, text: `</${node.name}>` },
    ];
  }
  // Starlight shows a directive that no plugin knows as it is written.
  const attributesStart = Math.max(last.end, start);
  const attributes = text.slice(attributesStart, end);
  return /[{}]/.test(attributes)
    ? [{ start: attributesStart, end, text: attributes.replace(/[{}]/g, '\\$&') }]
    : [];
}

/** An element in place of the first and the last line of a container. */
function elementAround(text: string, node: ContainerDirective): Edit[] {
  const { start, end } = rangeOf(node);
  const source = text.slice(start, end);
  const opening = source.indexOf('\n') === -1 ? source.length : source.indexOf('\n');
  const closing = /\n[ \t>]*(:{3,})[ \t]*$/.exec(source);
  const edits = [{ start, end: start + opening, text: openingTag(node) }];
  const tag = `</${node.name}>`;
  if (closing?.[1] === undefined) return [...edits, { start: end, end, text: `\n\n${tag}` }];
  return [...edits, { start: start + source.lastIndexOf(closing[1]), end, text: tag }];
}

function openingTag({ name, attributes }: Directive): string {
  const written = Object.entries(attributes ?? {}).flatMap(([key, value]) => {
    if (key === 'style' || !/^[a-z][\w-]*$/i.test(key)) return [];
    const attribute = key === 'class' ? 'className' : key;
    return [` ${attribute}=${JSON.stringify(value ?? '').replaceAll('\\"', '&quot;')}`];
  });
  return `<${name}${written.join('')}>`;
}
