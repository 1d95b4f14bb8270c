/** A component that renders itself without a condition that ends. */
export class EndlessRendering extends Error {
  constructor(component: string) {
    super(`${component} renders itself without end, directly or inside of other components.`);
    this.name = 'EndlessRendering';
  }
}

/**
 * React renders children while the frames of their parents are on the stack, about four for each element. When the stack is
 * full, which is after 1,270 frames at the earliest, it continues on a new one, until memory ends.
 */
const MAX_FRAMES = 1000;

/** Counting frames takes time. */
const COUNT_EVERY = 16;

let created = 0;

/**
 * To be called when an element of a component is created, which happens while its parent is rendered.
 * @throws EndlessRendering if it is nested too deeply to ever end
 */
export function endEndlessRendering(component: object): void {
  created += 1;
  if (created % COUNT_EVERY !== 0 || countFrames() < MAX_FRAMES) return;
  throw new EndlessRendering(nameOf(component));
}

/** The name of a component. Those of `memo` and `forwardRef` are objects around a function. */
function nameOf(component: object): string {
  const around = 'type' in component ? component.type : 'render' in component && component.render;
  const inner = typeof around === 'function' ? around : component;
  return ('name' in inner && String(inner.name)) || 'A component';
}

/** The number of frames on the stack, up to the maximum. */
function countFrames(): number {
  const { stackTraceLimit, prepareStackTrace } = Error;
  let count = 0;
  Error.stackTraceLimit = MAX_FRAMES;
  Error.prepareStackTrace = (_error, frames) => {
    count = frames.length;
  };
  // The frames are counted when the stack is read.
  String(new Error('frames').stack);
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return count;
}
