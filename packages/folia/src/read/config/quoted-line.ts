/** The line (1-based) of a source text on which a value stands in quotes, or undefined where it does not. */
export function quotedLine(source: string, value: string): number | undefined {
  const lines = source.split('\n');
  const index = lines.findIndex((line) =>
    ["'", '"', '`'].some((quote) => line.includes(quote + value + quote)),
  );
  return index === -1 ? undefined : index + 1;
}
