/** Reads a shard by name. @throws if it cannot be fetched */
export type ReadShard = <Content>(name: string) => Promise<Content>;

/** The shards that were requested before they had loaded. */
export type Missing = {
  isMissing: () => boolean;
  /**
   * Fetches them.
   *
   * @returns whether any were missing
   * @throws if a shard cannot be fetched; the next request tries again
   */
  load: () => Promise<boolean>;
};

/**
 * Loads shards of one kind on demand. Requests for missing shards are recorded, so that they are
 * fetched together.
 */
export type ShardLoader<Content> = Missing & {
  get: (name: string) => Content | undefined;
  isLoading: () => boolean;
  /** Does the same without requesting a shard that is missing. */
  peek: (name: string) => Content | undefined;
};

/** @param read fetches a shard by its name; it is called once for each shard, unless it fails */
export function makeShardLoader<Content>(
  read: (name: string) => Promise<Content>,
): ShardLoader<Content> {
  const loaded = new Map<string, Content>();
  const inFlight = new Map<string, Promise<void>>();
  const missing = new Set<string>();

  function fetchOnce(name: string): Promise<void> {
    const known = inFlight.get(name);
    if (known) return known;
    const fetching = read(name)
      .then((content) => {
        loaded.set(name, content);
      })
      .finally(() => inFlight.delete(name));
    inFlight.set(name, fetching);
    return fetching;
  }

  const listMissing = () => [...missing].filter((name) => !loaded.has(name));

  return {
    peek: (name) => loaded.get(name),
    isLoading: () => inFlight.size > 0,
    isMissing: () => listMissing().length > 0,
    get(name) {
      const content = loaded.get(name);
      if (content === undefined) missing.add(name);
      return content;
    },
    async load() {
      const names = listMissing();
      missing.clear();
      await Promise.all(names.map(fetchOnce));
      return names.length > 0;
    },
  };
}

/**
 * The numbers of the shards that may have entries with a prefix. @param starts the first entry of
 * each shard
 */
export function shardsFor(starts: string[], prefix: string): number[] {
  const found: number[] = [];
  for (const [shard, start] of starts.entries()) {
    const next = starts[shard + 1];
    const endsBefore = next !== undefined && next <= prefix;
    const startsAfter = start > prefix && !start.startsWith(prefix);
    if (!endsBefore && !startsAfter) found.push(shard);
  }
  return found;
}
