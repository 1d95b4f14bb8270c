/** A computation in steps of well below a millisecond, with its result at the end. */
export type Steps<Result> = Generator<void, Result>;

/** Computes without a pause. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
