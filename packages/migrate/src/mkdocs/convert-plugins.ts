import { MARKDOWN_PAGES } from '../markdown-pages.ts';
import { NO_SUCH_SETTING } from '../migrate-values.ts';
import { asObject, type Note } from '../note.ts';
import { shownPunctuationNotes } from '../shown-punctuation.ts';
import type { MkdocsConfig } from './read-config.ts';

/** Plugins whose work the engine does, or that have files of their own here. */
const MIGRATED: Record<string, string> = {
  search: 'The engine has its own search.',
  redirects: 'See redirects.',
  tags: 'Tags have pages.',
  exclude: 'The files are not copied.',
  offline: 'Pages work without a server, except for the search.',
  minify: 'Pages are small as they are.',
  optimize: 'Pictures get smaller formats.',
  'git-revision-date-localized': 'Pages show the date of their last change.',
  'git-revision-date': 'Pages show the date of their last change.',
  'mkdocs-glightbox': 'Clicking a picture enlarges it.',
  glightbox: 'Clicking a picture enlarges it.',
  markdownextradata: 'See macros.',
  mermaid2: 'Diagrams are drawn without a plugin.',
  autorefs: 'References to headings are links.',
  'literate-nav': 'See sidebars.ts.',
  'awesome-pages': 'See sidebars.ts.',
  'awesome-nav': 'See sidebars.ts.',
  'section-index': 'Sections lead to their index.',
  'include-markdown': 'Included files are part of the pages.',
  llmstxt: MARKDOWN_PAGES.text,
};

const DROPPED: Record<string, string> = {
  mkdocstrings:
    'References are generated from source code, which the engine does not read. Each place names its object and says so.',
  macros: 'Values of "extra" are filled in; other expressions are left out.',
  i18n: 'Only the default language is migrated; translations belong in the folder "i18n".',
  'gen-files':
    'Pages that a script generates are missing; write them, or copy them from a built site.',
  social: 'Set "image" in the frontmatter of a page for its preview picture.',
  mike: 'Only this version is migrated. Cut others with "folia version".',
  privacy: 'Pages of the engine fetch nothing from other hosts.',
  meta: 'Set the keys in the frontmatter of each page.',
  monorepo: 'Only this folder is migrated.',
  'mkdocs-jupyter': 'Notebooks are not pages here.',
  blog: 'Posts are pages of the docs with their addresses; other pages list all posts, and those of each year and category. For feeds and pictures of authors, move them into the folder "blog".',
  rss: 'The engine has feeds for a blog.',
  typeset: 'Titles in the sidebar are plain text.',
};

const OTHER: Record<string, string> = {
  extra_javascript:
    'Most scripts change elements of the theme, or do what the engine does, so none run. The files are copied; list those that you still need in "clientModules".',
  extra_css:
    'The styles are for the elements of the theme, so only the colors of Material that they set apply. The files are copied; list those that you still need in customCss.',
  hooks:
    'Hooks are Python code and do not run; what they would change stays as it is in the files.',
  extra_templates: 'Templates do not apply.',
  remote_branch: 'Set up deployment yourself.',
  remote_name: 'Set up deployment yourself.',
  watch: '"folia dev" watches the folder of the site.',
  dev_addr: 'Pass --port to "folia dev".',
  site_author: NO_SUCH_SETTING,
  site_dir: 'Pass --out to "folia build".',
};

const EXTRA: Record<string, string> = {
  analytics:
    'Load the script of the service in a module that "clientModules" lists, and allow its host in "contentSecurityPolicy".',
  version: 'Only this version is migrated. Cut others with "folia version".',
  consent: 'Pages set no cookies.',
  status: 'Pages show no status.',
  generator: 'Pages do not name the generator.',
  alternate: 'Other languages are locales in i18n.',
  homepage: 'The brand leads to the home page of the site.',
};

/** https://python-markdown.github.io/extensions/smarty/ */
function notePunctuation({ extensions }: MkdocsConfig): Note[] {
  return ['smarty', 'markdown.extensions.smarty'].flatMap((name) => {
    const options = extensions.get(name);
    if (options === undefined) return [];
    return shownPunctuationNotes(`markdown_extensions ${name}`, {
      quotes: options['smart_quotes'] !== false,
      dashes: options['smart_dashes'] !== false,
      ellipses: options['smart_ellipses'] !== false,
    });
  });
}

/** The outcome for plugins, hooks, scripts and further settings. */
export function notePlugins(config: MkdocsConfig): Note[] {
  const notes: Note[] = notePunctuation(config);
  for (const name of config.plugins.keys()) {
    const migrated = MIGRATED[name];
    const text =
      migrated ?? DROPPED[name] ?? 'It is a Python package, which the engine does not run.';
    notes.push({
      group: 'plugins',
      outcome: migrated === undefined ? 'dropped' : 'migrated',
      key: name,
      text,
    });
  }
  for (const [key, text] of Object.entries(OTHER)) {
    const value = config[key];
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
      continue;
    notes.push({ group: 'config', outcome: 'dropped', key, text });
  }
  for (const [key, text] of Object.entries(EXTRA)) {
    if (asObject(config['extra'])[key] === undefined) continue;
    notes.push({ group: 'config', outcome: 'dropped', key: `extra.${key}`, text });
  }
  if (config['strict'] === true) {
    const text =
      'Dead links are warnings until you remove the policies: what plugins generated may be missing.';
    notes.push({ group: 'config', outcome: 'changed', key: 'strict', text });
  }
  return notes;
}
