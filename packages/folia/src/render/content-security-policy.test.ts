import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicyHeader,
  documentPolicy,
  singleScriptPolicy,
} from './content-security-policy.ts';

/** `printf 'p{}' | openssl dgst -sha256 -binary | base64` */
const HASH_OF_STYLES = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";
const STYLES = 'p{}';

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('documentPolicy', () => {
  test('allows the own origin, and the style element of the document by its hash', () => {
    expect(directives(documentPolicy({ shared: {} }, { styles: STYLES }))).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': `'self' ${HASH_OF_STYLES}`,
      'img-src': "'self' data:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
    });
  });

  test('adds what all documents load, and the scripts of this one', () => {
    const shared = {
      'script-src': ["'sha256-a='"],
      'connect-src': ['https://api.example'],
      'object-src': ["'self'"],
      'frame-ancestors': ['https://elsewhere.example'],
    };
    const policy = directives(documentPolicy({ shared }, { styles: STYLES, scripts: [STYLES] }));
    expect(policy['script-src']).toBe(`'self' 'sha256-a=' ${HASH_OF_STYLES}`);
    expect(policy['connect-src']).toBe("'self' https://api.example");
    expect(policy['object-src']).toBe("'self'");
    // Browsers ignore it in a meta element and warn.
    expect(policy).not.toHaveProperty('frame-ancestors');
  });

  test('leaves hashes out where a site allows all inline styles, which browsers would ignore beside a hash', () => {
    const shared = { 'style-src': ["'unsafe-inline'"] };
    const policy = directives(documentPolicy({ shared }, { styles: STYLES }));
    expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
  });
});

test('both policies require trusted values where a site permits it, and allow only the named policies to make them', () => {
  const trustedTypes = ['docs-live', 'dompurify'];
  for (const policy of [
    documentPolicy({ shared: {}, trustedTypes }, { styles: STYLES }),
    contentSecurityPolicyHeader({ shared: {}, ofSingleDocuments: [], trustedTypes }),
  ]) {
    expect(directives(policy)).toMatchObject({
      'require-trusted-types-for': "'script'",
      'trusted-types': 'docs-live dompurify',
    });
  }
});

describe('contentSecurityPolicyHeader', () => {
  test('leaves style elements to the documents, forbids style attributes, and says who may embed', () => {
    const header = contentSecurityPolicyHeader({
      shared: { 'script-src': ["'sha256-a='"], 'style-src': ['https://fonts.example'] },
      ofSingleDocuments: ["'sha256-b='"],
    });
    expect(directives(header)).toEqual({
      'font-src': "'self'",
      'connect-src': "'self'",
      'media-src': "'self'",
      'frame-src': "'self'",
      'manifest-src': "'self'",
      'script-src': "'self' 'sha256-a=' 'sha256-b='",
      'style-src-attr': "'none'",
      'img-src': "'self' data:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
    });
  });

  test('lets others embed the documents if the site says so', () => {
    const shared = { 'frame-ancestors': ['https://elsewhere.example'] };
    const header = contentSecurityPolicyHeader({ shared, ofSingleDocuments: [] });
    expect(directives(header)['frame-ancestors']).toBe("'self' https://elsewhere.example");
  });
});

test('a document with one script may load nothing and write no markup', () => {
  expect(singleScriptPolicy(STYLES)).toBe(
    `default-src 'none';script-src ${HASH_OF_STYLES};base-uri 'none';require-trusted-types-for 'script';trusted-types 'none'`,
  );
});
