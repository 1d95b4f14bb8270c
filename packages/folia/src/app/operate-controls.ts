import type { ShellTexts } from '../contract/texts.ts';
import { leaveClosedAnnouncement } from './announcement/leave-announcement.ts';
import { startIslands } from './islands/start-islands.ts';
import { measureBar } from './navbar/bar-height.ts';
import { operateDropdowns } from './navbar/dropdowns.ts';
import { startZooming } from './pictures/start-zooming.ts';
import './copying/start-copying.ts';
import './reader-dates.ts';
import { rememberSidebar } from './sidebar/remember-sidebar.ts';
import { operateSideMenu } from './sidebar/side-menu.ts';
import './tabs/start-tabs.ts';

/** Starts all document-wide listeners, once. They outlive every page. */
export function operateControls(texts: ShellTexts): void {
  operateDropdowns();
  // Measures the menu that closes, before the next listener changes the page around it.
  rememberSidebar();
  operateSideMenu();
  animateDisclosuresOnIntent();
  leaveClosedAnnouncement();
  startIslands();
  startZooming(texts);
  const bar = document.querySelector<HTMLElement>('.navbar');
  if (bar) measureBar(bar);
}

/** Most readers open no disclosure widget, so the code is fetched for those who are about to. */
function animateDisclosuresOnIntent(): void {
  const types = ['pointerover', 'focusin'];
  const onIntent = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('summary')) return;
    for (const type of types) removeEventListener(type, onIntent);
    import('./collapse.ts').catch(console.error);
  };
  for (const type of types) addEventListener(type, onIntent, { passive: true });
}
