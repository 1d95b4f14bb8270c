/** The engine's admonitions that look most like those of Material for MkDocs and mdbook-admonish. */
const KINDS = new Map([
  ['note', 'note'],
  ['seealso', 'note'],
  ['quote', 'note'],
  ['cite', 'note'],
  ['example', 'note'],
  ['abstract', 'info'],
  ['summary', 'info'],
  ['tldr', 'info'],
  ['info', 'info'],
  ['todo', 'info'],
  ['question', 'info'],
  ['help', 'info'],
  ['faq', 'info'],
  ['tip', 'tip'],
  ['hint', 'tip'],
  ['important', 'important'],
  ['success', 'success'],
  ['check', 'success'],
  ['done', 'success'],
  ['warning', 'warning'],
  ['caution', 'caution'],
  ['attention', 'warning'],
  ['failure', 'danger'],
  ['fail', 'danger'],
  ['missing', 'danger'],
  ['danger', 'danger'],
  ['error', 'danger'],
  ['bug', 'danger'],
]);

/** Returns the engine's admonition for a kind of the source; unknown kinds become notes. */
export function admonitionKind(kind: string): string {
  return KINDS.get(kind.toLowerCase()) ?? 'note';
}
