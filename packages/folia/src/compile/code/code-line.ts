import type { CodePiece, ColoredCode } from '../../markup/code-figure.ts';
import type { CodeToken } from './code-token.ts';
import type { Highlighter } from './highlighter.ts';
import type { MarkedCode, WordMark } from './magic-comments.ts';
import { readSession, sessionTexts } from './prompts.ts';

/** Highlights code and adds the author's marks of lines and words. */
export async function colorLines(
  { code, marks, words }: MarkedCode,
  language: string,
  highlighter: Highlighter,
): Promise<ColoredCode> {
  const session = readSession(code, language);
  const colored = session
    ? await highlighter.highlight(session.commands, session.language)
    : await highlighter.highlight(code, language);
  const lines = colored.map((tokens, index) => {
    const { prompt, output } = session?.lines[index] ?? {};
    const shown = output ? [{ text: output, className: '' }] : tokens;
    return {
      pieces: markWords(shown, words, index + 1),
      marks: [...(marks.get(index + 1) ?? [])],
      prompt,
    };
  });
  return { lines, session: session && sessionTexts(session) };
}

/** Splits the tokens of a line at the boundaries of marked words. */
function markWords(tokens: CodeToken[], words: WordMark[], line: number): CodePiece[] {
  const wanted = words.filter(({ from, to }) => from <= line && line <= to);
  if (wanted.length === 0) return tokens;
  const ranges = findWords(tokens.map(({ text }) => text).join(''), wanted);
  let start = 0;
  return tokens.flatMap(({ text, className }) => {
    const end = start + text.length;
    const cuts = ranges.flatMap((range) => [range.start, range.end]);
    const inner = cuts.filter((cut) => cut > start && cut < end).toSorted((a, b) => a - b);
    const bounds = [start, ...new Set(inner), end];
    const offset = start;
    start = end;
    return bounds.slice(1).map((bound, index) => {
      const from = bounds[index] ?? 0;
      return {
        text: text.slice(from - offset, bound - offset),
        className,
        isMarked: ranges.some((range) => range.start <= from && bound <= range.end),
      };
    });
  });
}

function findWords(text: string, words: WordMark[]): { start: number; end: number }[] {
  return words.flatMap(({ text: word }) => {
    const found: { start: number; end: number }[] = [];
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      found.push({ start: at, end: at + word.length });
    }
    return found;
  });
}
