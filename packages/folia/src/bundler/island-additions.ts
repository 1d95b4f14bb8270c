import { REFERENCE_ISLAND } from '../markup/reference-island.ts';
import { REQUEST_BUILDER } from '../markup/request-builder.ts';

/** What islands add to the markup of the build when they are live. */
export type IslandAdditions = {
  /** Class names of elements that they add, if rules of documents contain them. */
  names: readonly string[];
  /** Whether they bring style rules: for other names, and with references to any custom property of the engine. */
  bringRules: boolean;
};

/** Islands of the engine. Those of a site may add any content, and drawings of Mermaid any property. */
const KNOWN: ReadonlyMap<string, IslandAdditions> = new Map([
  // It only listens.
  [REFERENCE_ISLAND, { names: [], bringRules: false }],
  [
    REQUEST_BUILDER,
    {
      names: [
        ...['a', 'c', 'k', 'n', 's', 'code', 'copy', 'sr-only', 'builder-wait'],
        ...['status', 'status-1', 'status-2', 'status-3', 'status-4', 'status-5'],
      ],
      bringRules: true,
    },
  ],
]);

const ISLANDS = /<docs-island(?: data-source="([^"]*)")?(?=[\s>])/g;

/** What the islands of a document add to it. @returns undefined if that is not known */
export function islandAdditions(html: string): IslandAdditions | undefined {
  const names = new Set<string>();
  let bringRules = false;
  for (const [, source = ''] of html.matchAll(ISLANDS)) {
    const known = KNOWN.get(source);
    if (!known) return undefined;
    for (const name of known.names) names.add(name);
    bringRules ||= known.bringRules;
  }
  return { names: [...names], bringRules };
}
