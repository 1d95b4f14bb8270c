import type { PolicyDirective, PolicySources } from '../read/config/policy-schema.ts';
import { sourceHash } from './source-hash.ts';

/** What a document may load and run besides what comes from its own origin. */
export type ContentSecurityPolicy = {
  /** What all documents share, so that any page can be shown in place of another. */
  shared: PolicySources;
  /** Hashes of inline scripts of documents that are only ever loaded: of redirects and of the not-found page. */
  ofSingleDocuments: readonly string[];
  /**
   * Names of the Trusted Types policies, if browsers accept only their values where text becomes markup or code
   * (https://w3c.github.io/trusted-types/dist/spec/#integration-with-content-security-policy).
   */
  trustedTypes?: readonly string[];
};

type Directive =
  | PolicyDirective
  | 'default-src'
  | 'base-uri'
  | 'style-src-attr'
  | 'require-trusted-types-for'
  | 'trusted-types';
type Directives = Partial<Record<Directive, readonly string[]>>;

const SELF = ["'self'"];
const NONE = ["'none'"];

/** The types of fetches that are allowed in the own origin, unless a site adds sources. */
const FETCHED = ['font-src', 'connect-src', 'media-src', 'frame-src', 'manifest-src'] as const;

/**
 * Returns the policy of a document, for its meta element (https://www.w3.org/TR/CSP3/#meta-element).
 * @param own the text of the document's style element, and of scripts that no other document has
 */
export function documentPolicy(
  { shared, trustedTypes }: Pick<ContentSecurityPolicy, 'shared' | 'trustedTypes'>,
  { styles, scripts = [] }: { styles: string; scripts?: readonly string[] },
): string {
  const { 'frame-ancestors': _, ...found } = shared;
  return write({
    'default-src': SELF,
    ...addedTo(SELF, found),
    'script-src': withHashes(scriptSources(shared), scripts.map(sourceHash)),
    'style-src': withHashes([...SELF, ...(shared['style-src'] ?? [])], [sourceHash(styles)]),
    ...restrictions(shared),
    ...trustedTypesOnly(trustedTypes),
  });
}

/**
 * Returns the policy for the header `Content-Security-Policy` of all responses. Browsers apply it in addition to the one in
 * each document, which alone says which style elements the document may have: their hashes differ from page to page, so
 * this policy has neither `default-src` nor `style-src`. It forbids style attributes, and it decides which sites may embed
 * the documents, which a meta element cannot.
 */
export function contentSecurityPolicyHeader({
  shared,
  ofSingleDocuments,
  trustedTypes,
}: ContentSecurityPolicy): string {
  const { 'style-src': styles = [], ...others } = shared;
  const fetched = Object.fromEntries(FETCHED.map((directive) => [directive, SELF]));
  return write({
    ...fetched,
    ...addedTo(SELF, others),
    'script-src': withHashes(scriptSources(shared), ofSingleDocuments),
    'style-src-attr': styles.includes("'unsafe-inline'") ? ["'unsafe-inline'"] : NONE,
    ...restrictions(shared),
    ...trustedTypesOnly(trustedTypes),
    'frame-ancestors': [...SELF, ...(shared['frame-ancestors'] ?? [])],
  });
}

/** Returns the policy of a document that only runs one script, which writes no markup. */
export function singleScriptPolicy(script: string): string {
  return write({
    'default-src': NONE,
    'script-src': [sourceHash(script)],
    'base-uri': NONE,
    ...trustedTypesOnly(NONE),
  });
}

function scriptSources({ 'script-src': found = [] }: PolicySources): readonly string[] {
  return [...SELF, ...found];
}

function restrictions(shared: PolicySources): Directives {
  return {
    'img-src': [...SELF, 'data:', ...(shared['img-src'] ?? [])],
    'object-src': shared['object-src'] ?? NONE,
    'base-uri': NONE,
    'form-action': [...SELF, ...(shared['form-action'] ?? [])],
  };
}

function trustedTypesOnly(policies: readonly string[] | undefined): Directives {
  return policies ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': policies } : {};
}

function addedTo(start: readonly string[], sources: PolicySources): Directives {
  return Object.fromEntries(
    Object.entries(sources).map(([directive, added]) => [directive, [...start, ...added]]),
  );
}

/** Browsers ignore `'unsafe-inline'`, which a site may have added, where there are hashes. */
function withHashes(sources: readonly string[], hashes: readonly string[]): readonly string[] {
  const all = [...sources, ...hashes];
  return sources.includes("'unsafe-inline'") ? all.filter((one) => !one.startsWith("'sha")) : all;
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join(';');
}
