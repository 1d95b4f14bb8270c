import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { SearchHit } from '../../contract/search.ts';
import type { Texts } from '../../contract/texts.ts';
import { useTexts } from '../site-context.ts';
import { chooseHit } from './choose-hit.ts';
import { HitList } from './HitList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { RecentList } from './RecentList.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchKeys } from './SearchKeys.tsx';
import type { SearchClient } from './search-client.ts';
import type { SearchState } from './search-store.ts';
import { useOverlay } from './use-overlay.ts';

type Props = {
  state: SearchState;
  firstQuery: string;
  onRetry: () => void;
  /** A search that was ready has failed. */
  onFail: (error: unknown) => void;
  onClose: () => void;
};

type Answer = { query: string; hits: SearchHit[] };

/**
 * The dialog: a combobox over a list of hits (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The field keeps the
 * focus; the arrow keys move through the list.
 */
export function SearchDialog({ state, firstQuery, onRetry, onFail, onClose }: Props) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(firstQuery);
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(recentSearches);
  // The query that Enter was pressed for before its answer had come.
  const awaited = useRef<string>(undefined);
  const answer = useAnswer(state.client, query, {
    onAnswer({ query: answered, hits: found }) {
      const hit = found[active] ?? found[0];
      if (hit && awaited.current === answered) choose(hit);
    },
    onFail,
  });

  useOverlay(dialog, field);

  const isEmpty = query.trim() === '';
  const hasFailed = state.status === 'failed';
  const hits = isEmpty ? [] : (answer?.hits ?? []);
  const count = hasFailed ? 0 : isEmpty ? recent.length : hits.length;
  const close = () => dialog.current?.hidePopover();

  function write(text: string): void {
    awaited.current = undefined;
    setQuery(text);
    setActive(0);
  }
  function choose(hit: SearchHit): void {
    rememberSearch(query);
    close();
    chooseHit(hit, state.client?.options.highlightResult ?? false);
  }
  function chooseActive(): void {
    const hit = hits[active];
    const again = recent[active];
    if (isEmpty) {
      if (again !== undefined) write(again);
    } else if (answer?.query === query) {
      if (hit) choose(hit);
    } else {
      // Hits of what was typed before must not be chosen for what is typed now.
      awaited.current = query;
    }
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) setActive((active + step + count) % count);
    else if (event.key === 'Enter') chooseActive();
    else return;
    event.preventDefault();
  }
  const closeFromOutside = ({ target }: MouseEvent) => target === dialog.current && close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes every popover.
    <dialog
      ref={dialog}
      className="search-dialog"
      popover="auto"
      aria-modal="true"
      aria-label={texts.search}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onClick={closeFromOutside}
    >
      <div className="search-field">
        <span className="icon icon-search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls="search-list"
          aria-activedescendant={count > 0 ? `search-option-${active}` : undefined}
          placeholder={state.status === 'ready' ? texts.search : texts.searchLoading}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="search-close"
          aria-label={texts.closeSearch}
          onClick={close}
        >
          <span className="icon icon-close" />
        </button>
      </div>
      <output className="sr-only" aria-live="polite">
        {!isEmpty &&
          answer?.query === query &&
          !hasFailed &&
          spokenCount(hits.length, query, texts)}
      </output>
      <div className="search-answers">
        {hasFailed ? (
          <SearchFailed onRetry={onRetry} onClose={close} />
        ) : isEmpty ? (
          <RecentList
            queries={recent}
            active={active}
            onChoose={write}
            onForget={() => {
              forgetSearches();
              setRecent([]);
            }}
          />
        ) : hits.length > 0 ? (
          <HitList hits={hits} active={active} onHover={setActive} onChoose={choose} />
        ) : answer ? (
          <NothingFound query={answer.query} onChoose={close} />
        ) : (
          <p className="search-hint">{texts.searchLoading}</p>
        )}
      </div>
      <SearchKeys />
    </dialog>
  );
}

/** What a screen reader says of an answer, without a plural to decline. */
function spokenCount(count: number, query: string, texts: Texts): string {
  return count > 0 ? `${texts.searchHits}: ${count}` : `${texts.searchNothing} “${query.trim()}”`;
}

/** The last answer, which stays until the next one is there. */
function useAnswer(
  client: SearchClient | undefined,
  query: string,
  on: { onAnswer: (answer: Answer) => void; onFail: (error: unknown) => void },
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const take = useEffectEvent((next: Answer) => {
    setAnswer(next);
    on.onAnswer(next);
  });
  const fail = useEffectEvent(on.onFail);
  useEffect(() => {
    if (!client || query.trim() === '') return;
    client.search(query).then((hits) => hits && take({ query, hits }), fail);
  }, [client, query]);
  return answer;
}
