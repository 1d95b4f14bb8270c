import { CLIENT_IMPORTS } from './client-imports.ts';
import { CORE_IMPORTS } from './core-imports.ts';
import type { Replacement } from './replacement.ts';
import { THEME_IMPORTS } from './theme-imports.ts';

/** Docusaurus imports and their replacements. */
export const DOCUSAURUS_IMPORTS: Record<string, Replacement> = {
  ...CORE_IMPORTS,
  ...CLIENT_IMPORTS,
  ...THEME_IMPORTS,
};

/** Imports with the exports of another. */
const ALIASES = new Map([['@docusaurus/theme-common/internal', '@docusaurus/theme-common']]);

/** The start of all imports of Docusaurus's own, including those of the theme and of generated files. */
export const DOCUSAURUS_NAMESPACE = /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//;

/**
 * The canonical name of a Docusaurus import, or undefined. Swizzling aliases refer to the engine's
 * components.
 */
export function getDocusaurusImport(specifier: string): string | undefined {
  const name = canonicalName(specifier);
  return Object.hasOwn(DOCUSAURUS_IMPORTS, name) ? name : undefined;
}

/** Where the components of the theme are: their aliases, and their files in the package that they come from. */
const ORIGINAL = /^(?:@theme-(?:original|init)|@docusaurus\/theme-classic\/(?:lib|src)\/theme)\//;

/** The files of the package `@docusaurus/core` that answer `@docusaurus/…`, such as `@docusaurus/Link`. */
const CORE_FILE = /^@docusaurus\/core\/(?:lib|src)\/client\/exports\/([\w-]+)(?:\.[jt]sx?)?$/;

/** @example canonicalName('@theme-original/Tabs') // '@theme/Tabs' */
export function canonicalName(specifier: string): string {
  const name = specifier
    .replace(ORIGINAL, '@theme/')
    .replace(CORE_FILE, '@docusaurus/$1')
    .replace(/\/index(?:\.[jt]sx?)?$/, '');
  return ALIASES.get(name) ?? name;
}

/** The component of the theme that an import refers to, such as `Footer/Copyright`; undefined for other imports. */
export function themeComponent(specifier: string): string | undefined {
  return /^@theme\/(?!hooks\/)(.+)$/.exec(specifier)?.[1];
}
