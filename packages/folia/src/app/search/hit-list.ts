import type { SearchGroup, SearchHit, TextPiece } from 'folia-search/format';
import type { ShellTextKey, ShellTexts } from '../../contract/texts.ts';
import { element } from './element.ts';

const GROUP_TITLES: Record<SearchGroup, ShellTextKey> = {
  docs: 'searchDocs',
  api: 'searchApi',
  blog: 'searchBlog',
  pages: 'searchPages',
};

/** The hits of a query by group, in their order. Each is a link that can also be opened in a new tab. */
export function drawHits(hits: SearchHit[], isEarly: boolean, texts: ShellTexts): HTMLElement {
  const drawn: HTMLElement[] = [];
  for (const [index, hit] of hits.entries()) {
    const { group } = hit;
    // A group comes twice if later hits follow those that the reader has moved through.
    if (group !== hits[index - 1]?.group) drawn.push(drawGroup(texts[GROUP_TITLES[group]], index));
    drawn.at(-1)?.append(drawHit(hit, index));
  }
  return element(
    'div',
    {
      id: 'search-list',
      role: 'listbox',
      'aria-label': texts.searchResults,
      tabindex: -1,
      // Keeps room for the texts that follow, so that nothing moves when they arrive.
      'data-early': isEarly ? '' : undefined,
    },
    ...drawn,
  );
}

/** @param index of its first hit */
function drawGroup(title: string, index: number): HTMLElement {
  const id = `search-group-${index}`;
  return element(
    'div',
    { role: 'group', 'aria-labelledby': id },
    element('p', { class: 'search-group', id, 'aria-hidden': true }, title),
  );
}

function drawHit({ url, title, path, snippet }: SearchHit, index: number): HTMLElement {
  const labels = path.map((label) => element('span', {}, label));
  return element(
    'a',
    {
      id: `search-option-${index}`,
      class: 'hit',
      role: 'option',
      'aria-selected': false,
      'aria-label': [textOf(title), ...path.toReversed()].join(', '),
      'aria-describedby': `search-snippet-${index}`,
      tabindex: -1,
      href: url,
    },
    ...(labels.length > 0 ? [element('span', { class: 'hit-path' }, ...labels)] : []),
    element('span', { class: 'hit-title' }, ...title.map(drawPiece)),
    element(
      'span',
      { class: 'hit-snippet', id: `search-snippet-${index}` },
      ...snippet.map(drawPiece),
    ),
  );
}

function textOf(pieces: TextPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function drawPiece({ text, isMatch }: TextPiece): Node | string {
  return isMatch ? element('mark', {}, text) : text;
}
