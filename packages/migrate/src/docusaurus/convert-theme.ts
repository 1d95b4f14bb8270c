import { announcementBarSchema, themeConfigSchema } from 'folia/format';
import { migrateValues } from '../migrate-values.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { convertFooter } from './convert-footer.ts';
import type { DroppedParts } from './convert-link.ts';
import { convertMagicComments } from './convert-magic-comments.ts';
import { convertNavbar } from './convert-navbar.ts';
import type { LinkLook } from './icon-links.ts';

const BUILT_IN_SEARCH = 'The engine has its own search, which needs no service.';

const BUILT_IN_ZOOM =
  'Clicking an image that is shown smaller than its size enlarges it; there are no settings.';

const REASONS: Record<string, string> = {
  algolia: BUILT_IN_SEARCH,
  typesense: BUILT_IN_SEARCH,
  'prism.theme': 'Code has the colors of the engine in both modes.',
  'prism.darkTheme': 'Code has the colors of the engine in both modes.',
  'prism.defaultLanguage': 'Specify the language of each code block.',
  mermaid: 'Diagrams have the colors of the engine.',
  'docs.versionPersistence':
    'The chosen version is not remembered: each address names its version.',
  liveCodeBlock: 'Code is not run in the browser.',
  zoom: BUILT_IN_ZOOM,
  zooming: BUILT_IN_ZOOM,
  imageZoom: BUILT_IN_ZOOM,
  mediumZoom: BUILT_IN_ZOOM,
};

/**
 * Converts `themeConfig`: navigation bar, footer, announcement, color mode, table of contents and
 * so on.
 *
 * @returns `themeConfig` and `markdown` of the config
 */
export function convertThemeConfig(
  theme: Values,
  context: {
    left: DroppedParts;
    knowsLanguage: (name: string) => boolean;
    look?: LinkLook;
  },
): Converted<Values> {
  const { navbar, footer, announcementBar, prism, metadata: _, ...rest } = theme;
  const { additionalLanguages, magicComments, ...code } = asObject(prism);
  const bar = convertNavbar(asObject(navbar), context.left, context.look);
  const foot = footer === undefined ? undefined : convertFooter(asObject(footer), context.left);
  const announcement = convertAnnouncement(announcementBar);
  const others = migrateValues({
    schema: themeConfigSchema,
    group: 'theme',
    prefix: ['themeConfig'],
    values: { ...rest, ...(Object.keys(code).length > 0 ? { prism: code } : {}) },
    reasons: REASONS,
  });
  const comments = convertMagicComments(magicComments);
  const themeConfig = {
    ...(Object.keys(bar.value).length > 0 ? { navbar: bar.value } : {}),
    ...(foot ? { footer: foot.value } : {}),
    ...(announcement.value ? { announcementBar: announcement.value } : {}),
    ...others.value,
  };
  return {
    value: { ...comments.value, themeConfig },
    notes: [
      ...bar.notes,
      ...(foot?.notes ?? []),
      ...announcement.notes,
      ...others.notes,
      ...comments.notes,
      ...convertLanguages(additionalLanguages, context.knowsLanguage),
    ],
  };
}

function convertAnnouncement(bar: unknown): Converted<Values | undefined> {
  const values = asObject(bar);
  if (asString(values['content']) === undefined) return { value: undefined, notes: [] };
  return migrateValues({
    schema: announcementBarSchema,
    group: 'theme',
    prefix: ['themeConfig', 'announcementBar'],
    values,
    base: { content: 'c' },
  });
}

/** Code languages need not be listed; those that the highlighter does not support are reported. */
function convertLanguages(names: unknown, knowsLanguage: (name: string) => boolean): Note[] {
  const key = 'themeConfig.prism.additionalLanguages';
  const languages = asList(names)
    .map(asString)
    .filter((name) => name !== undefined);
  const unknown = languages.filter((name) => !knowsLanguage(name));
  const known: Note[] =
    languages.length > unknown.length
      ? [{ group: 'theme', outcome: 'migrated', key, text: 'Languages need not be listed.' }]
      : [];
  return [
    ...known,
    ...unknown.map(
      (name): Note => ({
        group: 'theme',
        outcome: 'dropped',
        key: `${key} (${name})`,
        text: 'The highlighter does not know this language. To color its code, add it to `markdown.codeLanguages`.',
      }),
    ),
  ];
}
