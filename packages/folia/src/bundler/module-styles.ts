import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type Problem, SiteError } from 'folia-problems';
import { bundleAsync, type CSSModuleExports, type Dependency } from 'lightningcss';
import { isElsewhere } from '../contract/address.ts';
import { decodeOrKeep } from '../contract/decode.ts';
import { spareComponents } from './element-rules.ts';
import { findSheetFile } from './find-sheet.ts';
import { withoutLastCommas } from './font-sources.ts';
import { withGlobalSelectors } from './global-selectors.ts';
import { compileLess, isLess } from './less.ts';
import { missingSheetHint } from './missing-sheet.ts';
import { hasPostcss, processSheet } from './postcss.ts';
import { withRootedUrls } from './property-urls.ts';
import { compileSass, isSass } from './sass.ts';
import { STYLE_TARGETS } from './style-targets.ts';

/** Publishes a file and returns its URL. Paths are relative to the static folders (`/…`) or the site's folder (`@site/…`). */
export type PublishFile = (path: string) => Promise<string | undefined>;

/** A style sheet of a site, as documents contain it. */
export type ModuleStyles = {
  css: string;
  /** Class names of a CSS module: https://github.com/css-modules/css-modules */
  names: Record<string, string>;
  /** All files that it was made from, its own first. */
  files: string[];
  /** The files that it refers to, by the paths they were published by. */
  published: string[];
  /** References to files that do not exist. */
  missing: MissingFile[];
  /** What is not valid CSS. Browsers leave it out, and so does the style sheet. */
  mistakes: Problem[];
  /** Whether it was made from files that are not listed, too, such as any in a folder. */
  isOpen: boolean;
};

/** A reference as written, its file (relative to the site's folder), and its line, unless that is a line of compiled CSS. */
export type MissingFile = { url: string; file: string; line: number | undefined };

/** Warnings about what stays in a style sheet, since some browser or plugin may know it. */
const KEPT = /^Unknown at rule|is not recognized as a valid pseudo-(?:class|element)/;

/** Messages quote at most this many characters of a line. */
const QUOTED = 200;

/** What `url()` and `@import` leave to the browser: other sites, data, and parts of the document. */
function isForBrowser(url: string): boolean {
  return isElsewhere(url) || url.startsWith('#');
}

/**
 * Minifies a style sheet of a site, in CSS, Sass or Less. Its imports of files and packages become part of it, those of other
 * sites stay first, and files that it refers to are published.
 * @throws SiteError if it does not exist, cannot be compiled, or imports what does not exist
 */
export async function moduleStyles(
  filename: string,
  siteDir: string,
  publish: PublishFile,
): Promise<ModuleStyles> {
  const sources: SheetSources = {
    files: new Set([filename]),
    compiled: new Map(),
    isOpen: false,
  };
  const { code, exports, dependencies, warnings } = await bundleSheet(filename, siteDir, sources);
  let css = code.toString();
  const published = new Set<string>();
  const missing: MissingFile[] = [];
  for (const { url, placeholder, loc } of (dependencies ?? []).filter(hasUrl)) {
    const isExternal = isForBrowser(url);
    const path = isExternal ? undefined : fileOf(url, loc.filePath, siteDir);
    const found = path === undefined ? undefined : await publishFrom(path, publish);
    if (found) published.add(found.path);
    else if (!isExternal && url !== '') {
      const line = sources.compiled.has(loc.filePath) ? undefined : loc.start.line;
      missing.push({ url, file: relative(siteDir, loc.filePath), line });
    }
    css = fillIn(css, placeholder, found?.address ?? url);
  }
  return {
    css: isModule(filename) ? css : spareComponents(css),
    names: classNames(exports ?? {}),
    files: [...sources.files],
    published: [...published],
    missing,
    mistakes: warnings
      .filter(({ message }) => !KEPT.test(message))
      .map(({ message, loc }) =>
        invalidPart(message, { file: loc.filename, line: loc.line }, siteDir, sources),
      ),
    isOpen: sources.isOpen,
  };
}

/** https://github.com/css-modules/css-modules */
function isModule(file: string): boolean {
  return /\.module\.\w+$/.test(file);
}

/** Publishes a file. Paths with a leading slash start in the static folders or, as in Docusaurus, in the folder of the site. */
async function publishFrom(
  path: string,
  publish: PublishFile,
): Promise<{ path: string; address: string } | undefined> {
  for (const tried of path.startsWith('/') ? [path, `@site${path}`] : [path]) {
    const address = await publish(tried);
    if (address !== undefined) return { path: tried, address };
  }
  return undefined;
}

/** What a style sheet is made from; collected while it is bundled. */
type SheetSources = {
  files: Set<string>;
  /** The CSS that files were compiled to. Its lines are not those of the files. */
  compiled: Map<string, string>;
  isOpen: boolean;
};

async function bundleSheet(filename: string, siteDir: string, sources: SheetSources) {
  let problem: unknown;
  let hint: string | undefined;
  try {
    return await bundleAsync({
      filename,
      minify: true,
      targets: STYLE_TARGETS,
      // Lists all mistakes, instead of ending at the first.
      errorRecovery: true,
      cssModules: isModule(filename) && { pattern: '[local]_[hash]', pure: false },
      // Only with this option does the bundler say in which of the files a reference is.
      analyzeDependencies: { preserveImports: true },
      resolver: {
        async read(file) {
          try {
            sources.files.add(file);
            return await readSheet(file, siteDir, sources);
          } catch (error) {
            // The bundler would keep only its message.
            problem ??= error;
            throw error;
          }
        },
        resolve(reference, from) {
          if (isForBrowser(reference)) return { external: reference };
          const found = findSheetFile(reference, from, siteDir, ['.css']);
          if (found !== undefined) return found;
          hint = missingSheetHint(reference, from, siteDir);
          throw new Error(`"${reference}" is not a file, nor in a package`);
        },
      },
    });
  } catch (error) {
    throw problem ?? unreadable(filename, siteDir, error, { hint, compiled: sources.compiled });
  }
}

