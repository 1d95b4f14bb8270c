/**
 * Stands inline in the head of each document, before anything is painted. It sets what must not flash (colour mode,
 * closed announcement, remembered tabs), answers the controls that need no more than a line, and fetches the live
 * shell at the first sign that the reader will act.
 */
const root = document.documentElement;
const settings = document.currentScript?.dataset ?? {};

/** Reads or writes a stored value; null where the browser keeps nothing. */
function stored(key: string, value?: string, area: 'local' | 'session' = 'local') {
  try {
    const storage = window[`${area}Storage`];
    if (value !== undefined) storage.setItem(key, value);
    return storage.getItem(key);
  } catch {
    return null;
  }
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');

function showColorMode(): void {
  const choice = settings.switch === undefined ? null : stored('theme');
  const fallback =
    settings.system === undefined ? settings.mode : systemDark.matches ? 'dark' : 'light';
  root.dataset.theme = choice === 'light' || choice === 'dark' ? choice : fallback;
  dispatchEvent(new Event('colormode'));
}

function showAnnouncement(): void {
  const id = settings.announcement;
  if (id && stored('announcement') === id) root.dataset.announcement = 'closed';
}

function restoreTabs(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-tab-group]')) {
    input.checked ||= stored(`tab:${input.dataset.tabGroup}`) === input.value;
  }
}

async function copyCode(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector('code')?.textContent ?? '';
  await navigator.clipboard.writeText(code.replace(/\n$/, ''));
  button.dataset.copy = 'done';
  setTimeout(() => {
    button.dataset.copy = '';
  }, 2000);
}

function onClick({ target }: Event): void {
  const control = target instanceof Element ? target.closest('button') : null;
  if (!control) return;
  const { copy, colorMode, closeAnnouncement } = control.dataset;
  if (copy !== undefined) void copyCode(control);
  if (colorMode !== undefined) {
    stored('theme', root.dataset.theme === 'dark' ? 'light' : 'dark');
    showColorMode();
  }
  if (closeAnnouncement !== undefined) {
    stored('announcement', settings.announcement);
    showAnnouncement();
  }
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.tabGroup === undefined) return;
  stored(`tab:${target.dataset.tabGroup}`, target.value);
  restoreTabs();
}

// Scrolling is told by the wheel: the browser scrolls by itself, to an anchor or to the sidebar's active entry.
const ACTS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'wheel'];
const CONTROL = 'a,button,summary,input,label';

function onAct({ type, target }: Event): void {
  const overControl = target instanceof Element && target.closest(CONTROL);
  if (type !== 'pointerover' || overControl) goLive();
}

function goLive(): void {
  for (const type of ACTS) removeEventListener(type, onAct, true);
  stored('live', '1', 'session');
  if (settings.app) import(/* @vite-ignore */ settings.app).catch(() => {});
}

showColorMode();
showAnnouncement();
systemDark.onchange = showColorMode;
addEventListener('storage', showColorMode);
addEventListener('click', onClick);
addEventListener('change', onChange);
addEventListener('DOMContentLoaded', restoreTabs);
addEventListener('pagechange', restoreTabs);
for (const type of ACTS) addEventListener(type, onAct, { capture: true, passive: true });
if (stored('live', undefined, 'session')) {
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(goLive));
}

export {};
