type Visit<Node> = {
  node: Node;
  /** Dependencies that are still to be visited, the first one last. */
  left: Node[];
  /** Its place in the order of visits. */
  index: number;
  /** The lowest place of an object that is known to be in the same circle. */
  lowest: number;
  isGrouped: boolean;
};

/**
 * Groups the objects that can be reached from a start, each group after those it depends on.
 * Objects that depend on each other in a circle form one group; other groups have one member. This
 * is Tarjan's algorithm for strongly connected components (https://doi.org/10.1137/0201010) without
 * recursion: its time is linear, and chains may have any length.
 *
 * @param dependencies returns the objects that an object depends on
 * @param isDone whether an object needs no group, such as one that an earlier call has grouped
 */
export function groupByCircle<Node extends object>(
  start: Node,
  dependencies: (node: Node) => readonly Node[],
  isDone: (node: Node) => boolean,
): Node[][] {
  const groups: Node[][] = [];
  const visits = new Map<Node, Visit<Node>>();
  const ungrouped: Visit<Node>[] = [];
  const path: Visit<Node>[] = [];

  function enter(node: Node): void {
    const index = visits.size;
    const left = dependencies(node).toReversed();
    const visit = { node, left, index, lowest: index, isGrouped: false };
    visits.set(node, visit);
    ungrouped.push(visit);
    path.push(visit);
  }

  /** After its last dependency, an object closes its group unless an earlier object is in it. */
  function leave(visit: Visit<Node>): void {
    path.pop();
    const before = path.at(-1);
    if (before) before.lowest = Math.min(before.lowest, visit.lowest);
    if (visit.lowest !== visit.index) return;
    const group = ungrouped.splice(ungrouped.lastIndexOf(visit));
    for (const member of group) member.isGrouped = true;
    groups.push(group.map(({ node }) => node));
  }

  enter(start);
  for (let visit = path.at(-1); visit; visit = path.at(-1)) {
    const next = visit.left.pop();
    if (next === undefined) {
      leave(visit);
      continue;
    }
    const known = visits.get(next);
    if (known && !known.isGrouped) visit.lowest = Math.min(visit.lowest, known.index);
    if (!known && !isDone(next)) enter(next);
  }
  return groups;
}
