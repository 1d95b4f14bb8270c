/** The method of an operation, in the sidebar and on pages of references. Color is only an additional cue. */
export function Method({ name }: { name: string }) {
  return <span className={`method method-${name.toLowerCase()}`}>{name}</span>;
}
