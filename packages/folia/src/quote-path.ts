/** Quotes a path for a shell if needed. @example quotePath('my docs') // "'my docs'" */
export function quotePath(path: string): string {
  return /^[\w./@:+,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
