import { useTexts } from '../site-context.ts';

type Props = {
  queries: string[];
  active: number;
  onChoose: (query: string) => void;
  onForget: () => void;
};

/** Shown while the field is empty: recent searches that led to a page. */
export function RecentList({ queries, active, onChoose, onForget }: Props) {
  const texts = useTexts();
  if (queries.length === 0) return <p className="search-hint">{texts.searchBegin}</p>;
  return (
    <>
      <div className="search-recent-head">
        <p className="search-group" id="search-recent">
          {texts.searchRecent}
        </p>
        <button type="button" onClick={onForget}>
          {texts.searchForget}
        </button>
      </div>
      <div id="search-list" role="listbox" aria-labelledby="search-recent" tabIndex={-1}>
        {queries.map((query, index) => (
          <button
            key={query}
            type="button"
            id={`search-option-${index}`}
            className="recent"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onChoose(query)}
          >
            {query}
          </button>
        ))}
      </div>
    </>
  );
}
