import { nearest } from 'folia-problems';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { report } from '../report.ts';
import { htmlTags, isHtmlTag } from './html-tags.ts';
import { placeInRaw } from './place-in-raw.ts';
import { walk } from './walk.ts';

/** Comments and elements whose contents are not HTML, which are skipped; or a start tag, whose name is captured. */
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(svg|math|script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<([A-Za-z][^\s/>]*)/gi;

/** Reports each tag in Markdown that is not an HTML element: browsers would ignore it without an error. */
export function reportUnknownTags(tree: Root, file: VFile): void {
  // Blank lines split an SVG into several blocks.
  let insideForeign = false;
  walk(tree, (node) => {
    if (node.type !== 'raw') return undefined;
    if (!insideForeign) {
      for (const { 2: name, index } of node.value.matchAll(TAG)) {
        if (!name || isHtmlTag(name.toLowerCase())) continue;
        // Its content is shown, so the page can do without the tag.
        report(file, placeInRaw(node, index), { subject: 'page', ...tagProblem(name) });
      }
    }
    const opened = node.value.match(/<(?:svg|math)\b/gi)?.length ?? 0;
    const closed = node.value.match(/<\/(?:svg|math)\s*>/gi)?.length ?? 0;
    insideForeign = insideForeign ? closed <= opened : opened > closed;
    return undefined;
  });
}

function tagProblem(name: string): { message: string; hint: string } {
  if (/^[A-Z]/.test(name) && !isHtmlTag(name.toLowerCase())) {
    return {
      message: `"<${name}>" is not an HTML element. Components work in .mdx files only.`,
      hint: `Rename this file to .mdx, or write \`<${name}>\` in backticks if it is text.`,
    };
  }
  const similar = nearest(name.toLowerCase(), htmlTags);
  return {
    message: `"<${name}>" is not an HTML element, so browsers would not show it.`,
    hint: `${similar && name.length > 4 ? `Did you mean "<${similar}>"? ` : ''}Write \`<${name}>\` in backticks, or "\\<${name}>", if it is text.`,
  };
}
