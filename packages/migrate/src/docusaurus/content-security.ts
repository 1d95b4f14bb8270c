import { z } from 'zod';
import type { Converted, Note, Values } from '../note.ts';
import { isLivePackage } from './package-islands.ts';

const sourcesSchema = z.record(z.string(), z.array(z.string()));

export type Sources = z.infer<typeof sourcesSchema>;

const YOUTUBE = ['https://www.youtube.com', 'https://www.youtube-nocookie.com'];
const VIMEO = 'https://player.vimeo.com';

/** What well-known packages load in browsers, by directive. */
const KNOWN: Record<string, Sources> = {
  'react-lite-youtube-embed': { 'img-src': ['https://i.ytimg.com'], 'frame-src': YOUTUBE },
  'react-youtube': { 'script-src': ['https://www.youtube.com'], 'frame-src': YOUTUBE },
  'react-player': { 'img-src': ['https://i.ytimg.com'], 'frame-src': [...YOUTUBE, VIMEO] },
  'react-vimeo': { 'frame-src': [VIMEO] },
  '@u-wave/react-vimeo': { 'frame-src': [VIMEO] },
  'react-github-btn': { 'connect-src': ['https://api.github.com'] },
  '@giscus/react': { 'frame-src': ['https://giscus.app'] },
  '@amplitude/analytics-browser': { 'connect-src': ['https://*.amplitude.com'] },
  'posthog-js': {
    'script-src': ['https://*.posthog.com'],
    'connect-src': ['https://*.posthog.com'],
  },
  // It puts style elements and attributes into its drawings.
  mermaid: { 'style-src': ["'unsafe-inline'"] },
  algoliasearch: { 'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com'] },
};

/** Packages that only builds use. */
const COMPILERS = new Set(['sass', 'less']);

/** Code that loads something from an address, and addresses of other sites. */
const LOADS = /\bfetch\(|\baxios\b|XMLHttpRequest|new WebSocket|EventSource|<iframe/;
const ORIGIN = /\b(?:https?|wss?):\/\/[a-z\d.-]+\.[a-z]{2,}/gi;

/** The code of a site that runs in browsers, by path. */
type BrowserCode = {
  /** Interactive components. */
  islands: ReadonlyMap<string, string>;
  /** Modules that run with every page. */
  clientModules: ReadonlyMap<string, string>;
};

/**
 * Allows what code is known to load from other sites. Docusaurus has no content security policy; the engine's allows only
 * what the build finds in the text of a page, and not what its code requests in browsers.
 *
 * @param options.packages names of the packages that the site imports
 */
export function allowSources(
  config: Values,
  { packages, islands, clientModules }: BrowserCode & { packages: readonly string[] },
): Converted<Values> {
  const known = packages.filter((name) => Object.hasOwn(KNOWN, name));
  const policy = known.reduce((all, name) => mergeSources(all, KNOWN[name] ?? {}), {});
  const others = packages.filter(
    (name) => !known.includes(name) && !COMPILERS.has(name) && isLivePackage(name),
  );
  const loading = [
    ...[...islands].filter(([, code]) => LOADS.test(code)),
    // An address in a client module is rarely a link.
    ...[...clientModules].filter(([, code]) => LOADS.test(code) || code.search(ORIGIN) !== -1),
  ];
  const origins = loading.flatMap(([, code]) => code.match(ORIGIN) ?? []);
  const parts = [
    known.length === 0 ? '' : `Added for ${known.join(', ')}.`,
    islands.size + clientModules.size === 0 || others.length === 0
      ? ''
      : `Look at what these packages load: ${others.join(', ')}.`,
    loading.length === 0
      ? ''
      : `Add what ${loading.map(([path]) => path).join(', ')} ${loading.length === 1 ? 'loads' : 'load'}${named(origins)}.`,
  ].filter((part) => part !== '');
  if (parts.length === 0) return { value: config, notes: [] };
  const rule = 'Browsers block what comes from sites that it does not name.';
  const note: Note = {
    group: 'config',
    outcome: 'changed',
    key: 'contentSecurityPolicy',
    text: [rule, ...parts].join(' '),
    isUrgent: parts.length > (known.length === 0 ? 0 : 1),
  };
  const own = readSources(config['contentSecurityPolicy']);
  const value =
    known.length === 0 ? config : { ...config, contentSecurityPolicy: mergeSources(own, policy) };
  return { value, notes: [note] };
}

/** Reads the policy of a config; empty if it has none. */
export function readSources(policy: unknown): Sources {
  return sourcesSchema.catch({}).parse(policy);
}

/** The sources of two policies together. */
export function mergeSources(one: Sources, other: Sources): Sources {
  const added = Object.entries(other).map(([directive, sources]) => [
    directive,
    [...new Set([...(one[directive] ?? []), ...sources])],
  ]);
  return { ...one, ...Object.fromEntries(added) };
}

function named(origins: readonly string[]): string {
  const unique = [...new Set(origins)];
  return unique.length === 0 ? '' : `, such as ${unique.slice(0, 5).join(', ')}`;
}
