import type { LineMark } from '../../markup/code-figure.ts';
import type { MagicComment } from '../../read/config/markdown-schema.ts';

/** A word to mark in a range of lines (1-based, inclusive). */
export type WordMark = { text: string; from: number; to: number };

export type MarkedCode = {
  /** The code without the comments. */
  code: string;
  /** Class names of lines, by line number (1-based). */
  marks: Map<number, Set<string>>;
  words: WordMark[];
};

/** Comment forms of the highlighted languages: `// x`, `# x`, `-- x`, `/* x *\/`, `<!-- x -->`, `{/* x *\/}`. */
const OPEN = String.raw`(?:\/\/|#|--|;|%|'|\{?\/\*|<!--)`;
const CLOSE = String.raw`(?:\*\/\}?|-->)?\s*$`;
const DIRECTIVE = new RegExp(`^\\s*${OPEN}\\s*(\\S.*?)\\s*${CLOSE}`);
const COMMENT = new RegExp(`\\s*${OPEN}\\s*((?:\\[!code\\s[^\\]]*\\]\\s*)+)${CLOSE}`);
const COMMAND = /\[!code\s+(?:word:((?:\\.|[^:\\\]])+)|([\w+-]+))(?::(\d+))?\s*\]/g;

const COMMANDS: Record<string, LineMark> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'marked',
  hl: 'marked',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

/** Known in all sites. */
const HIGHLIGHT: MagicComment = {
  className: 'marked' satisfies LineMark,
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

/**
 * Removes comments that mark lines or words from code, and returns their marks: `// highlight-next-line`,
 * `highlight-start` and `highlight-end`, or others of the site, as in
 * https://docusaurus.io/docs/markdown-features/code-blocks#custom-magic-comments, and `// [!code ++]`, `[!code focus:3]`,
 * `[!code word:oven]` etc. as in https://shiki.style/packages/transformers.
 */
export function takeMagicComments(code: string, own: readonly MagicComment[] = []): MarkedCode {
  const marked: MarkedCode = { code, marks: new Map(), words: [] };
  const directives = findDirectives(code, [HIGHLIGHT, ...own]);
  if (directives.size === 0 && !code.includes('[!code')) return marked;
  const kept: string[] = [];
  const inside = new Set<string>();
  const next = new Set<string>();
  for (const line of code.split('\n')) {
    const directive = directives.get(DIRECTIVE.exec(line)?.[1] ?? '');
    if (directive) {
      const { className, kind } = directive;
      if (kind === 'line') next.add(className);
      else if (kind === 'start') inside.add(className);
      else inside.delete(className);
      continue;
    }
    const { text, isOnlyComment, commands } = takeCommands(line);
    const number = kept.length + 1;
    for (const apply of commands) apply(marked, number);
    if (isOnlyComment) continue;
    kept.push(text);
    for (const className of [...inside, ...next]) mark(marked, number, className);
    next.clear();
  }
  return { ...marked, code: kept.join('\n') };
}

/** What the text of a comment does to the lines after it. */
type Directive = { kind: 'line' | 'start' | 'end'; className: string };

/** Finds the directives whose texts occur in code. */
function findDirectives(code: string, comments: MagicComment[]): Map<string, Directive> {
  const texts = comments.flatMap(({ className, line, block }): [string?, Directive?][] => [
    [line, { kind: 'line', className }],
    [block?.start, { kind: 'start', className }],
    [block?.end, { kind: 'end', className }],
  ]);
  const found = new Map<string, Directive>();
  for (const [text, directive] of texts) {
    if (text !== undefined && directive && code.includes(text)) found.set(text, directive);
  }
  return found;
}

type Command = (marked: MarkedCode, line: number) => void;

/**
 * Splits a line into its code and the commands in the comment at its end. The commands of a line without code apply from
 * the next line on.
 */
function takeCommands(line: string): { text: string; isOnlyComment: boolean; commands: Command[] } {
  const comment = line.includes('[!code') ? COMMENT.exec(line) : null;
  if (!comment) return { text: line, isOnlyComment: false, commands: [] };
  const commands = Array.from(comment[1]?.matchAll(COMMAND) ?? [], readCommand);
  if (commands.includes(undefined)) return { text: line, isOnlyComment: false, commands: [] };
  const text = line.slice(0, comment.index);
  return {
    text,
    isOnlyComment: text.trim() === '',
    commands: commands.filter((c) => c !== undefined),
  };
}

function readCommand([, word, name = '', count]: RegExpExecArray): Command | undefined {
  if (word !== undefined) {
    const text = word.replace(/\\(.)/g, '$1');
    return ({ words }, from) =>
      words.push({ text, from, to: count ? from + Number(count) - 1 : Number.POSITIVE_INFINITY });
  }
  const kind = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!kind) return undefined;
  return (marked, line) => {
    for (let index = 0; index < Math.min(Number(count ?? 1), 10_000); index += 1) {
      mark(marked, line + index, kind);
    }
  };
}

function mark({ marks }: MarkedCode, line: number, className: string): void {
  const known = marks.get(line) ?? new Set();
  marks.set(line, known.add(className));
}
