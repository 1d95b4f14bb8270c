import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { makeCodeMemory } from '../compile/code/code-memory.ts';
import type { CompileInput } from '../compile/compile-input.ts';
import type { LocaleCompiler } from '../compile/compile-page.ts';
import { versionValues } from '../compile/early-values.ts';
import {
  filesOf,
  haveSameAnswers,
  type Lookup,
  makeLookups,
  recordLookups,
} from '../compile/lookups.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { FilePage, MarkdownPage, SourcePage } from '../model/source-page.ts';
import type { BuildStore } from './build-store.ts';
import { hash } from './cache-folder.ts';
import { areUnchanged, type FileHashes, hashFiles } from './module-files.ts';
import { makeOutdatedEntries, type OutdatedEntry } from './outdated-entries.ts';
import { pageFiles, runsCode } from './page-files.ts';
import { makeReferenceCache } from './reference-cache.ts';

export type PageCache = {
  /** Returns the cached page of a file if nothing it depends on has changed. */
  recall: (source: SourcePage, locale: LocaleCompiler) => Promise<CompiledPage | undefined>;
  /** Compiles a page, or returns the cached page if nothing it depends on has changed. */
  compile: (source: SourcePage, locale: LocaleCompiler) => Promise<CompiledPage>;
  /** Whether another page also depends on a file. @param path relative to the site's folder */
  isUsedElsewhere: (path: string) => boolean;
};

type Entry = {
  /** A hash of the inputs that are known before compiling. */
  key: string;
  page: Omit<CompiledPage, 'source'>;
  /**
   * The page's lookups in the site. Adding or removing another page only matters if it changes the
   * results.
   */
  lookups: Lookup[];
  /** The files that its modules depend on. */
  files: FileHashes;
  /**
   * The version of the engine that highlighted its code, since another version may do so
   * differently.
   */
  fingerprint: string;
  /** Its highlighted code, as `CodeMemory` saves it. */
  code: Uint8Array;
};

/** The page of a valid entry, or else what compiling the page can use. */
type CheckedEntry = OutdatedEntry | { page: CompiledPage };

/**
 * The key and the checksum guarantee that an entry is valid, so its structure is not checked
 * further.
 */
function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'page' in value && 'lookups' in value;
}

/**
 * Opens the cache of a site's compiled pages.
 * @param onFiles receives the files that a page depends on besides its own, relative to the site's folder; some of them
 * may not exist
 */
export function openPageCache(
  store: BuildStore,
  onFiles: (paths: string[]) => void = () => {},
): PageCache {
  const { fingerprint } = store;
  const hashValue = makeValueHasher();
  const compileReference = makeReferenceCache(store);
  const filesOfPages = new Map<string, Set<string>>();
  const remember = ({ path }: FilePage, { lookups, files }: Pick<Entry, 'lookups' | 'files'>) => {
    const texts = lookups.flatMap(shownFiles);
    filesOfPages.set(path, new Set([...files.map(([file]) => file), ...texts]));
    onFiles([...files.map(([file]) => file), ...lookups.flatMap(filesOf)]);
  };
  const outdated = makeOutdatedEntries();
  /** Finds the page in its entry if that is still valid. Repeating its lookups also publishes its files. */
  const check = async (
    name: string,
    source: FilePage,
    locale: LocaleCompiler,
  ): Promise<CheckedEntry> => {
    const { input, services } = locale;
    const key = hash(getKeyParts(source, locale, hashValue));
    const known = store.read(name);
    if (!isEntry(known) || known.fingerprint !== fingerprint) return { key };
    const isValid =
      known.key === key &&
      areUnchanged(input.siteDir, known.files) &&
      (await haveSameAnswers(known.lookups, makeLookups(input, services.assets)));
    if (!isValid) return { key, code: known.code };
    remember(source, known);
    return { page: { ...known.page, source } };
  };
  return {
    isUsedElsewhere: (path) =>
      [...filesOfPages].some(([page, files]) => page !== path && files.has(path)),
    async recall(source, locale) {
      if (!isFilePage(source)) return undefined;
      const name = entryName(source, locale.input);
      const checked = await check(name, source, locale);
      if ('page' in checked) return checked.page;
      outdated.add(name, checked);
      return undefined;
    },
    async compile(source, locale) {
      const { input, services } = locale;
      // The pages of a reference have no file of their own.
      if (source.form === 'view') return compileReference(source, locale);
      // A generated page has no file, and caching it would save nothing.
      if (source.form === 'generated') return locale.compile(source);
      const name = entryName(source, input);
      const before = outdated.take(name) ?? (await check(name, source, locale));
      if ('page' in before) return before.page;
      const { key, code: formerCode } = before;
      const recording = recordLookups(makeLookups(input, services.assets));
      const codeMemory = makeCodeMemory(formerCode);
      const compiling = locale.compile(source, { ...recording.lookups, codeMemory });
      // Even if the page fails, since these files may be the reason.
      const page = await compiling.finally(() => onFiles(recording.recorded().flatMap(filesOf)));
      const found = pageFiles(source, input, services);
      const files = found && hashFiles(input.siteDir, found.files);
      // Loading the modules has published these files. Recorded as lookups, they are published again by later builds.
      for (const path of found?.published ?? []) await recording.lookups.publish(path);
      const asked = recording.recorded();
      remember(source, { lookups: asked, files: files ?? [] });
      if (files && store.isKept) {
        const { source: _, ...kept } = page;
        const code = codeMemory.save();
        const made: Entry = { key, fingerprint, page: kept, lookups: asked, files, code };
        store.write(name, made);
      }
      return page;
    },
  };
}

