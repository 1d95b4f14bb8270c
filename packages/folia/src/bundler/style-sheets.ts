import { announcementSheets } from '../app/announcement/style-sheets.ts';
import { islandSheets } from '../app/islands/style-sheets.ts';
import { navbarSheets } from '../app/navbar/style-sheets.ts';
import { notFoundSheets } from '../app/not-found/style-sheets.ts';
import { pageSheets } from '../app/page/style-sheets.ts';
import { searchSheets } from '../app/search/style-sheets.ts';
import { sidebarSheets } from '../app/sidebar/style-sheets.ts';
import { wholeSheets } from '../app/styles/style-sheets.ts';
import { componentSheets } from '../components/style-sheets.ts';
import type { StyleSheet } from '../contract/style-sheet.ts';
import { apiSheets } from '../kinds/api/style-sheets.ts';
import { blogSheets } from '../kinds/blog/style-sheets.ts';
import { markupSheets } from '../markup/style-sheets.ts';

/**
 * Style sheets that only some documents need, in the order of their rules. `app/styles/index.css` imports those that all
 * documents need.
 */
export const STYLE_SHEETS: readonly StyleSheet[] = [
  wholeSheets.button,
  markupSheets.infima,
  markupSheets.infimaSpaces,
  announcementSheets.closing,
  navbarSheets.twoLogos,
  searchSheets.searchBox,
  searchSheets.searchDialog,
  navbarSheets.navbarStyles,
  navbarSheets.navbarHtml,
  navbarSheets.navbarHiding,
  navbarSheets.dropdown,
  navbarSheets.navbarMore,
  pageSheets.contents,
  pageSheets.contentsLevels,
  pageSheets.pageFooter,
  pageSheets.pageTags,
  pageSheets.notice,
  markupSheets.versionBadge,
  notFoundSheets.notFound,
  markupSheets.proseRare,
  markupSheets.cards,
  blogSheets.blog,
  sidebarSheets.sidebarHtml,
  sidebarSheets.hideSidebar,
  markupSheets.tableFrame,
  markupSheets.codeFigure,
  markupSheets.picture,
  markupSheets.math,
  markupSheets.codeLines,
  markupSheets.codeMarks,
  markupSheets.admonition,
  componentSheets.tabs,
  componentSheets.tabsMore,
  markupSheets.diagram,
  markupSheets.gantt,
  markupSheets.liveDiagram,
  componentSheets.method,
  islandSheets.islandContent,
  islandSheets.islandsFailed,
  // After tabs and code, whose sizes it reduces.
  apiSheets.api,
  // After all others, which it mirrors.
  wholeSheets.rtl,
];
