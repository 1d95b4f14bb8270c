/** The words of the interface. A locale may replace each of them. */
export const englishTexts = {
  skipToContent: 'Skip to main content',
  announcement: 'Announcement',
  closeAnnouncement: 'Close',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  sidebarNavigation: 'Docs pages',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  contents: 'On this page',
  previousAndNext: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  editPage: 'Edit this page',
  lastUpdated: 'Last updated',
  lastUpdatedBy: 'by',
  switchToDark: 'Switch to dark mode',
  switchToLight: 'Switch to light mode',
  copyCode: 'Copy',
  copiedCode: 'Copied',
  externalLink: 'opens another site',
  loading: 'Loading the page',
  loadFailed: 'This page did not load.',
  loadFailedHint: 'Check the connection, then try again. The page you came from is one step back.',
  retry: 'Retry',
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
  moreEntries: 'more pages',
  notFoundTitle: 'Page not found',
  notFoundText:
    'No page stands at this address. It may have moved, or the link has a typing error.',
  notFoundHome: 'Go to the home page',
  footerNavigation: 'Footer',
} as const;

export type TextKey = keyof typeof englishTexts;
export type Texts = Record<TextKey, string>;
