// biome-ignore-all lint/suspicious/noGlobalAssign: handlers of the window in few bytes, since each document holds them.
/**
 * Stands inline in the head of each document, before anything is painted. It sets what must not flash (color mode,
 * closed announcement), answers the controls that need no more than a line, opens the search, and fetches the live
 * shell at the first sign that the reader will act.
 */
import { stored } from './stored.ts';

const { dataset: root } = document.documentElement;
const settings = document.currentScript?.dataset ?? {};
const systemDark = matchMedia('(prefers-color-scheme:dark)');

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);

/** Documents and windows are targets, too, and are within nothing. */
type Target = (EventTarget & Partial<Pick<Element, 'closest'>>) | null;

const around = <E extends HTMLElement>({ target }: { target: Target }, selector: string) =>
  target?.closest?.<E>(selector);

function showColorMode(choice = 'switch' in settings ? stored('theme') : null): void {
  const fallback = 'system' in settings ? (systemDark.matches ? 'dark' : 'light') : settings.mode;
  root.theme = choice === 'light' || choice === 'dark' ? choice : fallback;
  dispatchEvent(new Event('colormode'));
}

/** Shows what is kept; it may have been chosen in another tab. */
function showChoices(): void {
  showColorMode();
  if (stored('announcement') === settings.announcement) root.announcement = 'closed';
}

/** Starts the requests that a template of the document lists, once. */
const fetchListed = (list: string): void =>
  document.head.append(find<HTMLTemplateElement>(list)?.content ?? '');

/** Fetches the search; the live shell starts it. */
const wantSearch = (): void => {
  root.search = '';
  fetchListed('#search-parts');
};

/** The field is part of the document and gets the focus at once: no key is lost, and phones show their keyboard. */
const toggleSearch = (): HTMLInputElement | null => {
  const field = find<HTMLInputElement>('#search-dialog input');
  field?.closest('dialog')?.togglePopover();
  field?.focus();
  field?.select();
  wantSearch();
  return field;
};

const onClick = (event: Event): void => {
  if (around(event, '.search-box')) toggleSearch();
  const control = around(event, 'button');
  if (!control) return;
  const { dataset } = control;
  if ('colorMode' in dataset) {
    const mode = root.theme === 'dark' ? 'light' : 'dark';
    stored('theme', mode);
    showColorMode(mode);
  }
  if ('closeAnnouncement' in dataset) {
    stored('announcement', settings.announcement);
    root.announcement = 'closed';
  }
};

/** The field of a dialog that has just closed keeps the focus until the next frame. */
const WRITTEN_IN = ':read-write:not([popover]:not(:popover-open) *)';

/** Ctrl+K or ⌘K opens and closes the search, a slash opens it where nothing is being written. */
const onKey = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const opens =
    ctrlKey !== metaKey ? /^k$/i.test(key) && !shiftKey : key === '/' && !around(event, WRITTEN_IN);
  // What is typed in the box goes to the field, which has the focus by then.
  if (!key[1] && ctrlKey === metaKey && around(event, '.search-box')) toggleSearch();
  else if (opens && !altKey && toggleSearch()) event.preventDefault();
  // Kept until the search can answer.
  const field = around<HTMLInputElement>(event, '#search-dialog input');
  if (field && key === 'Enter') root.search = field.value;
};

/** The first sign that the reader will act has not come, or what it led to has failed. */
let isWaiting = true;
/** Makes the address of each try another one, since a browser may remember that a module failed. */
let tries = '';

const onAct = (event: Event): void => {
  if (event.type[0] === 'p' && !around(event, 'a,button,summary,input,label')) return;
  goLive();
  if (around(event, '.search-box')) wantSearch();
};

const goLive = (): void => {
  if (!isWaiting) return;
  isWaiting = false;
  stored('live', '1', 'session');
  fetchListed('#live-parts');
  import(/* @vite-ignore */ settings.app + tries).catch(onFailure);
  setTimeout(showFailure, 10_000);
};

/** The style sheet shows what it says until the shell is live. */
const showFailure = (): void => {
  root.failed = '';
};

const onFailure = (): void => {
  if (tries) showFailure();
  tries += '?';
  isWaiting = true;
  suggestBasePath();
};

/** Scripts that cannot be loaded may be looked for under a wrong base path. */
const suggestBasePath = (): void => {
  const suggestion = find('#base-path');
  const { pattern = '', base } = suggestion?.dataset ?? {};
  const [, fitting] = location.pathname.match(pattern) ?? [];
  if (suggestion && fitting && fitting !== base) suggestion.textContent = fitting;
};

showChoices();
systemDark.onchange = showChoices;
onstorage = showChoices;
onclick = onClick;
onkeydown = onKey;
// The wheel shows that the reader scrolls; the browser also scrolls on its own, to an anchor or the active entry.
for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown', 'wheel'])
  addEventListener(type, onAct, true);
if (stored('live', undefined, 'session')) {
  onload = () => (window.requestIdleCallback ?? setTimeout)(goLive);
}
