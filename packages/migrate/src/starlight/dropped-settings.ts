import { missingFileNote } from '../missing-file-note.ts';
import { missingPackageName } from '../missing-package.ts';
import { asList, asObject, type Note, type Values } from '../note.ts';
import { shownPunctuationNotes } from '../shown-punctuation.ts';
import type { StarlightConfig } from './read-config.ts';

/** Why options of Starlight have no effect. */
const REASONS: Record<string, string> = {
  customCss:
    'The styles are for the elements of Starlight. List those that still apply in customCss.',
  components: 'Components of the theme cannot be replaced.',
  expressiveCode:
    'Code has the colors of the engine. Titles, marked lines and marked words are kept.',
  routeMiddleware: 'It is code for Starlight.',
  credits: 'The engine adds no link to itself.',
  disable404Route: 'The engine has a page for missing addresses.',
  prerender: 'All pages are static.',
};

/** Why settings of Astro have no effect. */
const ASTRO_REASONS: Record<string, string> = {
  vite: 'The engine has a configuration of its own.',
  adapter: 'The output is static.',
  output: 'The output is static.',
  i18n: 'The languages come from the settings of Starlight.',
  fonts: "The engine uses the fonts of the reader's system.",
  experimental: 'It is for Astro.',
  image: 'Pictures get smaller formats.',
  server: 'Pass --port to "folia dev".',
};

/** Settings without a counterpart. */
export function noteDropped(source: StarlightConfig): Note[] {
  const { astro, starlight, missingFiles } = source;
  const own = Object.entries(REASONS).flatMap(([key, text]): Note[] =>
    isSet(starlight[key]) ? [droppedNote('theme', key, text)] : [],
  );
  const others = Object.entries(ASTRO_REASONS).flatMap(([key, text]): Note[] =>
    isSet(astro[key]) ? [droppedNote('config', `astro ${key}`, text)] : [],
  );
  return [
    ...own,
    ...noteOptions(source),
    ...others,
    ...notePlugins(source),
    ...noteMarkdown(astro),
    ...notePunctuation(astro),
    ...missingFiles.map(missingFileNote),
  ];
}

/** Options that are the default here, or that cannot be switched off. */
function noteOptions(source: StarlightConfig): Note[] {
  const { pagination, pagefind } = source.starlight;
  const note = (key: string, text: string) => droppedNote('theme', key, text);
  return [
    ...(pagination === false
      ? [note('pagination', 'Pages have links to the ones before and after.')]
      : []),
    ...(pagefind === false
      ? [
          note(
            'pagefind',
            hasOtherSearch(source)
              ? "The site had another search; it has the engine's now."
              : 'The site has no search, as before. Without "search: false" in the config, it has one.',
          ),
        ]
      : []),
  ];
}

/** Whether a site that switches the search of Starlight off has another one. */
export function hasOtherSearch({ starlight, plugins }: StarlightConfig): boolean {
  const isReplaced = asObject(starlight['components'])['Search'] !== undefined;
  return isReplaced || plugins.some((name) => /search|algolia|typesense/i.test(name));
}

function notePlugins({ integrations, plugins }: StarlightConfig): Note[] {
  const note = (key: string, text: string) => droppedNote('plugins', key, text);
  return [
    ...plugins.map((name) => note(name, 'It is a plugin of Starlight.')),
    ...integrations.map((name) => note(name, 'Integrations are for Astro.')),
  ];
}

/** Plugins for Markdown run here as well, but the config has to name them. */
function noteMarkdown({ markdown }: Values): Note[] {
  return ['remarkPlugins', 'rehypePlugins'].flatMap((key): Note[] => {
    const names = asList(asObject(markdown)[key]).map((entry) =>
      nameOfPlugin(asList(entry)[0] ?? entry),
    );
    if (names.length === 0) return [];
    const text = `Plugins run here, too: name those that the pages need in "markdown.${key}". In the source: ${names.join(', ')}.`;
    return [{ group: 'plugins', outcome: 'dropped', key: `markdown.${key}`, text }];
  });
}

/** Astro shows typographic characters by default: https://docs.astro.build/en/reference/configuration-reference/#markdownsmartypants */
function notePunctuation({ markdown }: Values): Note[] {
  const smartypants = asObject(markdown)['smartypants'] ?? true;
  const isOn = (name: string) => smartypants !== false && asObject(smartypants)[name] !== false;
  return shownPunctuationNotes('markdown.smartypants', {
    quotes: isOn('quotes'),
    dashes: isOn('dashes'),
    ellipses: isOn('ellipses'),
  });
}

function nameOfPlugin(plugin: unknown): string {
  const name = typeof plugin === 'function' ? (missingPackageName(plugin) ?? plugin.name) : plugin;
  return typeof name === 'string' && name !== '' ? name : 'a function';
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

function droppedNote(group: Note['group'], key: string, text: string): Note {
  return { group, outcome: 'dropped', key, text };
}
