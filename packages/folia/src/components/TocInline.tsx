type Entry = { value: string; id: string; level: number };
type Props = { toc: Entry[]; minHeadingLevel?: number; maxHeadingLevel?: number };
type Branch = { entry: Entry; children: Branch[] };

/** The table of contents of a page as a list within it; `toc` is an export of each MDX page. */
export function TocInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: Props) {
  const entries = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return <BranchList branches={nest(entries)} />;
}

function BranchList({ branches }: { branches: Branch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul>
      {branches.map(({ entry, children }) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.value}</a>
          <BranchList branches={children} />
        </li>
      ))}
    </ul>
  );
}

/** Nests each entry below the previous entry with a higher level. */
function nest(entries: Entry[]): Branch[] {
  const top: Branch[] = [];
  const open: Branch[] = [];
  for (const entry of entries) {
    const branch: Branch = { entry, children: [] };
    while ((open.at(-1)?.entry.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? top).push(branch);
    open.push(branch);
  }
  return top;
}
