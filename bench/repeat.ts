/** Number of runs of each timed measurement; the median is used. */
const RUNS = 5;

/** Runs a function several times in sequence, so that the runs do not affect each other. */
export async function repeat<Result>(run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let count = 0; count < RUNS; count += 1) results.push(await run());
  return results;
}
