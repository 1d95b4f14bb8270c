/**
 * Whether a value of JSON has at most this many values, nested at most this deeply. Deeper ones
 * overflow the stack of `JSON.stringify`. The time is limited by the number.
 */
export function isSmall(value: unknown, most: { values: number; depth: number }): boolean {
  const left = [{ value, depth: 0 }];
  let count = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const { value: inner, depth } = next;
    count += 1;
    if (count > most.values || depth > most.depth) return false;
    if (typeof inner !== 'object' || inner === null) continue;
    for (const child of Object.values(inner)) left.push({ value: child, depth: depth + 1 });
  }
  return true;
}
