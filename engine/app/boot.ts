/**
 * Stands inline in the head of each document, before anything is painted. It sets what must not flash (colour mode,
 * closed announcement, remembered tabs), answers the controls that need no more than a line, and fetches the live
 * shell at the first sign that the reader will act.
 */
const root = document.documentElement;
const settings = document.currentScript?.dataset ?? {};

function stored(area: 'localStorage' | 'sessionStorage', key: string, value?: string) {
  try {
    if (value !== undefined) window[area].setItem(key, value);
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function systemMode(): string {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function showColorMode(): void {
  const choice = settings.switch === undefined ? null : stored('localStorage', 'theme');
  const fallback = settings.system === undefined ? settings.mode : systemMode();
  root.dataset.theme = choice === 'light' || choice === 'dark' ? choice : fallback;
  dispatchEvent(new Event('colormode'));
}

function showAnnouncement(): void {
  const id = settings.announcement;
  if (id !== undefined && stored('localStorage', 'announcement') === id) {
    root.dataset.announcement = 'closed';
  }
}

function restoreTabs(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-tab-group]')) {
    if (stored('localStorage', `tab:${input.dataset.tabGroup}`) === input.value) {
      input.checked = true;
    }
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
    stored('localStorage', 'theme', root.dataset.theme === 'dark' ? 'light' : 'dark');
    showColorMode();
  }
  if (closeAnnouncement !== undefined) {
    stored('localStorage', 'announcement', settings.announcement);
    showAnnouncement();
  }
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.tabGroup === undefined) return;
  stored('localStorage', `tab:${target.dataset.tabGroup}`, target.value);
  restoreTabs();
}

const ACTS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll'];
const CONTROL = 'a,button,summary,input,label';

function onAct({ type, target }: Event): void {
  const overControl = target instanceof Element && target.closest(CONTROL);
  if (type !== 'pointerover' || overControl) goLive();
}

function goLive(): void {
  for (const type of ACTS) removeEventListener(type, onAct, true);
  stored('sessionStorage', 'live', '1');
  if (settings.app) import(/* @vite-ignore */ settings.app).catch(() => {});
}

showColorMode();
showAnnouncement();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showColorMode);
addEventListener('storage', showColorMode);
addEventListener('click', onClick);
addEventListener('change', onChange);
addEventListener('DOMContentLoaded', restoreTabs);
addEventListener('pagechange', restoreTabs);
for (const type of ACTS) addEventListener(type, onAct, { capture: true, passive: true });
if (stored('sessionStorage', 'live')) {
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(goLive));
}

export {};
