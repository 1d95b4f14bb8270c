import { makePageInputs } from 'folia-openapi';
import type { LocaleCompiler } from '../compile/compile-page.ts';
import { makeLookups, type ReferenceLinks } from '../compile/lookups.ts';
import { deadLinkProblem, makeLinkResolver } from '../kinds/api/api-links.ts';
import type { ApiReference } from '../kinds/api/api-reference.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { RouteTable } from '../model/route-table.ts';
import type { ApiPage } from '../model/source-page.ts';
import type { BuildStore } from './build-store.ts';
import { hash } from './cache-folder.ts';

type CompileApi = (source: ApiPage, locale: LocaleCompiler) => Promise<CompiledPage>;

type Entry = { key: string; page: Omit<CompiledPage, 'source'>; links: ReferenceLinks };

/**
 * The key and the checksum guarantee that an entry is valid, so its structure is not checked
 * further.
 */
function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'page' in value && 'links' in value;
}

/**
 * Opens the cache of the pages of API references. A page is reused if what it is made from has not changed, and the links
 * in its texts lead to the same pages.
 */
export function makeReferenceCache(store: BuildStore): CompileApi {
  const inputsOf = remember((reference: ApiReference) =>
    makePageInputs(reference.api, reference.uses),
  );
  const sumOf = remember((value: object) => hash([JSON.stringify(value)]));
  const resolvers = remember((table: RouteTable) =>
    remember((reference: ApiReference) =>
      remember((config: LocaleCompiler['input']['config']) =>
        makeLinkResolver(reference, { config, table }),
      ),
    ),
  );

  /** A hash of everything that a page is made from; undefined if that is not known. */
  function keyOf({ reference, view, route }: ApiPage, { input }: LocaleCompiler) {
    const { baseUrl, siteBaseUrl, trailingSlash, texts, locale, locales } = input.config;
    const inputs = inputsOf(reference)(view);
    const config = [reference.config, texts, locale, locales].map(sumOf);
    const address = [baseUrl, siteBaseUrl, String(trailingSlash)];
    return inputs && hash([store.fingerprint, route, inputs, ...address, ...config]);
  }

  /** The cached page, with the places of its links in the current description; undefined if they now lead elsewhere. */
  function restore(
    { page, links }: Entry,
    source: ApiPage,
    { input }: LocaleCompiler,
  ): CompiledPage | undefined {
    const resolve = resolvers(input.table)(source.reference)(input.config);
    if (links.asked.some(([url, href]) => resolve(url)?.href !== href)) return undefined;
    return {
      ...page,
      source,
      links: page.links.map((link) => resolve(link.url)?.link ?? link),
      problems: links.deadLinks.map((url) => deadLinkProblem(url, source)),
    };
  }

  return async (source, locale) => {
    const key = keyOf(source, locale);
    if (key === undefined) return locale.compile(source);
    const { input, services } = locale;
    const name = `api-${hash([source.route, input.config.baseUrl]).slice(0, 24)}`;
    const entry = store.read(name);
    const known = isEntry(entry) && entry.key === key ? restore(entry, source, locale) : undefined;
    if (known) return known;
    let links: ReferenceLinks = { asked: [], deadLinks: [] };
    const lookups = makeLookups(input, services.assets);
    const compiled = await locale.compile(source, {
      ...lookups,
      noteReferenceLinks: (noted) => {
        links = noted;
      },
    });
    const { source: _, ...page } = compiled;
    if (store.isKept) store.write(name, { key, page, links } satisfies Entry);
    return compiled;
  };
}

/** Keeps the result of a function for each object. */
function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