async function readSheet(file: string, siteDir: string, sources: SheetSources): Promise<string> {
  if (!existsSync(file)) {
    const message = 'The style sheet does not exist.';
    const hint = 'Add it, or remove it from "customCss" in the config.';
    throw new SiteError([{ file: relative(siteDir, file), message, hint }]);
  }
  const written = await readAsCss(file, siteDir);
  for (const loaded of written.files) sources.files.add(loaded);
  if (isSass(file) || isLess(file)) sources.compiled.set(file, written.css);
  const isOfPackage = /[\\/]node_modules[\\/]/.test(file);
  const asBundled = (css: string) =>
    withGlobalSelectors(withRootedUrls(withoutLastCommas(css), file, siteDir));
  if (isOfPackage || !hasPostcss(siteDir)) return asBundled(written.css);
  const processed = await processSheet(written.css, file, siteDir, sources.compiled.has(file));
  for (const loaded of processed.files) sources.files.add(loaded);
  sources.compiled.set(file, processed.css);
  sources.isOpen ||= processed.isOpen;
  return asBundled(processed.css);
}

/** @returns the CSS of a style sheet, and the files that it was compiled from */
async function readAsCss(file: string, siteDir: string): Promise<{ css: string; files: string[] }> {
  if (isSass(file)) return compileSass(file, siteDir);
  if (isLess(file)) return compileLess(file, siteDir);
  return { css: readFileSync(file, 'utf8'), files: [] };
}

type UrlOrImport = Extract<Dependency, { type: 'url' | 'import' }>;

function hasUrl(dependency: Dependency): dependency is UrlOrImport {
  return dependency.type === 'url' || dependency.type === 'import';
}

/** Puts a URL in place of what the bundler wrote: https://drafts.csswg.org/css-values/#urls */
function fillIn(css: string, placeholder: string, url: string): string {
  const quoted = `"${url.replace(/["\\\n]/g, (sign) => (sign === '\n' ? '\\a ' : `\\${sign}`))}"`;
  const written = /[\s"'()\\]/.test(url) ? quoted : url;
  return css
    .replaceAll(`url("${placeholder}")`, () => `url(${written})`)
    .replaceAll(`"${placeholder}"`, () => quoted);
}

function unreadable(
  filename: string,
  siteDir: string,
  error: unknown,
  { hint, compiled }: Pick<SheetSources, 'compiled'> & { hint: string | undefined },
): SiteError {
  const message = error instanceof Error ? error.message : String(error);
  const { file = filename, line } = placeOf(error);
  const problem = invalidPart(message, { file, line }, siteDir, { compiled });
  return new SiteError([{ ...problem, hint: hint ?? problem.hint }], { cause: error });
}

/** A mistake in a style sheet. If the style sheet was compiled, the hint quotes the compiled line. */
function invalidPart(
  message: string,
  { file, line }: { file: string; line?: number },
  siteDir: string,
  { compiled }: Pick<SheetSources, 'compiled'>,
): Problem {
  const css = compiled.get(file);
  const found = line === undefined ? undefined : css?.split('\n')[line - 1]?.trim();
  return {
    file: relative(siteDir, file),
    line: css === undefined ? line : undefined,
    message: `The style sheet is not valid CSS: ${message.replace(/\.$/, '')}.`,
    hint: found && `The style sheet is compiled to: ${found.slice(0, QUOTED)}`,
  };
}

/** The place of a mistake in CSS, which may be compiled. */
function placeOf(error: unknown): { file?: string; line?: number } {
  if (!(error instanceof Error)) return {};
  const file = 'fileName' in error && typeof error.fileName === 'string' ? error.fileName : '';
  if (file === '') return {};
  const loc = 'loc' in error ? error.loc : undefined;
  const isPlace = typeof loc === 'object' && loc !== null && 'line' in loc;
  return { file, line: isPlace && typeof loc.line === 'number' ? loc.line : undefined };
}

/** Resolves a URL in a style sheet to the path of a file. */
function fileOf(url: string, sheet: string, siteDir: string): string | undefined {
  const path = url.replace(/[?#].*$/, '');
  if (path.startsWith('/')) return path;
  const file =
    findSheetFile(path, sheet, siteDir) ?? findSheetFile(decodeOrKeep(path), sheet, siteDir);
  return file && `@site/${relative(siteDir, file).split(sep).join('/')}`;
}

/** The class names of a CSS module, by name. Lightning CSS gives them in an order that differs from run to run. */
function classNames(exports: CSSModuleExports): Record<string, string> {
  return Object.fromEntries(
    Object.keys(exports)
      .toSorted()
      .map((name) => [name, classNameOf(exports, name)]),
  );
}

function classNameOf(exports: CSSModuleExports, name: string): string {
  const { name: className = '', composes = [] } = exports[name] ?? {};
  return [className, ...composes.map((other) => other.name)].join(' ');
}
