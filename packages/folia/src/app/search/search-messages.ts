import type { ShellTexts } from '../../contract/texts.ts';
import { element } from './element.ts';

/** Shown while there is nothing to answer with. */
export function drawLoading(texts: ShellTexts): HTMLElement {
  return element('p', { class: 'search-hint' }, texts.searchLoading);
}

/**
 * Reports that nothing was found, and suggests what to do. @param links those of the document's
 * message for a search that has failed
 */
export function drawNothingFound(query: string, links: Node[], texts: ShellTexts): HTMLElement {
  return element(
    'div',
    { class: 'search-message' },
    element('div', { class: 'empty-finder', 'aria-hidden': true }),
    element(
      'p',
      { class: 'search-message-title' },
      `${texts.searchNothing} “`,
      element('span', { class: 'search-query' }, query.trim()),
      '”',
    ),
    element('p', {}, texts.searchNothingHint),
    ...links,
  );
}

/** Shown while the field is empty: recent searches that led to a page. */
export function drawRecent(queries: string[], texts: ShellTexts): Node[] {
  if (queries.length === 0) return [element('p', { class: 'search-hint' }, texts.searchBegin)];
  const options = queries.map((query, index) =>
    element(
      'button',
      {
        type: 'button',
        id: `search-option-${index}`,
        class: 'recent',
        role: 'option',
        'aria-selected': false,
        tabindex: -1,
      },
      query,
    ),
  );
  return [
    element(
      'div',
      { class: 'search-recent-head' },
      element('p', { class: 'search-group', id: 'search-recent' }, texts.searchRecent),
      element('button', { type: 'button', 'data-forget': '' }, texts.searchForget),
    ),
    element(
      'div',
      { id: 'search-list', role: 'listbox', 'aria-labelledby': 'search-recent', tabindex: -1 },
      ...options,
    ),
  ];
}

/** The keyboard shortcuts of the dialog; the style sheet hides them if there is no keyboard. */
export function drawKeys(texts: ShellTexts): HTMLElement {
  const key = (name: string) => element('kbd', {}, name);
  return element(
    'div',
    { class: 'search-keys', 'aria-hidden': true },
    element('span', {}, key('↑'), ' ', key('↓'), ` ${texts.searchMove}`),
    element('span', {}, key('↵'), ` ${texts.searchOpen}`),
    element('span', {}, key('Esc'), ` ${texts.searchClose}`),
  );
}

/** The announcement for screen readers, phrased without a plural. */
export function spokenCount(count: number, query: string, texts: ShellTexts): string {
  return count > 0 ? `${texts.searchHits}: ${count}` : `${texts.searchNothing} “${query.trim()}”`;
}
