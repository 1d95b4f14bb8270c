/** Reads a shard by its name. @throws where it cannot be had */
export type ReadShard = <Content>(name: string) => Promise<Content>;

/** Shards of one kind, fetched by need: what is asked for and not there is noted, so that all of it comes at once. */
export type ShardLoader<Content> = {
  get: (name: string) => Content | undefined;
  /**
   * Fetches what was not there.
   * @returns whether anything was missing
   * @throws where a shard cannot be had; it is tried again when it is asked for again
   */
  load: () => Promise<boolean>;
};

export function makeShardLoader<Content>(
  read: (name: string) => Promise<Content>,
): ShardLoader<Content> {
  const loaded = new Map<string, Content>();
  const underWay = new Map<string, Promise<void>>();
  const missing = new Set<string>();

  function fetchOnce(name: string): Promise<void> {
    const known = underWay.get(name);
    if (known) return known;
    const fetching = read(name)
      .then((content) => {
        loaded.set(name, content);
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, fetching);
    return fetching;
  }

  return {
    get(name) {
      const content = loaded.get(name);
      if (content === undefined) missing.add(name);
      return content;
    },
    async load() {
      const names = [...missing];
      missing.clear();
      await Promise.all(names.map(fetchOnce));
      return names.length > 0;
    },
  };
}

/** Numbers of the shards that may hold entries that begin so. @param starts what each shard begins with */
export function shardsFor(starts: string[], beginning: string): number[] {
  const found: number[] = [];
  for (const [shard, start] of starts.entries()) {
    const next = starts[shard + 1];
    const endsBefore = next !== undefined && next <= beginning;
    const startsBehind = start > beginning && !start.startsWith(beginning);
    if (!endsBefore && !startsBehind) found.push(shard);
  }
  return found;
}
