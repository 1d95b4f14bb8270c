import type { SearchGroup, SearchHit, TextPiece } from 'folia-search/format';
import { type MouseEvent, useEffect } from 'react';
import type { ShellTextKey } from '../../contract/texts.ts';
import { useTexts } from '../site-context.ts';

const GROUP_TITLES: Record<SearchGroup, ShellTextKey> = {
  docs: 'searchDocs',
  api: 'searchApi',
  blog: 'searchBlog',
  pages: 'searchPages',
};

type Props = {
  /** Sorted by group. */
  hits: SearchHit[];
  active: number;
  onHover: (index: number) => void;
  onChoose: (hit: SearchHit) => void;
};

/** The hits of a query by group. Each is a link that can also be opened in a new tab. */
export function HitList({ hits, active, onHover, onChoose }: Props) {
  const texts = useTexts();
  useEffect(() => {
    document.querySelector(`#search-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const numbered = hits.map((hit, index) => ({ hit, index }));
  const groups = [...new Set(hits.map(({ group }) => group))];
  return (
    <div id="search-list" role="listbox" aria-label={texts.searchResults} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options.
        <div key={group} role="group" aria-labelledby={`search-group-${group}`}>
          <p className="search-group" id={`search-group-${group}`} aria-hidden="true">
            {texts[GROUP_TITLES[group]]}
          </p>
          {numbered
            .filter(({ hit }) => hit.group === group)
            .map(({ hit, index }) => (
              <Hit
                key={hit.url}
                hit={hit}
                index={index}
                isActive={index === active}
                onHover={onHover}
                onChoose={onChoose}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

type HitProps = Omit<Props, 'hits' | 'active'> & {
  hit: SearchHit;
  index: number;
  isActive: boolean;
};

function Hit({ hit, index, isActive, onHover, onChoose }: HitProps) {
  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(hit);
  }
  return (
    <a
      id={`search-option-${index}`}
      className="hit"
      role="option"
      aria-selected={isActive}
      aria-label={[textOf(hit.title), ...hit.path.toReversed()].join(', ')}
      aria-describedby={`search-snippet-${index}`}
      tabIndex={-1}
      href={hit.url}
      onClick={onClick}
      onPointerMove={() => onHover(index)}
    >
      {hit.path.length > 0 && (
        <span className="hit-path">
          {hit.path.map((label, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a path may hold a label twice and never changes.
            <span key={place}>{label}</span>
          ))}
        </span>
      )}
      <span className="hit-title">
        <Pieces pieces={hit.title} />
      </span>
      <span className="hit-snippet" id={`search-snippet-${index}`}>
        <Pieces pieces={hit.snippet} />
      </span>
    </a>
  );
}

function textOf(pieces: TextPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function Pieces({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map(({ text, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move.
    isMatch ? <mark key={place}>{text}</mark> : text,
  );
}
