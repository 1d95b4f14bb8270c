/** Puts a value into text at `{value}`. */
export function fill(text: string, value: string): string {
  return text.replace('{value}', () => value);
}
