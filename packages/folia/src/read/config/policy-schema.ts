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

/** https://w3c.github.io/trusted-types/dist/spec/#trusted-types-csp-directive */
const TRUSTED_POLICY = /^(?:[\w#=/@.%-]+|'allow-duplicates')$/;

const trustedTypesSchema = {
  /** Undefined: if no code of the site runs in browsers, or it names policies. */
  'require-trusted-types-for': z.boolean().optional(),
  /** Policies besides those of the engine. */
  'trusted-types': z
    .array(
      z
        .string()
        .regex(
          TRUSTED_POLICY,
          'the name of a policy such as "dompurify" (letters, digits, and -#=_/@.%), or "\'allow-duplicates\'"',
        ),
    )
    .optional(),
};

export type TrustedTypesConfig = z.infer<z.ZodObject<typeof trustedTypesSchema>>;

/** false: documents have no policy. */
export const policySchema = z
  .union([
    z.literal(false),
    sourcesSchema
      .extend(trustedTypesSchema)
      .refine(
        (policy) => policy['require-trusted-types-for'] !== false || !policy['trusted-types'],
        {
          path: ['require-trusted-types-for'],
          error: 'true, or false without the key "trusted-types"',
        },
      ),
  ])
  .default({});
