import { englishTexts } from 'folia/format';
import { NO_SUCH_SETTING } from '../migrate-values.ts';
import { asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { headMeta, outlineLevels } from './convert-frontmatter.ts';
import { convertFooter, convertNavbar, type LinkTargets } from './convert-navigation.ts';

const REASONS: Record<string, string> = {
  algolia: 'The engine has a search of its own, without a service.',
  carbonAds: 'The engine shows no advertisements.',
  i18nRouting: 'Lists of languages always lead to the same page.',
  externalLinkIcon: 'Links to other sites are marked in the bar and in lists.',
  aside: 'Set "hide_table_of_contents" in the frontmatter of a page.',
  variant: 'It belongs to a theme of its own.',
  banner: 'Put it in "announcementBar".',
};

const CONVERTED = new Set([
  'nav',
  'sidebar',
  'socialLinks',
  'logo',
  'logoLink',
  'siteTitle',
  'footer',
  'editLink',
  'lastUpdated',
  'outline',
  'outlineTitle',
  'search',
  'docFooter',
  'notFound',
]);

/** Converts the settings of the default theme (https://vitepress.dev/reference/default-theme-config). */
export function convertTheme(
  config: Values,
  targets: LinkTargets,
  siteTitle: string,
): Converted<Values> {
  const theme = asObject(config['themeConfig']);
  const navbar = convertNavbar(theme, targets, siteTitle);
  const footer = convertFooter(theme['footer'], targets);
  const image = headMeta(config['head'], 'og:image');
  const levels = outlineLevels(theme['outline']) ?? [2, 2];
  const colors = convertAppearance(config['appearance']);
  const known = new Set([...CONVERTED, ...Object.values(TEXT_KEYS).map(([key]) => key)]);
  const notes = Object.keys(theme)
    .filter((key) => !known.has(key) && theme[key] !== undefined)
    .map((key) => themeNote('dropped', key, REASONS[key] ?? NO_SUCH_SETTING));
  return {
    value: {
      navbar: navbar.value,
      ...(footer.value ? { footer: footer.value } : {}),
      colorMode: colors.value,
      tableOfContents: { minHeadingLevel: levels[0], maxHeadingLevel: levels[1] },
      ...(image === undefined ? {} : { image }),
    },
    notes: [
      ...navbar.notes,
      ...footer.notes,
      ...colors.notes,
      ...searchNotes(theme['search']),
      ...(theme['outline'] === undefined ? [] : [themeNote('migrated', 'outline')]),
      ...neighborNotes(asObject(theme['docFooter'])),
      ...notes,
    ],
  };
}

function themeNote(outcome: Note['outcome'], key: string, text?: string): Note {
  return { group: 'theme', outcome, key: `themeConfig.${key}`, text };
}

/** Color mode: VitePress follows the device by default. */
function convertAppearance(appearance: unknown): Converted<Values> {
  const note: Note = { group: 'theme', outcome: 'migrated', key: 'appearance' };
  const notes = appearance === undefined ? [] : [note];
  if (appearance === false) return { value: { disableSwitch: true }, notes };
  if (appearance === 'dark') return { value: { defaultMode: 'dark' }, notes };
  if (appearance === 'force-dark') {
    return { value: { defaultMode: 'dark', disableSwitch: true }, notes };
  }
  return {
    value: {
      ...(appearance === 'force-auto' ? { disableSwitch: true } : {}),
      respectPrefersColorScheme: true,
    },
    notes,
  };
}

function searchNotes(search: unknown): Note[] {
  const provider = asString(asObject(search)['provider']);
  if (provider === undefined) return [];
  const text =
    provider === 'local'
      ? 'The search of the engine, which needs no setting.'
      : `"${provider}" is replaced by the search of the engine, which needs no service.`;
  return [themeNote('changed', 'search', text)];
}

function neighborNotes(docFooter: Values): Note[] {
  return ['prev', 'next']
    .filter((key) => docFooter[key] === false)
    .map((key) =>
      themeNote(
        'dropped',
        `docFooter.${key}`,
        `Set "pagination_${key}: null" in the frontmatter of a page.`,
      ),
    );
}

/** Texts of the theme by the engine's names. */
const TEXT_KEYS: Record<string, string[]> = {
  contents: ['outline', 'label'],
  previous: ['docFooter', 'prev'],
  next: ['docFooter', 'next'],
  editPage: ['editLink', 'text'],
  lastUpdated: ['lastUpdated', 'text'],
  backToTop: ['returnToTopLabel'],
  switchToDark: ['darkModeSwitchTitle'],
  switchToLight: ['lightModeSwitchTitle'],
  skipToContent: ['skipToContentLabel'],
  sidebarNavigation: ['sidebarMenuLabel'],
  notFoundTitle: ['notFound', 'title'],
  notFoundText: ['notFound', 'quote'],
  notFoundHome: ['notFound', 'linkText'],
};

const CONTAINER_TEXTS = ['tip', 'info', 'warning', 'danger', 'note', 'important', 'caution'];

/** The interface texts that a config sets, by the engine's names. */
export function convertTexts(config: Values): Record<string, string> {
  const theme = asObject(config['themeConfig']);
  const { container, codeCopyButton, codeCopyButtonTitle } = asObject(config['markdown']);
  const texts = Object.entries(TEXT_KEYS).map(([name, path]) => {
    const value = path.reduce<unknown>((inner, key) => asObject(inner)[key], theme);
    return [name, asString(value)] as const;
  });
  const boxes = CONTAINER_TEXTS.map(
    (name) => [name, asString(asObject(container)[`${name}Label`])] as const,
  );
  const copy = asObject(codeCopyButton);
  const all = [
    ...texts,
    ...boxes,
    ['copyCode', asString(copy['tooltipText']) ?? asString(codeCopyButtonTitle)] as const,
    ['copiedCode', asString(copy['copiedText'])] as const,
  ];
  const known: Record<string, string> = englishTexts;
  return Object.fromEntries(
    all.flatMap(([name, text]) =>
      text !== undefined && text !== '' && known[name] !== text ? [[name, text]] : [],
    ),
  );
}
