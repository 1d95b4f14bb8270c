/** Escapes text for use in a pattern. Node 22 has no `RegExp.escape`. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
