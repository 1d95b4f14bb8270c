/** The method of an operation; its name tells it, the color only helps. */
export function Method({ name }: { name: string }) {
  return <span className={`method method-${name.toLowerCase()}`}>{name}</span>;
}
