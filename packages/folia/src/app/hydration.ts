/** Counts what React has yet to hydrate of the shell: its slices, and what surrounds them. */
export type Hydration = {
  /** Returns a function to call if the slice is removed, since a shell that crashes never hydrates it. */
  begin: () => () => void;
  end: () => void;
  /** Resolves when nothing is left. */
  finished: Promise<void>;
};

/** Counts what surrounds the slices from the start. They begin before it ends. */
export function makeHydration(): Hydration {
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  let left = 1;
  function end(): void {
    left -= 1;
    if (left === 0) resolve();
  }
  return {
    begin() {
      left += 1;
      return end;
    },
    end,
    finished,
  };
}
