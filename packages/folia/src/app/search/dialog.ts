import type { ShellData } from '../../contract/shell-data.ts';
import { closeOnBack } from './close-on-back.ts';
import { makeDialogActions } from './dialog-actions.ts';
import { listenInDialog } from './dialog-events.ts';
import { findDialogParts } from './dialog-parts.ts';
import { type DialogState, isEmpty } from './dialog-state.ts';
import { makeDialogView } from './dialog-view.ts';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';
import { keepFocusWithin } from './keep-focus-within.ts';
import { keepPageStill } from './keep-page-still.ts';
import { readRecentSearches } from './recent-searches.ts';
import { drawKeys } from './search-messages.ts';
import { makeSearchSession } from './search-session.ts';
import type { SearchStore } from './search-store.ts';

export type Dialog = { store: SearchStore };

/**
 * Operates the search dialog: a combobox over a list of hits
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The field keeps the focus; the arrow keys
 * move through the list. The boot script has opened it already, and keeps what was typed so far.
 *
 * @param loadShell tried again after a failure
 */
export function operateDialog(loadShell: () => Promise<ShellData>): Dialog {
  const parts = findDialogParts();
  const { dialog, field } = parts;
  const state: DialogState = {
    ...{ status: 'idle', query: field.value, active: 0, hasMoved: false },
    recent: readRecentSearches(),
  };
  const view = makeDialogView(parts);
  const draw = () => view(state);

  async function findAddresses() {
    const { search, texts } = await loadShell();
    if (!search) throw new Error('The site has no search.');
    if (!state.texts) dialog.append(drawKeys(texts));
    state.texts = texts;
    draw();
    return search;
  }
  const session = makeSearchSession(findAddresses, (answer) => actions.accept(answer));
  const actions = makeDialogActions(parts, state, draw, session.search);

  listenInDialog(parts, state, actions, session.load);
  session.subscribe(() => {
    state.status = session.getState();
    draw();
  });
  closeOnBack(dialog);
  // The browser may show the document again as it was left.
  addEventListener('pagehide', actions.close);
  keepFocusWithin(dialog, field);
  keepPageStill(dialog, '.search-answers');
  keepAboveKeyboard(dialog);
  const { search: entered } = document.documentElement.dataset;
  if (entered && dialog.matches(':popover-open'))
    state.pendingEnter = { query: entered, inNewTab: false };
  if (!isEmpty(state)) session.search(state.query);
  return { store: session };
}
