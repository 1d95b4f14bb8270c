import { englishTexts } from 'folia/format';
import { listOf, textOf, type Values, valuesOf } from './note.ts';

/** Translated messages by their key, as `docusaurus write-translations` writes them. */
export type Messages = Record<string, string>;

/** Words of the interface by the ids that Docusaurus gives them. */
const TEXT_IDS: Record<string, string> = {
  'theme.common.skipToMainContent': 'skipToContent',
  'theme.common.editThisPage': 'editPage',
  'theme.AnnouncementBar.closeButtonAriaLabel': 'closeAnnouncement',
  'theme.NavBar.navAriaLabel': 'mainNavigation',
  'theme.docs.sidebar.navAriaLabel': 'sidebarNavigation',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'openMenu',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'closeMenu',
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

/** What `code.json` says of the engine's own words, and the ids that belong to nothing here. */
export function interfaceWords(code: Messages): { texts: Messages; unused: string[] } {
  const entries = Object.entries(code);
  const known = entries.flatMap(([id, message]) => {
    const key = TEXT_IDS[id];
    return key !== undefined && Object.hasOwn(englishTexts, key) && message !== ''
      ? [[key, message] as const]
      : [];
  });
  const unused = entries.map(([id]) => id).filter((id) => !id.startsWith('theme.'));
  return { texts: Object.fromEntries(known), unused };
}

/** `config.json` of a locale: only labels that the config has, since others would stop the build. */
export function configWords(themeConfig: Values, navbar: Messages, footer: Messages): Values {
  const bar = valuesOf(themeConfig['navbar']);
  const foot = valuesOf(themeConfig['footer']);
  const ofBar = byLabel(labelsIn(bar), {
    ...relabeled(navbar, /^item\.label\./),
    ...named(textOf(bar['title']), navbar['title']),
    ...named(textOf(valuesOf(bar['logo'])['alt']), navbar['logo.alt']),
  });
  const ofFooter = byLabel(labelsIn(foot), {
    ...relabeled(footer, /^link\.title\./),
    ...relabeled(footer, /^link\.item\.label\./),
  });
  const copyright = foot['copyright'] === undefined ? undefined : footer['copyright'];
  return {
    ...(Object.keys(ofBar).length > 0 ? { navbar: ofBar } : {}),
    ...(Object.keys(ofFooter).length > 0 ? { footer: ofFooter } : {}),
    ...(copyright ? { copyright } : {}),
  };
}

/** `sidebars.json` of a locale, and the labels that the sidebars do not have: those made from folders. */
export function sidebarWords(
  sidebars: Values,
  current: Messages,
): { sidebars: Values; folders: Messages } {
  const folders: Messages = {};
  const words: Record<string, Messages> = {};
  for (const [key, message] of Object.entries(current)) {
    const [, name = '', label = ''] =
      /^sidebar\.(.+?)\.(?:category|link|doc)\.(.+)$/.exec(key) ?? [];
    if (label === '' || /\.link\.generated-index\.\w+$/.test(label)) continue;
    if (labelsIn({ items: sidebars[name] }).has(label)) {
      words[name] = { ...words[name], [label]: message };
    } else folders[label] = message;
  }
  return { sidebars: words, folders };
}

/** All labels, titles and HTML of entries, and of those within them. */
function labelsIn(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((inner) => [...labelsIn(inner)]));
  const { label, title, value: html, alt, items, links, logo } = valuesOf(value);
  const own = [label, title, html, alt].map(textOf).filter((text) => text !== undefined);
  const inner = [...listOf(items), ...listOf(links), ...(logo === undefined ? [] : [logo])];
  return new Set([...own, ...inner.flatMap((entry) => [...labelsIn(entry)])]);
}

function relabeled(messages: Messages, prefix: RegExp): Messages {
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => prefix.test(key))
      .map(([key, message]) => [key.replace(prefix, ''), message]),
  );
}

function named(label: string | undefined, message: string | undefined): Messages {
  return label === undefined || message === undefined ? {} : { [label]: message };
}

function byLabel(labels: Set<string>, messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([label]) => labels.has(label)));
}
