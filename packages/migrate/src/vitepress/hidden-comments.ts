import { mapOutsideCode } from '../outside-code.ts';

/**
 * HTML comments. At the start of a line, after the markers of lists and quotes, one may contain blank lines. Within text, a
 * blank line ends the paragraph before the comment is complete, so it stays text.
 */
const COMMENT =
  /(?<=^(?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*)<!--(?:-?>|[\s\S]*?-->)|(?<!\\)<!--(?:-?>|(?:(?!\n[ \t]*\n)[\s\S])*?-->)/gm;
/** What a page in Vue's Markdown may mean by the text of a comment. Others stay, since those in headings may be ids. */
const SYNTAX = /[\n<{[`~]|:::/;
const HIDDEN = /<!--\uE006(\d+)\uE007[\s>]*-->/g;

/**
 * Hides what is in comments outside of code, which VitePress neither parses nor evaluates. An empty comment with as many
 * lines takes the place of each, so that positions are on the same lines.
 */
export function hideComments(text: string): { text: string; restore: (text: string) => string } {
  const comments: string[] = [];
  const restore = (converted: string) =>
    converted.replace(HIDDEN, (whole, index: string) => comments[Number(index)] ?? whole);
  if (!text.includes('<!--')) return { text, restore };
  // A parser finds the code first. It knows that a fence within a comment does not begin code.
  const hidden = mapOutsideCode(text, (prose) =>
    prose.replace(COMMENT, (comment) => {
      if (!SYNTAX.test(comment.slice('<!--'.length))) return comment;
      comments.push(comment);
      // The markers of a quote stay, or its lines after the first would no longer belong to it.
      const breaks = comment.match(/\n[ \t>]*/g) ?? [];
      return `<!--\uE006${comments.length - 1}\uE007${breaks.join('')}-->`;
    }),
  );
  return { text: hidden, restore };
}
