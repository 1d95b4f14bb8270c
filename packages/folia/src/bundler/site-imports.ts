import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type Problem, SiteError } from 'folia-problems';
import type { Plugin } from 'vite';
import { engineFile } from '../engine-files.ts';
import { fileOfModule } from '../read/thrown-place.ts';
import { dataImports } from './data-imports.ts';
import { docusaurusImports } from './docusaurus-imports.ts';
import { LOADER_IMPORT, parseLoaderImport } from './inline-loaders.ts';
import { isIslandCode } from './islands.ts';
import { mainElements } from './main-elements.ts';
import { type ModuleStyles, moduleStyles, type PublishFile } from './module-styles.ts';
import { packageImports } from './package-imports.ts';
import type { ConvertedModules } from './refused-packages.ts';
import { requireCalls } from './require-calls.ts';
import { requireContexts } from './require-context.ts';
import { rootImports } from './root-imports.ts';
import { isSiteModule } from './site-module.ts';
import { keepThrown } from './thrown-errors.ts';

/** What imports lead to, besides the files of the site. */
export type KnownSite = {
  /** The static folders, relative to the site's folder. */
  staticDirectories: readonly string[];
  /** What the config lists as islands. */
  islands: ReadonlySet<string>;
  /** Its client modules, relative to the site's folder. */
  clientModules: readonly string[];
  /** Whether the site's components for MDX pages can be loaded, if there are some. */
  areComponentsUsable: boolean;
};

/** Handles imports of a site's modules that are not code. */
export type SiteFiles = {
  /**
   * Publishes a file and returns its URL. Paths are relative to the static folders (`/…`) or the site's folder
   * (`@site/…`). Undefined if the file does not exist.
   */
  publish: PublishFile;
  /** What is known about the site so far. */
  known: () => KnownSite;
  /** Modules of packages that Node cannot load. */
  converted: ConvertedModules;
  /** Imported style sheets, by file. */
  styles: Map<string, ModuleStyles>;
  /** The mistakes in style sheets that are left out; undefined if a module fails with the style sheet that it imports. */
  omittedSheets?: Problem[];
  /** Mistakes found while loading modules, by message: Vite passes on only the messages of errors. */
  thrown: Map<string, SiteError>;
};

const STYLES_MARK = '\0docs:styles:';
const STYLES = /\.(?:css|scss|sass|less)$/;
/** A path in a package, which may export a style sheet under another name: `swiper/css`. */
const IN_PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+\/[\w./-]+$/;
const PUBLISHED =
  /\.(?:avif|gif|ico|jpe?g|png|svg|webp|mp3|mp4|ogg|wav|webm|pdf|zip|rar|docx?|xlsx?|woff2?|ttf|otf|eot)$/i;

/** Whether loading a module has other effects than returning code: publishing a file or adding style rules. */
export function isMoreThanCode(id: string): boolean {
  return isStyleSheet(id) || PUBLISHED.test(id);
}

/**
 * The sources of a module that is more than code: its files, and the paths of the files that it published. Undefined if not
 * all of them are known.
 */
export function sourcesOf(
  id: string,
  siteDir: string,
  { styles }: Pick<SiteFiles, 'styles'>,
): Pick<ModuleStyles, 'files' | 'published'> | undefined {
  if (isStyleSheet(id)) {
    const sheet = styles.get(sheetOf(id));
    return sheet?.isOpen ? undefined : sheet;
  }
  return { files: [id], published: [sitePath(siteDir, id)] };
}

/** Whether a module is a style sheet that another one imports. */
export function isStyleSheet(id: string): boolean {
  return id.startsWith(STYLES_MARK);
}

/** Makes plugins for imports that Docusaurus and its loaders support, in modules of the build and of islands. */
export function siteImports(siteDir: string, files: SiteFiles): Plugin[] {
  return [
    namedLoaders(),
    ...docusaurusImports(siteDir, files.thrown),
    rootImports(siteDir, () => files.known().staticDirectories),
    styleSheets(siteDir, files),
    publishedFiles(siteDir, files),
    ...dataImports(siteDir, files.thrown),
    requireCalls(siteDir),
    requireContexts(siteDir),
    packageImports(siteDir),
    mainElements(siteDir),
  ];
}

/**
 * Returns the style sheets of a module and its imports, in import order.
 * @param importsOf returns the modules that a module imports
 */
export function importedStyles(
  module: ImportedModule | undefined,
  styles: ReadonlyMap<string, ModuleStyles>,
  importsOf: (module: ImportedModule) => ImportedModule[],
  seen = new Set<unknown>(),
): string[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  const inner = importsOf(module).flatMap((next) => importedStyles(next, styles, importsOf, seen));
  const sheet = module.id && isStyleSheet(module.id) ? styles.get(sheetOf(module.id)) : undefined;
  return sheet === undefined ? inner : [...inner, sheet.css];
}

