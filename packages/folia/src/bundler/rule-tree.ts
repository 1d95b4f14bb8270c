/** A rule of a style sheet with other rules or declarations inside. */
export type BlockRule = { prelude: string; content: StyleNode[] };

/** A declaration, a statement such as `@layer a, b`, a comment, or a rule. */
export type StyleNode = string | BlockRule;

/** Where a comment starts, and characters at which a string, a group or a part of a rule may start or end. */
const BOUNDARY = /\/\*|["'()[\]{};\\]/g;

/**
 * Parses a minified style sheet, whose strings and groups are complete, and whose comments are between rules
 * (https://drafts.csswg.org/css-syntax/#parser-algorithms).
 */
export function parseRules(css: string): StyleNode[] {
  const root: BlockRule = { prelude: '', content: [] };
  const open = [root];
  let start = 0;
  let depth = 0;
  let quote = '';
  BOUNDARY.lastIndex = 0;
  for (let match = BOUNDARY.exec(css); match; match = BOUNDARY.exec(css)) {
    const [sign] = match;
    if (sign === '\\') BOUNDARY.lastIndex += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth > 0) continue;
    else if (sign === '/*') {
      start = css.indexOf('*/', match.index) + 2;
      open.at(-1)?.content.push(css.slice(match.index, start));
      BOUNDARY.lastIndex = start;
    } else {
      const text = css.slice(start, match.index).trim();
      start = match.index + 1;
      if (sign === '{') open.push({ prelude: text, content: [] });
      else if (text !== '') open.at(-1)?.content.push(text);
      if (sign === '}') {
        const rule = open.pop();
        if (rule) open.at(-1)?.content.push(rule);
      }
    }
  }
  const rest = css.slice(start).trim();
  return rest === '' ? root.content : [...root.content, rest];
}

/** A rule that was not parsed, or a comment. */
const COMPLETE = /\}$|^\/\*/;

/** Writes rules with as few characters as possible. */
export function writeRules(nodes: readonly StyleNode[]): string {
  return nodes
    .map((node, index) => {
      if (typeof node !== 'string') return `${node.prelude}{${writeRules(node.content)}}`;
      if (COMPLETE.test(node)) return node;
      // The last declaration of a rule needs no semicolon; statements do.
      return index < nodes.length - 1 || node.startsWith('@') ? `${node};` : node;
    })
    .join('');
}
