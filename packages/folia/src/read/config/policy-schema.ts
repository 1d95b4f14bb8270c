import { z } from 'zod';

const KEYWORD =
  /^'(?:self|unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|report-sample)'$/;
const HASH = /^'sha(?:256|384|512)-[A-Za-z\d+/]+={0,2}'$/;
const SCHEME = /^[a-z][a-z\d+.-]*:$/i;
const HOST =
  /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:\*|(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*)(?::(?:\d+|\*))?(?:\/[^\s;,'"?#]*)?$/i;
/** Hosts by their form, but meant as keywords. */
const UNQUOTED = /^(?:self|none|unsafe-[a-z-]+|strict-dynamic|sha\d+-.*|nonce-.*)$/i;

function isSource(source: string): boolean {
  if (UNQUOTED.test(source)) return false;
  return [KEYWORD, HASH, SCHEME, HOST].some((form) => form.test(source));
}

const sourceSchema = z
  .string()
  .refine(
    isSource,
    'a source such as "https://media.example", "*.example.com", "data:", "\'self\'" or a hash in single quotes',
  );

const sources = z.array(sourceSchema).optional();

const sourcesSchema = z.strictObject({
  'script-src': sources,
  'style-src': sources,
  'img-src': sources,
  'font-src': sources,
  'connect-src': sources,
  'media-src': sources,
  'frame-src': sources,
  'worker-src': sources,
  'manifest-src': sources,
  'object-src': sources,
  'form-action': sources,
  'frame-ancestors': sources,
});

/** The directives to which a site can add sources (https://www.w3.org/TR/CSP3/#csp-directives). */
export const POLICY_DIRECTIVES = sourcesSchema.keyof().options;

export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number];

/** Sources by directive, as they are written in a policy (https://www.w3.org/TR/CSP3/#framework-directive-source-list). */
export type PolicySources = Partial<Record<PolicyDirective, readonly string[]>>;

/** false: documents have no policy. */
export const policySchema = z.union([z.literal(false), sourcesSchema]).default({});
