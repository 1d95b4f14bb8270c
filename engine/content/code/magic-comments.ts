/** Comment forms of the highlighted languages: `// x`, `# x`, `-- x`, `/* x *\/`, `<!-- x -->`, `{/* x *\/}`. */
const COMMENT =
  /^\s*(?:\/\/|#|--|;|\{?\/\*|<!--)\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Takes the comments that mark lines (`// highlight-next-line`, `highlight-start`, `highlight-end`) out of a code text.
 * @returns the code without them and the 1-based numbers of the marked lines of that code
 */
export function takeMagicComments(code: string): { code: string; markedLines: number[] } {
  if (!code.includes('highlight-')) return { code, markedLines: [] };
  const kept: string[] = [];
  const markedLines: number[] = [];
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const command = COMMENT.exec(line)?.[1];
    if (command === 'highlight-next-line') next = true;
    else if (command) inside = command === 'highlight-start';
    else {
      kept.push(line);
      if (inside || next) markedLines.push(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), markedLines };
}
