import { leaveClosedAnnouncement } from './announcement/leave-announcement.ts';
import { animateDisclosures } from './collapse.ts';
import { measureBar } from './navbar/bar-height.ts';
import { operateDropdowns } from './navbar/dropdowns.ts';
import { hideOnScroll } from './navbar/hide-on-scroll.ts';
import './copying/start-copying.ts';
import './reader-dates.ts';
import { rememberSidebar } from './sidebar/remember-sidebar.ts';
import { operateSideMenu } from './sidebar/side-menu.ts';
import './tabs/start-tabs.ts';

/** Starts all document-wide listeners, once. They outlive every page. */
export function operateControls(): void {
  operateDropdowns();
  operateSideMenu();
  animateDisclosures();
  leaveClosedAnnouncement();
  rememberSidebar();
  const bar = document.querySelector<HTMLElement>('.navbar');
  if (bar) measureBar(bar);
  if (bar?.classList.contains('navbar-hiding')) hideOnScroll(bar);
}
