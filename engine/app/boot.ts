/**
 * Stands inline in the head of each document, before anything is painted. It sets what must not flash (colour mode,
 * closed announcement), answers the controls that need no more than a line, and fetches the live shell at the first
 * sign that the reader will act.
 */
import { stored } from './stored.ts';

const { dataset: root } = document.documentElement;
const settings = document.currentScript?.dataset ?? {};
const systemDark = matchMedia('(prefers-color-scheme:dark)');

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

const onClick = ({ target }: Event): void => {
  const control = target instanceof Element && target.closest('button');
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

// Scrolling is told by the wheel: the browser scrolls by itself, to an anchor or to the sidebar's active entry.
const ACTS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'wheel'];

const onAct = ({ type, target }: Event): void => {
  if (
    type !== 'pointerover' ||
    (target instanceof Element && target.closest('a,button,summary,input,label'))
  )
    goLive();
};

const goLive = (): void => {
  for (const type of ACTS) removeEventListener(type, onAct, true);
  stored('live', '1', 'session');
  if (settings.app) import(/* @vite-ignore */ settings.app).catch(suggestBasePath);
};

/** Scripts that cannot be loaded may be looked for under a wrong base path. */
const suggestBasePath = (): void => {
  const warning = document.getElementById('base-warning');
  const [built, suggested] = warning?.querySelectorAll('code') ?? [];
  const { pathname } = location;
  const start = pathname.lastIndexOf(warning?.dataset.path ?? '');
  const base = pathname.slice(0, Math.max(start, 0));
  if (!warning || !suggested || !base || base === built?.textContent) return;
  suggested.textContent = base;
  warning.hidden = false;
};

showChoices();
systemDark.onchange = showChoices;
addEventListener('storage', showChoices);
addEventListener('click', onClick);
// A key that opens the search is kept until the shell is live, which puts a listener of its own in this one's place.
if ('search' in settings) {
  window.onkeydown = (event) => {
    const isCommand = event.key === 'k' && (event.ctrlKey || event.metaKey);
    if (isCommand || (event.key === '/' && event.target === document.body)) {
      event.preventDefault();
      root.search = '';
    }
  };
}
// Browsers take those of touch and wheel as passive, since they listen at the window.
for (const type of ACTS) addEventListener(type, onAct, true);
if (stored('live', undefined, 'session')) {
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(goLive));
}
