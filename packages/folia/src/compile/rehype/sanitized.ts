import type { Nodes, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { walk } from './walk.ts';

const TAGS = (
  'a b blockquote br caption code col colgroup dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins kbd li ol p ' +
  'pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr'
).split(' ');

/** Elements whose content is removed with them. Of others that are not allowed, the content stays. */
export const DROPPED_WITH_CONTENT: readonly string[] =
  'iframe math noframes noscript script style svg template textarea title'.split(' ');

/** Whether untrusted text may contain an element. @param name in lower case */
export function isAllowedTag(name: string): boolean {
  return TAGS.includes(name);
}

/** Elements and attributes that are allowed in untrusted text; all others are removed. */
const ALLOWED: Schema = {
  tagNames: TAGS,
  attributes: {
    a: ['href'],
    code: [['className', /^language-./]],
    // Admonitions, as earlier steps render them.
    div: [
      ['className', 'admonition', 'note', 'tip', 'info', 'warning', 'danger'],
      ['role', 'note'],
    ],
    img: ['src', 'alt'],
    ol: ['start'],
    p: [['className', 'admonition-title']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  strip: [...DROPPED_WITH_CONTENT],
  allowComments: false,
  allowDoctypes: false,
};

/**
 * Removes scripts, styles, ids, class names, URLs that run code, and elements that browsers would fetch. Markup that
 * later steps add is trusted.
 */
export const rehypeSanitized: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const safe: Nodes = sanitize(tree, ALLOWED);
  if (safe.type !== 'root') return { type: 'root', children: [] };
  if (String(file).includes('class')) dropEmptyClasses(safe);
  return safe;
};

/** Removes `class` attributes that are empty because none of their classes is allowed. */
function dropEmptyClasses(tree: Root): void {
  walk(tree, (node) => {
    if (node.type !== 'element') return undefined;
    const { className } = node.properties;
    if (Array.isArray(className) && className.length === 0) delete node.properties.className;
    return undefined;
  });
}
