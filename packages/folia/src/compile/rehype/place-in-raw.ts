type RawNode = {
  value: string;
  position?: { start: { line: number; column: number } } | undefined;
};

/** The position in the source of a character in the HTML of Markdown. @param index in the text of the node */
export function placeInRaw({ value, position }: RawNode, index: number) {
  const before = value.slice(0, index).split('\n');
  const { line = 1, column = 1 } = position?.start ?? {};
  return {
    position: {
      start: {
        line: line + before.length - 1,
        column: (before.length === 1 ? column : 1) + (before.at(-1)?.length ?? 0),
      },
    },
  };
}
