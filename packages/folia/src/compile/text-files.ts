import { join } from 'node:path';
import {
  adviceFor,
  DOCUSAURUS_IMPORTS,
  DOCUSAURUS_NAMESPACE,
  getDocusaurusImport,
  themeComponent,
} from 'folia-docusaurus';
import { didYouMean, throwIfErrors } from 'folia-problems';
import { z } from 'zod';
import { parseLoaderImport } from '../bundler/inline-loaders.ts';
import { modulePaths } from '../bundler/site-module.ts';
import { parseFrontmatter } from '../read/frontmatter.ts';
import type { CompileServices } from './compile-input.ts';
import type { Lookups } from './lookups.ts';
import type { ImportTarget, PageContext } from './page-context.ts';
import { textReader } from './text-context.ts';

type TextPlace = {
  /** Paths of the text and of its original if it is a translation, relative to the site's folder. */
  paths: string[];
  siteDir: string;
  services: Pick<CompileServices, 'compiler' | 'modules'>;
  lookups: Lookups;
  /** Makes the context of a partial. */
  contextOf: (path: string) => PageContext;
  /** Paths of the texts that include this one, outermost first. */
  chain: string[];
};

const CODE = /\.(?:[cm]?[jt]sx?|json|ya?ml|css|less|s[ac]ss)$/i;
const MDX = /\.mdx?$/i;

/** Returns a function that finds what a text file imports. */
export function importResolver(place: TextPlace): PageContext['resolveImport'] {
  return (specifier, earlierPartials) => resolveImport(specifier, earlierPartials, place);
}

async function resolveImport(
  specifier: string,
  earlierPartials: number,
  place: TextPlace,
): Promise<ImportTarget> {
  const { paths, siteDir, lookups } = place;
  const loaded = parseLoaderImport(specifier);
  if (loaded) {
    const path = loaded.isRaw ? `${loaded.path}?raw` : loaded.path;
    return resolveImport(path, earlierPartials, place);
  }
  if (DOCUSAURUS_NAMESPACE.test(specifier)) return docusaurusImport(specifier, place);
  // As in Docusaurus, a path from the root may be one from the site's folder.
  if (specifier.startsWith('/')) {
    const fromSite = `@site${specifier}`;
    if (isSiteFile(specifier, place)) return resolveImport(fromSite, earlierPartials, place);
    const module = moduleWithoutExtension(fromSite, '', place);
    // A file of a static folder, or of a package.
    return module.kind === 'module' ? module : { kind: 'module', specifier };
  }
  if (!/^(?:\.{1,2}|@site)\//.test(specifier)) return { kind: 'module', specifier };
  const [path = '', query] = specifier.split('?');
  const file = lookups.file(path, paths);
  const suffix = query === undefined ? '' : `?${query}`;
  if (file === undefined) return moduleWithoutExtension(path, suffix, place);
  // An SVG can be imported as a component.
  if (query !== undefined || CODE.test(file) || file.endsWith('.svg')) {
    return { kind: 'module', specifier: join(siteDir, file) + suffix };
  }
  if (MDX.test(file)) return partial(file, earlierPartials, place);
  const href = await lookups.publish(file);
  return href === undefined ? missing(specifier) : { kind: 'file', href };
}

function isSiteFile(path: string, { paths, lookups }: TextPlace): boolean {
  const [file = ''] = path.split('?');
  return lookups.file(`@site${file}`, paths) !== undefined;
}

function docusaurusImport(specifier: string, place: TextPlace): ImportTarget {
  const component = themeComponent(specifier);
  const own =
    component === undefined
      ? undefined
      : moduleWithoutExtension(`@site/src/theme/${component}`, '', place);
  if (own?.kind === 'module') return own;
  if (getDocusaurusImport(specifier) !== undefined) return { kind: 'module', specifier };
  const known = Object.keys(DOCUSAURUS_IMPORTS);
  return {
    kind: 'broken',
    message: `The import "${specifier}" of Docusaurus has no equivalent.`,
    hint: didYouMean(specifier, known) + adviceFor(specifier),
  };
}

/** Finds a TypeScript or JavaScript file that is imported without its extension. */
function moduleWithoutExtension(
  path: string,
  suffix: string,
  { paths, siteDir, lookups }: TextPlace,
): ImportTarget {
  for (const possible of modulePaths(path)) {
    const file = lookups.file(possible, paths);
    if (file) return { kind: 'module', specifier: join(siteDir, file) + suffix };
  }
  return missing(path);
}

function missing(specifier: string): ImportTarget {
  return {
    kind: 'broken',
    message: `The imported file "${specifier}" does not exist.`,
    hint: 'Paths are relative to this file, "@site/" to the site\'s folder.',
  };
}

async function partial(
  path: string,
  earlierPartials: number,
  place: TextPlace,
): Promise<ImportTarget> {
  const { siteDir, services, lookups, chain, contextOf } = place;
  if (chain.includes(path)) {
    const hint = `They import each other: ${[...chain, path].join(' > ')}.`;
    return { kind: 'broken', message: `"${path}" includes itself.`, hint };
  }
  const parsed = parseFrontmatter(
    { path, text: lookups.text(path) },
    z.record(z.string(), z.unknown()),
  );
  throwIfErrors(parsed.problems);
  const context: PageContext = {
    ...contextOf(path),
    frontmatter: parsed.data,
    idSuffix: `-p${chain.length}${earlierPartials}`,
    readFile: textReader([path], lookups),
    resolveImport: importResolver({ ...place, paths: [path], chain: [...chain, path] }),
  };
  const compiled = await services.compiler.mdx(parsed.body, context);
  const { code, partials, hrefs, ...collected } = compiled;
  const links = collected.links.map((link) => ({ ...link, file: path }));
  return {
    kind: 'partial',
    specifier: services.modules.provideMdx(join(siteDir, path), code),
    collected: [{ ...collected, links }, ...partials],
    hrefs,
  };
}
