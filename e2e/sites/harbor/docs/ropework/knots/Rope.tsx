/** A rope of so many turns. */
export function Rope({ turns }: { turns: number }) {
  return <span className="rope">{'~'.repeat(turns)}</span>;
}
