// biome-ignore-all lint/suspicious/noGlobalAssign: handlers of the window in few bytes, since each document holds them.
/**
 * Inlined in the head of each document, before the first paint. It sets what must not flash (color
 * mode, closed announcement), handles the controls that need only a line of code, opens the search,
 * and fetches the live shell at the first sign that the reader is about to act.
 */
import { stored } from './stored.ts';

const { dataset: root } = document.documentElement;
// In browsers without the Navigation API, a heading "Navigation" would be taken for it:
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
const names: { navigation?: unknown } = self;
names.navigation ??= null;

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);

// This script is the first one.
const settings = find('script')?.dataset ?? {};
const systemDark = matchMedia('(prefers-color-scheme:dark)');

const SEARCH_BOX = '.search-box';
const SEARCH_FIELD = '#search-dialog input';

/** Documents and windows can be targets, too, and have no ancestors. */
type Target = (EventTarget & Partial<Pick<Element, 'closest'>>) | null;

const closest = <E extends HTMLElement>({ target }: { target: Target }, selector: string) =>
  target?.closest?.<E>(selector);

function showColorMode(choice = 'switch' in settings ? stored('theme') : null): void {
  if (choice === 'light' || choice === 'dark') root.theme = choice;
  else if ('system' in settings) root.theme = systemDark.matches ? 'dark' : 'light';
  else root.theme = settings.mode;
  dispatchEvent(new Event('colormode'));
}

/** Applies the stored choices, which may come from another tab. */
function showChoices(): void {
  showColorMode();
  if (stored('announcement') === settings.announcement) root.announcement = 'closed';
}

/** Starts the requests listed in a template of the document, once. */
const fetchListed = (list: 'live' | 'search'): void =>
  document.head.append(find<HTMLTemplateElement>(`#${list}-parts`)?.content ?? '');

/**
 * Starts the search. The shell goes live when the search is ready or fails to load, so that it does
 * not delay the first hits.
 */
const startSearch = (): void => {
  // The reader may have pressed Enter before this task.
  root.search ??= '';
  fetchListed('search');
  setTimeout(goLive, 3000);
};

/**
 * The field is part of the document and is focused at once, so that no key is lost and phones show
 * their keyboard.
 */
const toggleSearch = (): HTMLInputElement | null => {
  const field = find<HTMLInputElement>(SEARCH_FIELD);
  field?.closest('dialog')?.togglePopover();
  field?.focus();
  field?.select();
  // In a task of its own, since opening the dialog is one already.
  setTimeout(startSearch);
  return field;
};

const onClick = (event: Event): void => {
  if (closest(event, SEARCH_BOX)) toggleSearch();
  const dataset = closest(event, 'button')?.dataset ?? {};
  if ('colorMode' in dataset) {
    const mode = root.theme === 'dark' ? 'light' : 'dark';
    stored('theme', mode);
    showColorMode(mode);
  }
  if ('close' in dataset) {
    stored('announcement', settings.announcement);
    root.announcement = 'closed';
  }
  if ('retry' in dataset) {
    delete root.failed;
    goLive();
  }
};

/** The field of a dialog that has just closed keeps the focus until the next frame. */
const EDITABLE = ':read-write:not([popover]:not(:popover-open) *)';

/** Ctrl+K or ⌘K opens and closes the search; a slash opens it unless the reader is typing. */
const onKey = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey } = event;
  const opens =
    ctrlKey !== metaKey
      ? /^k$/i.test(key) && !event.shiftKey
      : key === '/' && !closest(event, EDITABLE);
  // What is typed in the box goes to the field, which then has the focus. A browser that fills in a form sends no key.
  if (key && !key[1] && ctrlKey === metaKey && closest(event, SEARCH_BOX)) toggleSearch();
  else if (opens && !event.altKey && toggleSearch()) event.preventDefault();
  // Enter is kept until the search can answer, unless an input method takes it, which gives it another code.
  const field = closest<HTMLInputElement>(event, SEARCH_FIELD);
  if (field && event.keyCode === 13) root.search = field.value;
};

/**
 * Whether there has been no sign yet that the reader is about to act, or the last attempt to go
 * live failed.
 */
let isWaiting = true;
/**
 * Gives each attempt a different URL, since a browser may remember that a module failed to load.
 */
let retrySuffix = '';

const onActivity = (event: Event): void => {
  if (event.type[0] === 'p' && !closest(event, 'a,button,summary,input,label')) return;
  if (closest(event, SEARCH_BOX)) startSearch();
  else if (!closest(event, SEARCH_FIELD)) setTimeout(goLive, 99);
};

const goLive = (): void => {
  // A document that is fetched for a link goes first.
  if (!isWaiting || 'ahead' in root) return;
  isWaiting = false;
  stored('live', '1', 'session');
  fetchListed('live');
  import(/* @vite-ignore */ settings.app + retrySuffix).catch(onFailure);
  setTimeout(showFailure, 10_000);
};

/** The style sheet shows the message until the shell is live. */
const showFailure = (): void => {
  root.failed = '';
};

const onFailure = (): void => {
  // Offline, an attempt fails at once, and a reader who retries should see it.
  setTimeout(showFailure, 500);
  // The document has hashes for only so many addresses (`RETRIES`).
  if (!retrySuffix[3]) retrySuffix += '?';
  isWaiting = true;
  suggestBasePath();
};

/** If scripts fail to load, the base path may be wrong. */
const suggestBasePath = (): void => {
  const suggestion = find('#suggested-base-path');
  const suggested = suggestion && location.pathname.match(suggestion.dataset.pattern ?? '')?.[1];
  if (suggested && suggested !== suggestion.dataset.base) suggestion.textContent = suggested;
};

showChoices();
// While this document was in the back/forward cache, it missed what other tabs stored.
systemDark.onchange = onstorage = onpageshow = showChoices;
onclick = onClick;
onkeydown = onKey;
// `wheel` means that the reader is scrolling. The browser also scrolls without the reader, to an anchor or to the active
// entry. Keys that operate a control move the focus first; those of the search open it. The last event reports that what
// goes first has arrived: the search, or a document.
for (const type of ['pointerover', 'touchstart', 'focusin', 'wheel', 'ready'])
  addEventListener(type, onActivity, true);
// An empty value is not stored.
if (stored('live', '', 'session')) onload = onActivity;
