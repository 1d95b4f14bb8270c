/** Inlined after the sidebar of each document, to restore its state before the first paint. */
import { restoreSidebar } from './sidebar-memory.ts';

const menu = document.currentScript?.closest('.side-menu');
if (menu) restoreSidebar(menu);
