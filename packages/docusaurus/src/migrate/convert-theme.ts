import { announcementBarSchema, themeConfigSchema } from 'folia/format';
import { carry } from './carry.ts';
import { convertFooter } from './convert-footer.ts';
import type { LeftParts } from './convert-link.ts';
import { convertNavbar } from './convert-navbar.ts';
import { type Converted, listOf, type Note, textOf, type Values, valuesOf } from './note.ts';

const OWN_SEARCH = 'The engine brings a search of its own, which needs no service.';

const REASONS: Record<string, string> = {
  algolia: OWN_SEARCH,
  typesense: OWN_SEARCH,
  'prism.theme': 'Code has the colors of the engine, in either mode.',
  'prism.darkTheme': 'Code has the colors of the engine, in either mode.',
  'prism.magicComments':
    'The comments highlight-next-line, highlight-start and highlight-end are known.',
  'prism.defaultLanguage': 'Write the language behind each fence.',
  mermaid: 'Diagrams are drawn in the colors of the engine.',
  metadata: 'Tags of the head are made from the pages themselves.',
  image: 'Pages name their picture for previews with "image" in their frontmatter.',
  'docs.sidebar.hideable': 'The sidebar always stands on wide screens.',
  'docs.sidebar.autoCollapseCategories': 'Categories stay as the reader left them.',
  'docs.versionPersistence': 'There is one version.',
  liveCodeBlock: 'Code is not run in the browser.',
  zoom: 'A click enlarges pictures that are shown smaller than they are; there is nothing to set.',
};

/** `themeConfig`: navigation bar, footer, announcement, color mode, contents and what else there is. */
export function convertThemeConfig(
  theme: Values,
  context: { left: LeftParts; knowsLanguage: (name: string) => boolean },
): Converted<Values> {
  const { navbar, footer, announcementBar, prism, ...rest } = theme;
  const { additionalLanguages, ...code } = valuesOf(prism);
  const bar = convertNavbar(valuesOf(navbar), context.left);
  const foot = footer === undefined ? undefined : convertFooter(valuesOf(footer), context.left);
  const announcement = convertAnnouncement(announcementBar);
  const others = carry({
    schema: themeConfigSchema,
    group: 'theme',
    prefix: ['themeConfig'],
    values: { ...rest, ...(Object.keys(code).length > 0 ? { prism: code } : {}) },
    reasons: REASONS,
  });
  const value = {
    ...(Object.keys(bar.value).length > 0 ? { navbar: bar.value } : {}),
    ...(foot ? { footer: foot.value } : {}),
    ...(announcement.value ? { announcementBar: announcement.value } : {}),
    ...others.value,
  };
  return {
    value,
    notes: [
      ...bar.notes,
      ...(foot?.notes ?? []),
      ...announcement.notes,
      ...others.notes,
      ...convertLanguages(additionalLanguages, context.knowsLanguage),
    ],
  };
}

function convertAnnouncement(bar: unknown): Converted<Values | undefined> {
  const values = valuesOf(bar);
  if (textOf(values['content']) === undefined) return { value: undefined, notes: [] };
  return carry({
    schema: announcementBarSchema,
    group: 'theme',
    prefix: ['themeConfig', 'announcementBar'],
    values,
    base: { content: 'c' },
  });
}

/** Languages of code need not be listed; those that the highlighter lacks are told. */
function convertLanguages(names: unknown, knowsLanguage: (name: string) => boolean): Note[] {
  const key = 'themeConfig.prism.additionalLanguages';
  const languages = listOf(names)
    .map(textOf)
    .filter((name) => name !== undefined);
  const unknown = languages.filter((name) => !knowsLanguage(name));
  const known: Note[] =
    languages.length > unknown.length
      ? [{ group: 'theme', fate: 'carried', key, text: 'Languages need not be listed here.' }]
      : [];
  return [
    ...known,
    ...unknown.map(
      (name): Note => ({
        group: 'theme',
        fate: 'left',
        key: `${key} (${name})`,
        text: 'The highlighter has no such language; such code is plain text.',
      }),
    ),
  ];
}
