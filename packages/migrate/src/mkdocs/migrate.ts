import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isFile, makeHighlighter } from 'folia/format';
import { makeConfigFile, pruneConfig } from '../config-file.ts';
import { printSidebars } from '../config-source.ts';
import { countOf } from '../count-of.ts';
import type { Generator, Migration, SourceFolder } from '../generator.ts';
import { brokenPagesNote, LAX_POLICIES, missingFilesNote } from '../lax-policies.ts';
import { MARKDOWN_PAGES, packagesFor } from '../markdown-pages.ts';
import { asObject, asString, type Note, type Values } from '../note.ts';
import { resolveSourcePath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { convertIdentity } from './convert-identity.ts';
import { convertNav } from './convert-nav.ts';
import { convertPages } from './convert-pages.ts';
import { notePlugins } from './convert-plugins.ts';
import { convertRedirects } from './convert-redirects.ts';
import { convertLinks, convertTheme } from './convert-theme.ts';
import { type DocsFiles, listDocs, pageRoute } from './docs-files.ts';
import { navOfFiles } from './nav-files.ts';
import { COLORS_FILE } from './palette.ts';
import { type MkdocsConfig, readConfig } from './read-config.ts';
import { navFromFolders, readNav } from './read-nav.ts';

/** Sites of MkDocs (https://www.mkdocs.org), also with the theme Material. */
export const mkdocs: Generator = {
  name: 'MkDocs',
  configFiles: ['mkdocs.yml', 'mkdocs.yaml'],
  migrate: async (folder) => migrateMkdocs(folder),
};

/** Sites of Zensical (https://zensical.org), whose pages are like MkDocs's. */
export const zensical: Generator = {
  name: 'Zensical',
  configFiles: ['zensical.toml'],
  migrate: async (folder) => migrateMkdocs(folder),
};

function migrateMkdocs({ sourceDir, configFile }: SourceFolder): Migration {
  const config = readConfig(sourceDir, configFile);
  const folder = resolveSourcePath(sourceDir, config.docs_dir);
  const overrides = findCustomDir(sourceDir, config);
  const files = listDocs(folder, config, overrides);
  const identity = convertIdentity(config);
  const read = (path: string) => readFileSync(path, 'utf8');
  const theme = convertTheme(config, files, read);
  const links = convertLinks(config);
  const navigation = readNavigation(config, files, folder.from);
  const pages = convertPages({
    config,
    files,
    docsPath: folder.to,
    site: identity,
    entries: navigation.entries,
    read,
    readSnippet: makeSnippetReader(sourceDir, config),
    knowsLanguage: makeHighlighter().knows,
  });
  const menu = convertNav(pages.entries, {
    features: config.features,
    titleOf: (path) => pages.titles.get(path),
  });
  const redirects = convertRedirects(config, files, pages);
  const allRedirects = [...redirects.value, ...pages.redirects];
  const settings = pruneConfig({
    ...identity.value,
    ...(theme.favicon === undefined ? {} : { favicon: theme.favicon }),
    ...(theme.colors === undefined ? {} : { customCss: [COLORS_FILE] }),
    ...(theme.i18n === undefined ? {} : { i18n: theme.i18n }),
    // https://www.mkdocs.org/user-guide/configuration/#validation
    ...LAX_POLICIES,
    ...(config.plugins.has('llmstxt') ? MARKDOWN_PAGES.value : {}),
    docs: convertDocsOptions(config, files, { path: folder.to, editUrl: identity.editUrl }),
    ...(allRedirects.length > 0 ? { redirects: allRedirects } : {}),
    themeConfig: convertThemeConfig({ theme, links: links.value, items: menu.navbarItems }),
  });
  const notes: Note[] = [
    ...identity.notes,
    ...navigation.notes,
    ...noteFiles(files),
    ...pages.notes,
    ...theme.notes,
    ...links.notes,
    ...notePlugins(config),
    ...redirects.notes,
    brokenPagesNote(),
    missingFilesNote(),
    ...settings.notes,
  ];
  return {
    files: [
      makeConfigFile(settings.value, notes),
      { to: 'sidebars.ts', text: printSidebars(menu.sidebars) },
      ...(theme.colors === undefined ? [] : [{ to: COLORS_FILE, text: theme.colors }]),
      ...pages.files,
      ...[...files.others].map(([to, from]): NewFile => ({ from, to: posix.join('static', to) })),
    ],
    notes,
    enginePackages: packagesFor(settings.value),
  };
}

/** The folder with templates and files that replace those of the theme. */
function findCustomDir(sourceDir: string, { theme }: MkdocsConfig): string | undefined {
  const path = asString(theme['custom_dir']);
  return path === undefined ? undefined : join(sourceDir, path);
}

function findFile(folder: string | undefined, path: string): string | undefined {
  if (folder === undefined) return undefined;
  const file = join(folder, path);
  return isFile(file) ? file : undefined;
}

function readNavigation(
  config: MkdocsConfig,
  files: DocsFiles,
  docsDir: string,
): ReturnType<typeof readNav> {
  const read = (path: string) => {
    const file = findFile(docsDir, path);
    return file === undefined ? undefined : readFileSync(file, 'utf8');
  };
  const nav = config['nav'] ?? navOfFiles(config.plugins, { pages: [...files.pages.keys()], read });
  if (nav !== undefined && nav !== null) {
    const { entries, notes } = readNav(nav, new Set(files.pages.keys()));
    if (entries.length > 0) {
      return {
        entries,
        notes: [
          { group: 'docs', outcome: 'migrated', key: 'nav', text: 'See sidebars.ts.' },
          ...notes,
        ],
      };
    }
  }
  const text = 'There is no list; sidebars.ts has the order of the folders.';
  return {
    entries: navFromFolders([...files.pages.keys()]),
    notes: [{ group: 'docs', outcome: 'changed', key: 'nav', text }],
  };
}

/** Reads files that pages include, relative to the folders that the extensions name. */
function makeSnippetReader(
  sourceDir: string,
  { extensions, docs_dir: docsDir }: MkdocsConfig,
): (path: string) => string | undefined {
  const snippets = asObject(extensions.get('pymdownx.snippets'));
  const include = asObject(
    extensions.get('mdx_include') ?? extensions.get('markdown_include.include'),
  );
  const folders = [snippets['base_path'], include['base_path'], '.', docsDir]
    .flat()
    .map((base) => asString(base) ?? asString(asObject(base)['path']))
    .filter((base) => base !== undefined)
    .map((base) => join(sourceDir, base.replace(/^\$config_dir\/?/, '')));
  return (path) => {
    const file = folders.map((base) => findFile(base, path)).find((found) => found !== undefined);
    return file === undefined ? undefined : readFileSync(file, 'utf8');
  };
}

function convertDocsOptions(
  config: MkdocsConfig,
  files: DocsFiles,
  { path, editUrl }: { path: string; editUrl: string | undefined },
): Values {
  const showsDates = [...config.plugins.keys()].some((name) =>
    name.startsWith('git-revision-date'),
  );
  const hasTagsPage = [...files.pages.keys()].some((page) => pageRoute(page) === '/tags');
  return {
    ...(path === 'docs' ? {} : { path }),
    routeBasePath: '/',
    sidebarPath: 'sidebars.ts',
    // File names may begin with numbers or underscores.
    numberPrefixParser: false,
    exclude: [],
    ...(config.plugins.has('tags')
      ? hasTagsPage
        ? { tagsBasePath: 'all-tags' }
        : {}
      : { tags: false }),
    ...(editUrl === undefined ? {} : { editUrl }),
    ...(showsDates ? { showLastUpdateTime: true } : {}),
  };
}

type ThemeParts = {
  theme: ReturnType<typeof convertTheme>;
  links: ReturnType<typeof convertLinks>['value'];
  items: Values[];
};

function convertThemeConfig({ theme, links, items }: ThemeParts): Values {
  const { navbar, ...others } = theme.value;
  const all = [...items, ...(links.repository ? [links.repository] : [])];
  const bar = {
    ...(theme.logo ? { logo: theme.logo } : {}),
    ...(all.length > 0 ? { items: all } : {}),
    ...asObject(navbar),
  };
  return {
    ...(Object.keys(bar).length > 0 ? { navbar: bar } : {}),
    ...(links.footer ? { footer: links.footer } : {}),
    ...others,
  };
}

function noteFiles({ pages, others, excluded }: DocsFiles): Note[] {
  const hasHome = [...pages.keys()].some((path) => pageRoute(path) === '/');
  return [
    {
      group: 'docs',
      outcome: 'migrated',
      key: 'docs_dir',
      text: `${countOf(pages.size, 'pages')}.`,
    },
    ...(others.size > 0
      ? [
          {
            group: 'docs',
            outcome: 'changed',
            key: 'other files',
            text: `${countOf(others.size, 'files')} in "static". Addresses stay the same.`,
          } satisfies Note,
        ]
      : []),
    ...(excluded.length > 0
      ? [
          {
            group: 'docs',
            outcome: 'migrated',
            key: 'exclude_docs',
            text: `${countOf(excluded.length, 'files')}, not copied.`,
          } satisfies Note,
        ]
      : []),
    ...(hasHome
      ? []
      : [
          {
            group: 'pages',
            outcome: 'dropped',
            key: 'home page',
            text: 'The site has no home page. Add "index.md" to the docs folder.',
          } satisfies Note,
        ]),
  ];
}
