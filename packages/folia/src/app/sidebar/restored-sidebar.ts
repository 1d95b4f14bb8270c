/** Stands inline behind the sidebar of each document, so that it is as the reader left it before anything is painted. */
import { restoreSidebar } from './sidebar-memory.ts';

const menu = document.currentScript?.closest('.side-menu');
if (menu) restoreSidebar(menu);
