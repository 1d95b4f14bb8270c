/** How often what is timed is run; the median is taken. */
const RUNS = 5;

/** Runs something several times, one after the other, so that no run disturbs another. */
export async function repeat<Result>(run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let count = 0; count < RUNS; count += 1) results.push(await run());
  return results;
}
