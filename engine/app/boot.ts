/**
 * Stands inline in the head of each document, before anything is painted. It sets what must not flash (colour mode,
 * closed announcement), answers the controls that need no more than a line, and fetches the live shell at the first
 * sign that the reader will act.
 */
import { stored } from './stored.ts';

const root = document.documentElement;
const settings = document.currentScript?.dataset ?? {};
const systemDark = matchMedia('(prefers-color-scheme: dark)');

function showColorMode(choice = settings.switch === undefined ? null : stored('theme')): void {
  const fallback =
    settings.system === undefined ? settings.mode : systemDark.matches ? 'dark' : 'light';
  root.dataset.theme = choice === 'light' || choice === 'dark' ? choice : fallback;
  dispatchEvent(new Event('colormode'));
}

/** Shows what is kept; it may have been chosen in another tab. */
function showChoices(): void {
  showColorMode();
  const id = settings.announcement;
  if (id && stored('announcement') === id) root.dataset.announcement = 'closed';
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
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    stored('theme', mode);
    showColorMode(mode);
  }
  if (closeAnnouncement !== undefined) {
    stored('announcement', settings.announcement);
    root.dataset.announcement = 'closed';
  }
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
  if (settings.app) import(/* @vite-ignore */ settings.app).catch(suggestBasePath);
}

/** Scripts that cannot be loaded may be looked for under a wrong base path (R13.5). */
function suggestBasePath(): void {
  const warning = document.getElementById('base-warning');
  const [built, suggested] = warning?.querySelectorAll('code') ?? [];
  const { pathname } = location;
  const start = pathname.lastIndexOf(warning?.dataset.path ?? '');
  const base = pathname.slice(0, Math.max(start, 0));
  if (!warning || !suggested || !base || base === built?.textContent) return;
  suggested.textContent = base;
  warning.hidden = false;
}

showChoices();
systemDark.onchange = () => showColorMode();
addEventListener('storage', showChoices);
addEventListener('click', onClick);
for (const type of ACTS) addEventListener(type, onAct, { capture: true, passive: true });
if (stored('live', undefined, 'session')) {
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(goLive));
}
