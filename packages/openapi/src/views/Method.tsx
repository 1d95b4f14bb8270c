/** The method of an operation. Color is only an additional cue. */
export function Method({ name }: { name: string }) {
  return <span className={`method method-${name.toLowerCase()}`}>{name}</span>;
}