/** The files whose texts a page shows, though it does not import them. */
function shownFiles(lookup: Lookup): string[] {
  return lookup.about === 'text' || lookup.about === 'doc' ? filesOf(lookup) : [];
}

function isFilePage(source: SourcePage): source is FilePage {
  return source.form === 'text' || source.form === 'component';
}

/** A page has one entry per locale. */
function entryName({ path }: FilePage, { config }: CompileInput): string {
  return `page-${hash([path, config.baseUrl]).slice(0, 24)}`;
}

function getKeyParts(
  source: FilePage,
  { input, services }: LocaleCompiler,
  sumOf: (value: unknown) => string,
): (string | Uint8Array)[] {
  const { siteDir, config, site, theme, docsVersions, originalHeadings } = input;
  const { kind, path, original = '', route, contentPath = '', isIndex = false } = source;
  const { texts, admonitions, markdown, islands, baseUrl } = config;
  const text = source.form === 'component' ? readFileSync(join(siteDir, path)) : source.body;
  const fields = source.form === 'component' ? [] : fieldsOf(source);
  const shown = [texts, admonitions.keywords, markdown.magicComments];
  const values = [...shown, originalHeadings?.get(original), ...fields];
  // Only code can use the values of the config.
  const ofPlugins = source.form === 'component' ? '' : services.compiler.pluginKey;
  const ofCode = runsCode(source)
    ? [
        hashSiteValues(site),
        ...[islands, config.themeConfig, theme.components, theme.swizzled].map(sumOf),
        sumOf(versionValues(source, { config, docsVersions })),
      ]
    : [];
  const shared = [...values.map(sumOf), ...ofCode, services.compiler.languagesKey];
  const place = [path, original, route, contentPath, String(isIndex)];
  return [kind, ...place, baseUrl, text, ofPlugins, ...shared];
}

/** The frontmatter of a page, with the lines of a picture that may be reported. */
function fieldsOf({ frontmatter, otherFields, written }: MarkdownPage): unknown[] {
  return [frontmatter, otherFields, frontmatter.image === undefined ? [] : written];
}

/**
 * A hash of the values that a site provides to its components; if these include functions, a
 * different one each time.
 */
function hashSiteValues(site: CompileInput['site']): string {
  try {
    return hash([serialize(site)]);
  } catch {
    return randomUUID();
  }
}

/** Hashes values; values shared by many pages are hashed once. */
function makeValueHasher(): (value: unknown) => string {
  const sums = new WeakMap<object, string>();
  return (value) => {
    const isShared = typeof value === 'object' && value !== null;
    const known = isShared ? sums.get(value) : undefined;
    const sum = known ?? hash([JSON.stringify(value) ?? '']);
    if (isShared) sums.set(value, sum);
    return sum;
  };
}
