import { animateDisclosures } from './collapse.ts';
import './copy-code.ts';
import { operateDropdowns } from './navbar/dropdowns.ts';
import { hideOnScroll } from './navbar/hide-on-scroll.ts';
import './reader-dates.ts';
import './remembered-tabs.ts';
import { operateSideMenu } from './sidebar/side-menu.ts';
import { rememberCategories, showActiveEntry } from './sidebar/sidebar-memory.ts';

/** Starts what listens to the whole document, once: it outlives every page. */
export function operateControls(): void {
  operateDropdowns();
  operateSideMenu();
  animateDisclosures();
  rememberCategories();
  addEventListener('pagechange', showActiveEntry);
  const hidingBar = document.querySelector<HTMLElement>('.navbar-hiding');
  if (hidingBar) hideOnScroll(hidingBar);
}
