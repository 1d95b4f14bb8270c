import { nearest } from 'folia-problems';
import type { VFile } from 'vfile';
import { report } from '../report.ts';
import { htmlTags, isHtmlTag } from './html-tags.ts';
import { placeInRaw } from './place-in-raw.ts';
import type { RawTag } from './raw-tags.ts';

/** Elements whose content is not HTML. */
const FOREIGN = new Set(['svg', 'math']);

/** Reports each tag in Markdown that is not an HTML element: browsers would ignore it without an error. */
export function reportUnknownTags(tags: RawTag[], file: VFile): void {
  let foreignDepth = 0;
  for (const { node, index, kind, name } of tags) {
    const element = name.toLowerCase();
    if (FOREIGN.has(element)) {
      foreignDepth = Math.max(0, foreignDepth + (kind === 'start' ? 1 : -1));
    } else if (kind === 'start' && foreignDepth === 0 && !isHtmlTag(element)) {
      // Its content is shown, so the page can do without the tag.
      report(file, placeInRaw(node, index), { subject: 'page', ...tagProblem(name) });
    }
  }
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
