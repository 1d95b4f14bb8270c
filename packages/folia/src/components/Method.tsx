/** The method of an operation, in the sidebar and on pages of references. Its color repeats what its name says. */
export function Method({ name }: { name: string }) {
  return <span className={`method method-${name.toLowerCase()}`}>{name}</span>;
}
