/**
 * Inlined after the sidebar of each document, to restore its state before the first paint. It also lays out the sidebar, so
 * that the task that paints the content need not.
 */
import { restoreSidebar } from './sidebar-memory.ts';

const menu = document.currentScript?.closest('.side-menu');
if (menu) restoreSidebar(menu);
document.body.getBoundingClientRect();
