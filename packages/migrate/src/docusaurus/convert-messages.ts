import { englishTexts } from 'folia/format';
import { asList, asObject, asString, type Values } from '../note.ts';

/** Translated messages by key, in the format of `docusaurus write-translations`. */
export type Messages = Record<string, string>;

/** Interface texts by their ids in Docusaurus. */
const TEXT_IDS: Record<string, string> = {
  'theme.common.skipToMainContent': 'skipToContent',
  'theme.common.editThisPage': 'editPage',
  'theme.AnnouncementBar.closeButtonAriaLabel': 'closeAnnouncement',
  'theme.NavBar.navAriaLabel': 'mainNavigation',
  'theme.docs.sidebar.navAriaLabel': 'sidebarNavigation',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'openMenu',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'closeMenu',
  'theme.docs.sidebar.collapseButtonTitle': 'hideSidebar',
  'theme.docs.sidebar.expandButtonTitle': 'showSidebar',
  'theme.navbar.mobileVersionsDropdown.label': 'versions',
  'theme.docs.breadcrumbs.navAriaLabel': 'breadcrumbs',
  'theme.docs.breadcrumbs.home': 'home',
  'theme.TOCCollapsible.toggleButtonLabel': 'contents',
  'theme.docs.paginator.navAriaLabel': 'previousAndNext',
  'theme.docs.paginator.previous': 'previous',
  'theme.docs.paginator.next': 'next',
  'theme.CodeBlock.copy': 'copyCode',
  'theme.CodeBlock.copied': 'copiedCode',
  'theme.NotFound.title': 'notFoundTitle',
  'theme.NotFound.p1': 'notFoundText',
  'theme.ErrorPageContent.title': 'crashed',
  'theme.ErrorPageContent.tryAgain': 'tryAgain',
};

/** The interface texts in `code.json`, and those of the site's own components. */
export function convertCodeMessages(code: Messages): { texts: Messages; own: Messages } {
  const entries = Object.entries(code);
  const known = entries.flatMap(([id, message]) => {
    const key = TEXT_IDS[id];
    return key !== undefined && Object.hasOwn(englishTexts, key) && message !== ''
      ? [[key, message] as const]
      : [];
  });
  const own = entries.filter(([id, message]) => !id.startsWith('theme.') && message !== '');
  return { texts: Object.fromEntries(known), own: Object.fromEntries(own) };
}

/**
 * The `config.json` of a locale: only labels that are in the config, since others would stop the
 * build.
 */
export function convertConfigMessages(
  themeConfig: Values,
  navbar: Messages,
  footer: Messages,
): Values {
  const bar = asObject(themeConfig['navbar']);
  const foot = asObject(themeConfig['footer']);
  const ofBar = filterByLabel(collectLabels(bar), {
    ...stripPrefix(navbar, /^item\.label\./),
    ...named(asString(bar['title']), navbar['title']),
    ...named(asString(asObject(bar['logo'])['alt']), navbar['logo.alt']),
  });
  const ofFooter = filterByLabel(collectLabels(foot), {
    ...stripPrefix(footer, /^link\.title\./),
    ...stripPrefix(footer, /^link\.item\.label\./),
  });
  const copyright = foot['copyright'] === undefined ? undefined : footer['copyright'];
  return {
    ...(Object.keys(ofBar).length > 0 ? { navbar: ofBar } : {}),
    ...(Object.keys(ofFooter).length > 0 ? { footer: ofFooter } : {}),
    ...(copyright ? { copyright } : {}),
  };
}

/**
 * The `sidebars.json` of a locale, and the labels that are not in the sidebars but come from
 * folders.
 */
export function convertSidebarMessages(
  sidebars: Values,
  current: Messages,
): { sidebars: Values; folders: Messages } {
  const folders: Messages = {};
  const words: Record<string, Messages> = {};
  for (const [key, message] of Object.entries(current)) {
    const [, name = '', label = ''] =
      /^sidebar\.(.+?)\.(?:category|link|doc)\.(.+)$/.exec(key) ?? [];
    if (label === '' || /\.link\.generated-index\.\w+$/.test(label)) continue;
    if (collectLabels({ items: sidebars[name] }).has(label)) {
      words[name] = { ...words[name], [label]: message };
    } else folders[label] = message;
  }
  return { sidebars: words, folders };
}

/** All labels, titles and HTML of entries, including nested ones. */
function collectLabels(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((inner) => [...collectLabels(inner)]));
  const { label, title, value: html, alt, items, links, logo } = asObject(value);
  const own = [label, title, html, alt].map(asString).filter((text) => text !== undefined);
  const inner = [...asList(items), ...asList(links), ...(logo === undefined ? [] : [logo])];
  return new Set([...own, ...inner.flatMap((entry) => [...collectLabels(entry)])]);
}

function stripPrefix(messages: Messages, prefix: RegExp): Messages {
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => prefix.test(key))
      .map(([key, message]) => [key.replace(prefix, ''), message]),
  );
}

function named(label: string | undefined, message: string | undefined): Messages {
  return label === undefined || message === undefined ? {} : { [label]: message };
}

function filterByLabel(labels: Set<string>, messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([label]) => labels.has(label)));
}
