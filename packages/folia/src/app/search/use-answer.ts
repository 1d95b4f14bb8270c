import type { SearchHit } from 'folia-search/format';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchClient } from './search-client.ts';

export type Answer = { query: string; hits: SearchHit[] };

/** The latest answer, which stays until the next one arrives. */
export function useAnswer(
  client: SearchClient | undefined,
  query: string,
  onFail: (error: unknown) => void,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (!client || query.trim() === '') return;
    client.search(query).then((hits) => hits && setAnswer({ query, hits }), fail);
  }, [client, query]);
  return answer;
}
