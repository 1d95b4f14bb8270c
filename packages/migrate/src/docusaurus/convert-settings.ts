import { pruneConfig } from '../config-file.ts';
import { convertRedirects, type RedirectsFile } from '../convert-redirects.ts';
import { readSheetLink, type SheetLink } from '../linked-sheets.ts';
import { missingFileNote } from '../missing-file-note.ts';
import { asList, asString, type Note, type Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { convertAdmonitions } from './convert-admonitions.ts';
import { type ApiReference, isInGeneratedFolder } from './convert-api.ts';
import { convertBlog } from './convert-blog.ts';
import { convertPages } from './convert-docs.ts';
import { convertDocumentation } from './convert-documentation.ts';
import { componentValues, convertFields } from './convert-fields.ts';
import { convertI18n } from './convert-i18n.ts';
import { convertIdentity } from './convert-identity.ts';
import type { DroppedParts } from './convert-link.ts';
import { convertLlms } from './convert-llms.ts';
import { isBuiltIn } from './convert-markdown-plugins.ts';
import { convertPlugins, findPagePlugins } from './convert-plugins.ts';
import { convertPolicies } from './convert-policies.ts';
import { convertScripts } from './convert-scripts.ts';
import { convertStatic, convertStyles, isStyleSheet } from './convert-styles.ts';
import { listTags } from './convert-tags.ts';
import { convertThemeConfig } from './convert-theme.ts';
import { withoutMakers } from './create-redirects.ts';
import type { LinkLook } from './icon-links.ts';
import type { Source } from './read-source.ts';
import type { OtherPlugin } from './source-parts.ts';
import type { DocsFolder } from './source-versions.ts';

/** The new site's config and sidebars, and the files and folders it needs. */
export type Settings = {
  config: Values;
  /** The sidebars of each file, by its name. */
  sidebars: Map<string, Values>;
  copies: CopyPath[];
  /** Files that are not in the source. */
  files: NewFile[];
  docsFolders: DocsFolder[];
  /** Paths of all folders with docs pages. */
  docsPaths: string[];
  blogPath?: string;
  /** The folder of the blog's translations in a locale's folder. */
  blogTranslations?: string;
  /** The file of the blog's authors, whether it exists or not. */
  authorsPath?: string;
  pagesPath: string;
  staticFolders: CopyPath[];
  /** The redirects files of hosts, with only the rules that hosts can apply. */
  remaining: RedirectsFile[];
  apiReferences: ApiReference[];
  notes: Note[];
};

export type SourceTexts = {
  read: (path: string) => string | undefined;
  exists: (path: string) => boolean;
  knowsLanguage: (name: string) => boolean;
};

/** Converts the config and the sidebars of a source. */
export function convertSettings(source: Source, texts: SourceTexts): Settings {
  const { dir, config, parts } = source;
  const identity = convertIdentity(config);
  const baseUrl = asString(identity.value['baseUrl']);
  const policies = convertPolicies(config, findPagePlugins(parts));
  const fields = convertFields(componentValues(config));
  const llms = convertLlms(parts.others);
  const folders = convertStatic(config.staticDirectories, dir, texts.exists);
  const i18n = convertI18n(config);
  const { docs, api, themeConfig } = convertDocumentation(source, texts.exists);
  const admonitions = convertAdmonitions(parts);
  const blog = convertBlog(parts.blog, dir, texts.exists);
  const pages = convertPages(parts.pages, dir, texts.exists);
  const scripts = convertScripts(source, texts);
  const styles = convertStyles(styleOptions(source), dir, texts.read, listSheetLinks(source));
  const theme = convertThemeConfig(themeConfig, {
    left: listDroppedParts(source, blog.value['blog'] === undefined),
    knowsLanguage: texts.knowsLanguage,
    look: readLook(styles.copies, baseUrl, texts),
  });
  const hostFiles = readRedirectsFiles(folders.copies, texts);
  const redirects = convertRedirects(parts.redirects.map(withoutMakers), hostFiles, baseUrl);
  const written = {
    ...mergeValues([identity, policies, fields, admonitions, llms]),
    ...(i18n.value ? { i18n: i18n.value } : {}),
    docs: docs.value,
    ...blog.value,
    pages: pages.value,
    ...folders.value,
    ...styles.value,
    ...scripts.value,
    ...(api.value.length > 0 ? { api: api.value } : {}),
    ...redirectKeys([...redirects.value, ...docs.redirects]),
    ...theme.value,
  };
  const whole = pruneConfig(written);
  return {
    config: whole.value,
    sidebars: docs.sidebars,
    copies: [docs, folders, styles, scripts, api]
      .flatMap(({ copies }) => copies)
      .concat(blog.folder ?? [], pages.folder),
    files: [...docs.files, ...styles.files, ...scripts.files],
    docsFolders: docs.folders,
    docsPaths: docs.folders.map(({ path }) => path),
    ...blog.places,
    pagesPath: pages.folder.to,
    staticFolders: folders.copies,
    remaining: redirects.remaining,
    apiReferences: api.references,
    notes: [
      ...[identity, policies, fields, folders, i18n, docs, admonitions, llms, blog, pages].flatMap(
        ({ notes }) => notes,
      ),
      ...source.missingDocs.map(missingDocsNote),
      ...otherPluginNotes(source, [...api.plugins, ...scripts.plugins, ...llms.plugins]),
      ...api.notes,
      ...missingFileNotes(source, api.references),
      ...[scripts, styles, theme, redirects].flatMap(({ notes }) => notes),
      ...whole.notes,
    ],
  };
}

function mergeValues(parts: readonly { value: Values }[]): Values {
  return Object.fromEntries(parts.flatMap(({ value }) => Object.entries(value)));
}

/** The options of the theme, and the style sheets that the config imports into each page. */
function styleOptions({ config, parts }: Source): Values {
  const imported = asList(config['clientModules']).filter(isStyleSheet);
  const customCss = [parts.theme['customCss'] ?? [], imported].flat();
  return { ...parts.theme, customCss };
}

/** The style sheets that `stylesheets`, `headTags` and plugins link to in each page. */
function listSheetLinks({ config, parts }: Source): SheetLink[] {
  const ofPlugins = parts.others.flatMap(({ added }) => added?.tags ?? []);
  return listTags(config, ofPlugins).flatMap((tag) => readSheetLink(tag) ?? []);
}

/** Notes about all plugins that are not converted. */
function otherPluginNotes({ parts, missing }: Source, converted: readonly OtherPlugin[]): Note[] {
  const others = parts.others.filter((one) => !converted.includes(one));
  return convertPlugins({ ...parts, others }, missing.filter(isMissed));
}

/** Whether no other note covers what a package that is not installed is for. */
function isMissed(name: string): boolean {
  const isOfThemes = /^prism-react-renderer(?:\/|$)/.test(name);
  return !isStyleSheet(name) && !isOfThemes && !isBuiltIn(name);
}

function missingFileNotes({ missingFiles }: Source, references: readonly ApiReference[]): Note[] {
  return missingFiles.filter((path) => !isInGeneratedFolder(path, references)).map(missingFileNote);
}

/** What links in the bar look like. */
function readLook(sheets: CopyPath[], baseUrl = '/', texts: SourceTexts): LinkLook {
  return { styles: sheets.map(({ from }) => texts.read(from) ?? '').join('\n'), baseUrl };
}

/** Docusaurus sites keep redirects to pages that are long gone, which must not stop a build. */
function redirectKeys(redirects: Values[]): Values {
  return redirects.length === 0 ? {} : { onBrokenRedirects: 'warn', redirects };
}

/** Reads the redirects files of hosts in the static folders. */
function readRedirectsFiles(folders: CopyPath[], texts: SourceTexts): RedirectsFile[] {
  return folders.flatMap(({ from, to }) => {
    const text = texts.read(`${from}/_redirects`);
    return text === undefined ? [] : [{ path: `${to}/_redirects`, text }];
  });
}

/** The routes of what is not migrated. */
function listDroppedParts(
  { parts: { blog, instances }, missingDocs }: Source,
  isBlogLeft: boolean,
): DroppedParts {
  const route = (options: Values, standard: string) =>
    `/${(asString(options['routeBasePath']) ?? standard).replace(/^\/|\/$/g, '')}`;
  const routes = [
    ...(blog && isBlogLeft ? [route(blog, 'blog')] : []),
    ...instances
      .filter(({ kind }) => kind !== 'docs')
      .map(({ kind, options }) => route(options, kind)),
    ...missingDocs.map((options) => route(options, 'docs')),
  ];
  return {
    routes: routes.filter((path) => path !== '/'),
    docsPlugins: missingDocs.map(({ id }) => String(id)),
  };
}

function missingDocsNote({ id, path }: Values): Note {
  const text = `The folder "${String(path)}" does not exist. If it is a submodule, fetch it and migrate again.`;
  return { group: 'docs', outcome: 'dropped', key: `docs "${String(id)}"`, text, isUrgent: true };
}
