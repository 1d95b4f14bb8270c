import type { Part } from './figures.ts';
import type { Values } from './visit.ts';

/** All values of one generator, by name of the figure; one value for each round. */
export type Series = Map<string, number[]>;

/** What a run measured of one generator at one size. */
export type PeerResults = {
  name: string;
  title: string;
  series: Series;
  /** The first failure of each part. */
  failures: Map<Part, string>;
};

/** What a run measured at one size. The first generator is the base of all ratios. */
export type SizeResults = {
  pages: number;
  /** Bytes of Markdown. */
  bytes: number;
  results: PeerResults[];
};

/** Adds the values of a round. A figure that this round lacks counts as missing, not as 0. */
export function addValues({ series }: PeerResults, round: number, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const list = series.get(name) ?? [];
    list[round] = value;
    series.set(
      name,
      Array.from(list, (entry) => entry ?? Number.NaN),
    );
  }
}
