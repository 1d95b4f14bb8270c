/** How deeply lists and objects are nested, and how many values there are if shared ones are counted each time. */
export type Measure = { depth: number; size: number };

type Frame = { value: object; children: object[]; next: number; measure: Measure };

/**
 * Measures a parsed value, whose parts may be shared (aliases of YAML). It needs no stack, however
 * deep the value is.
 *
 * @returns undefined if the value contains itself
 */
export function measure(root: unknown): Measure | undefined {
  if (typeof root !== 'object' || root === null) return { depth: 0, size: 1 };
  const known = new Map<object, Measure>();
  const within = new Set<object>();
  const frames = [makeFrame(root)];
  within.add(root);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const child = frame.children[frame.next];
    frame.next += 1;
    if (child === undefined) {
      known.set(frame.value, frame.measure);
      within.delete(frame.value);
      frames.pop();
      addTo(frames.at(-1), frame.measure);
      continue;
    }
    if (within.has(child)) return undefined;
    const measured = known.get(child);
    if (measured) addTo(frame, measured);
    else {
      within.add(child);
      frames.push(makeFrame(child));
    }
  }
  return known.get(root);
}

function makeFrame(value: object): Frame {
  const all: unknown[] = Array.isArray(value) ? value : Object.values(value);
  const children = all.filter((inner) => typeof inner === 'object' && inner !== null);
  const size = 1 + all.length - children.length;
  return { value, children, next: 0, measure: { depth: 1, size } };
}

function addTo(frame: Frame | undefined, { depth, size }: Measure): void {
  if (!frame) return;
  frame.measure.depth = Math.max(frame.measure.depth, depth + 1);
  frame.measure.size += size;
}
