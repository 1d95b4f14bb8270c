/** A path as a word of a command that can be pasted into a shell. @example quotePath('my docs') // "'my docs'" */
export function quotePath(path: string): string {
  return /^[\w./@:+,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
