import { englishShellTexts, englishTexts } from 'folia/format';
import { capitalize } from '../capitalize.ts';

/** Translated messages by key, in the format of `docusaurus write-translations`. */
export type Messages = Record<string, string>;

/**
 * Interface texts by their ids in Docusaurus:
 * https://github.com/facebook/docusaurus/tree/main/packages/docusaurus-theme-translations
 */
const TEXT_IDS: Record<string, string> = {
  'theme.common.skipToMainContent': 'skipToContent',
  'theme.common.editThisPage': 'editPage',
  'theme.common.headingLinkTitle': 'linkToSection',
  'theme.AnnouncementBar.closeButtonAriaLabel': 'closeAnnouncement',
  'theme.BackToTopButton.buttonAriaLabel': 'backToTop',
  'theme.NavBar.navAriaLabel': 'mainNavigation',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': 'backToMainMenu',
  'theme.navbar.mobileVersionsDropdown.label': 'versions',
  'theme.docs.sidebar.navAriaLabel': 'sidebarNavigation',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'openMenu',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'closeMenu',
  'theme.docs.sidebar.collapseButtonTitle': 'hideSidebar',
  'theme.docs.sidebar.expandButtonTitle': 'showSidebar',
  'theme.docs.breadcrumbs.navAriaLabel': 'breadcrumbs',
  'theme.docs.breadcrumbs.home': 'home',
  'theme.docs.paginator.navAriaLabel': 'previousAndNext',
  'theme.docs.paginator.previous': 'previous',
  'theme.docs.paginator.next': 'next',
  'theme.docs.versionBadge.label': 'versionBadge',
  'theme.TOCCollapsible.toggleButtonLabel': 'contents',
  'theme.CodeBlock.copy': 'copyCode',
  'theme.CodeBlock.copied': 'copiedCode',
  'theme.NotFound.title': 'notFoundTitle',
  'theme.NotFound.p1': 'notFoundText',
  'theme.ErrorPageContent.title': 'crashed',
  'theme.ErrorPageContent.tryAgain': 'tryAgain',
  'theme.contentVisibility.unlistedBanner.title': 'unlistedTitle',
  'theme.contentVisibility.unlistedBanner.message': 'unlistedText',
  'theme.unlistedContent.title': 'unlistedTitle',
  'theme.unlistedContent.message': 'unlistedText',
  'theme.lastUpdated.lastUpdatedAtBy': 'lastUpdated',
  'theme.lastUpdated.byUser': 'lastUpdatedBy',
  'theme.tags.tagsPageTitle': 'tags',
  'theme.tags.tagsPageLink': 'allTags',
  'theme.blog.sidebar.navAriaLabel': 'blogNavigation',
  'theme.blog.paginator.newerEntries': 'newerPosts',
  'theme.blog.paginator.olderEntries': 'olderPosts',
  'theme.blog.post.paginator.newerPost': 'newerPost',
  'theme.blog.post.paginator.olderPost': 'olderPost',
  'theme.blog.post.readMore': 'readMore',
  'theme.blog.post.readingTime.plurals': 'readingTime',
  'theme.blog.archive.title': 'archive',
  'theme.blog.authorsList.pageTitle': 'authors',
  'theme.blog.authorsList.viewAll': 'allAuthors',
  'theme.SearchBar.label': 'search',
  'theme.SearchModal.startScreen.recentSearchesTitle': 'searchRecent',
  'theme.SearchModal.noResultsScreen.noResultsText': 'searchNothing',
  'theme.SearchModal.footer.navigateText': 'searchMove',
  'theme.SearchModal.footer.selectText': 'searchOpen',
  'theme.SearchModal.footer.closeText': 'searchClose',
  ...Object.fromEntries(
    ['note', 'tip', 'info', 'warning', 'caution', 'danger'].map((name) => [
      `theme.admonition.${name}`,
      name,
    ]),
  ),
};

/** Values that have another name here. */
const VALUES: Record<string, string> = {
  '{versionLabel}': '{version}',
  '{readingTime}': '{minutes}',
};

/** What Docusaurus adds to a text: an arrow before a link back, and values after the text. */
const AROUND = /^\s*[←<]\s*|\s*\{(?:atDate|byUser|user)\}/g;

/** The interface texts among messages, those of the site's own components, and ids without a counterpart. */
export function convertCodeMessages(code: Messages): {
  texts: Messages;
  own: Messages;
  left: string[];
} {
  const known: [string, string][] = [];
  const own: [string, string][] = [];
  const left: string[] = [];
  for (const [id, message] of Object.entries(code)) {
    if (message === '') continue;
    if (!id.startsWith('theme.')) {
      own.push([id, message]);
      continue;
    }
    const text = convertText(id, message);
    if (text === undefined) left.push(id);
    else known.push(text);
  }
  return { texts: Object.fromEntries(known), own: Object.fromEntries(own), left };
}

/** @returns the key and the text; undefined if there is no such text, or none with these values */
function convertText(id: string, message: string): [string, string] | undefined {
  const key = TEXT_IDS[id];
  const texts: Record<string, string> = englishTexts;
  const english = key === undefined ? undefined : texts[key];
  if (key === undefined || english === undefined) return undefined;
  // The last plural form is the one for most numbers.
  const form = /\.plurals$/.test(id) ? message.slice(message.lastIndexOf('|') + 1) : message;
  const plain = form
    .replace(/\{\w+\}/g, (value) => VALUES[value] ?? value)
    .replace(AROUND, '')
    .trim();
  const hasValues = (plain.match(/\{\w+\}/g) ?? []).every((value) => english.includes(value));
  // Docusaurus writes the titles of boxes in capital letters.
  return hasValues && plain !== '' ? [key, capitalizeTitle(key, plain)] : undefined;
}

function capitalizeTitle(key: string, text: string): string {
  return Object.hasOwn(TEXT_IDS, `theme.admonition.${key}`) ? capitalize(text) : text;
}

/** How many interface texts there are, other than those of API references. */
export const TEXT_COUNT = Object.keys(englishShellTexts).length;
