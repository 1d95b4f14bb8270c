/**
 * The part of the search that is fetched when the reader is about to use it. It needs nothing of the
 * live shell, which is larger and arrives later.
 */
import type { ShellData } from '../../contract/shell-data.ts';
import { fetchJson } from '../fetch-in-time.ts';
import { addLiveStyles } from '../router/document-styles.ts';
import { handleDialogNavigation } from './close-on-back.ts';
import { type Dialog, operateDialog } from './dialog.ts';

export { handleDialogNavigation };

let dialog: Dialog | undefined;

/** Operates the document's dialog. @param shell fetched if it is not live yet */
export function startDialog(shell?: ShellData): Dialog {
  dialog ??= operateDialog(shell ? async () => shell : fetchShell);
  return dialog;
}

async function fetchShell(): Promise<ShellData> {
  const url = document.getElementById('page-data')?.dataset.shell ?? '';
  const shell = await fetchJson<ShellData>(url);
  // The live shell, which may arrive later, adds them as well.
  addLiveStyles(shell.liveStyles);
  return shell;
}

if (!('live' in document.documentElement.dataset)) {
  const { store } = startDialog();
  // The connection is free for the live shell, which the boot script fetches.
  store.subscribe(() => {
    if (store.getState() !== 'loading') dispatchEvent(new Event('ready'));
  });
  store.load();
}
// The live shell, when it starts later, adds its own listener before its router's.
window.navigation?.addEventListener('navigate', handleDialogNavigation);