/** Lists the site's modules that a module imports, directly or not. @returns paths relative to the site's folder */
export function importedFiles(
  module: ImportedModule | undefined,
  siteDir: string,
  seen = new Set<unknown>(),
): string[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  return [...module.importedModules].flatMap((next) => {
    const file = fileOfModule(next.id ?? '');
    const moduleFile = isSiteModule(file, siteDir)
      ? [sitePath(siteDir, file).slice('@site/'.length)]
      : [];
    return [...moduleFile, ...importedFiles(next, siteDir, seen)];
  });
}

/** Markdown that the code of an island imports. Paths are relative to the site's folder. */
export type MarkdownOfIsland = { importer: string; file: string };

/** Lists the Markdown that islands among a module's imports import. */
export function markdownOfIslands(
  module: ImportedModule | undefined,
  siteDir: string,
  isInIsland = false,
  seen = new Set<string>(),
): MarkdownOfIsland[] {
  if (!module) return [];
  const isWithin = isInIsland || isIslandCode(module.id ?? '');
  // A page and an island on it can import the same module.
  const key = `${isWithin} ${module.id}`;
  if (seen.has(key)) return [];
  seen.add(key);
  return [...module.importedModules].flatMap((next) => {
    const file = fileOfModule(next.id ?? '');
    const inner = markdownOfIslands(next, siteDir, isWithin, seen);
    if (!isWithin || !/\.mdx?$/.test(file)) return inner;
    const importer = fileOfModule(module.id ?? '');
    return [{ importer: relative(siteDir, importer), file: relative(siteDir, file) }, ...inner];
  });
}

/** A node of Vite's module graph. */
export type ImportedModule = { id: string | null; importedModules: Iterable<ImportedModule> };

function sheetOf(id: string): string {
  return id.slice(STYLES_MARK.length, -'.js'.length);
}

/** Supports inline loaders of webpack: https://docusaurus.io/docs/markdown-features/react#importing-code-snippets */
function namedLoaders(): Plugin {
  return {
    name: 'docs:named-loaders',
    enforce: 'pre',
    resolveId: {
      filter: { id: LOADER_IMPORT },
      async handler(source, importer, options) {
        const { path = source, isRaw = false } = parseLoaderImport(source) ?? {};
        const resolved = await this.resolve(path, importer, { ...options, skipSelf: true });
        return resolved && isRaw ? `${resolved.id}?raw` : resolved;
      },
    },
  };
}

/** Supports imports of style sheets. CSS modules export class names; the rules are added to the page's document. */
function styleSheets(siteDir: string, files: SiteFiles): Plugin {
  const { publish, styles, thrown } = files;
  return {
    name: 'docs:style-sheets',
    enforce: 'pre',
    resolveId: {
      filter: { id: [STYLES, IN_PACKAGE] },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && STYLES.test(resolved.id) ? `${STYLES_MARK}${resolved.id}.js` : resolved;
      },
    },
    load: {
      filter: { id: new RegExp(`^${STYLES_MARK}`) },
      async handler(id) {
        const file = sheetOf(id);
        const sheet = await keepThrown(thrown, () => validStyles(file, siteDir, publish)).catch(
          (error: unknown) => withoutSheet(file, error, files),
        );
        for (const loaded of sheet.files) this.addWatchFile(loaded);
        styles.set(file, sheet);
        return `export default ${JSON.stringify(sheet.names)};`;
      },
    },
  };
}

/** A style sheet without mistakes. @throws SiteError with its mistakes */
async function validStyles(
  file: string,
  siteDir: string,
  publish: SiteFiles['publish'],
): Promise<ModuleStyles> {
  const sheet = await moduleStyles(file, siteDir, publish);
  if (sheet.mistakes.length > 0) throw new SiteError(sheet.mistakes);
  return sheet;
}

/** An empty style sheet in place of one with mistakes. @throws the mistakes, unless such style sheets are left out */
function withoutSheet(file: string, error: unknown, { omittedSheets }: SiteFiles): ModuleStyles {
  if (!omittedSheets || !(error instanceof SiteError)) throw error;
  omittedSheets.push(...error.problems);
  const none = { names: {}, published: [], missing: [], mistakes: [], isOpen: false };
  return { css: '', files: [file], ...none };
}

/** Supports imports of pictures and other files, which export their URL. SVGs can also be used as components. */
function publishedFiles(siteDir: string, { publish }: SiteFiles): Plugin {
  return {
    name: 'docs:published-files',
    enforce: 'pre',
    load: {
      filter: { id: PUBLISHED },
      async handler(id) {
        const address = await publish(sitePath(siteDir, id));
        if (address === undefined) return null;
        const text = JSON.stringify(address);
        if (!id.endsWith('.svg')) return `export default ${text};`;
        const module = JSON.stringify(engineFile('components/picture.tsx'));
        const markup = JSON.stringify(readFileSync(id, 'utf8'));
        return `import { svgPicture } from ${module};
          const picture = svgPicture(${text}, ${markup});
          export { picture as default, picture as ReactComponent };`;
      },
    },
  };
}

/** @example sitePath('/home/site', '/home/site/img/rose.png') // '@site/img/rose.png' */
function sitePath(siteDir: string, file: string): string {
  return `@site/${relative(siteDir, file).split(sep).join('/')}`;
}
