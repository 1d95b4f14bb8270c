import type { LineMark } from '../../markup/code-figure.ts';

/** A word to mark in a range of lines (1-based, inclusive). */
export type WordMark = { text: string; from: number; to: number };

export type MarkedCode = {
  /** The code without the comments. */
  code: string;
  /** Marks of lines, by line number (1-based). */
  marks: Map<number, Set<LineMark>>;
  words: WordMark[];
};

/** Comment forms of the highlighted languages: `// x`, `# x`, `-- x`, `/* x *\/`, `<!-- x -->`, `{/* x *\/}`. */
const OPEN = String.raw`(?:\/\/|#|--|;|%|'|\{?\/\*|<!--)`;
const CLOSE = String.raw`(?:\*\/\}?|-->)?\s*$`;
const HIGHLIGHT = new RegExp(`^\\s*${OPEN}\\s*highlight-(next-line|start|end)\\s*${CLOSE}`);
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

/**
 * Removes comments that mark lines or words from code, and returns their marks: `// highlight-next-line`,
 * `highlight-start` and `highlight-end` as in Docusaurus, `// [!code ++]`, `[!code focus:3]`, `[!code word:oven]` etc. as
 * in https://shiki.style/packages/transformers.
 */
export function takeMagicComments(code: string): MarkedCode {
  const marked: MarkedCode = { code, marks: new Map(), words: [] };
  if (!code.includes('highlight-') && !code.includes('[!code')) return marked;
  const kept: string[] = [];
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const command = HIGHLIGHT.exec(line)?.[1];
    if (command === 'next-line') next = true;
    else if (command) inside = command === 'start';
    else {
      const { text, isOnlyComment, commands } = takeCommands(line);
      const number = kept.length + 1;
      for (const apply of commands) apply(marked, number);
      if (isOnlyComment) continue;
      kept.push(text);
      if (inside || next) mark(marked, number, 'marked');
      next = false;
    }
  }
  return { ...marked, code: kept.join('\n') };
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

function mark({ marks }: MarkedCode, line: number, kind: LineMark): void {
  const known = marks.get(line) ?? new Set();
  marks.set(line, known.add(kind));
}
