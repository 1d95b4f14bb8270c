import { parseSrcset } from '../compile/rehype/srcset.ts';
import {
  POLICY_DIRECTIVES,
  type PolicyDirective,
  type PolicySources,
} from '../read/config/policy-schema.ts';

/** Comments, scripts with their text, and start tags of elements that load something. */
const PART =
  /<!--.*?-->|<script\b(?<attributes>(?:"[^"]*"|'[^']*'|[^>"'])*)>(?<text>.*?)<\/script\s*>|<(?<name>img|image|source|video|audio|track|iframe|embed|object|form|button|input|link)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gis;

const ATTRIBUTE = /\s([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;

/** The directive for the address in an attribute, by element and attribute. */
const DIRECTIVES = new Map<string, PolicyDirective>([
  ['script src', 'script-src'],
  ['img src', 'img-src'],
  ['img srcset', 'img-src'],
  ['image href', 'img-src'],
  ['source src', 'media-src'],
  ['source srcset', 'img-src'],
  ['video src', 'media-src'],
  ['video poster', 'img-src'],
  ['audio src', 'media-src'],
  ['track src', 'media-src'],
  ['iframe src', 'frame-src'],
  ['embed src', 'object-src'],
  ['object data', 'object-src'],
  ['form action', 'form-action'],
  ['button formaction', 'form-action'],
  ['input formaction', 'form-action'],
  ['input src', 'img-src'],
  ['link href', 'style-src'],
]);

/** Script types that browsers run (https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element). */
const RUN = /^(?:|module|importmap|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Collects what content loads and runs. */
export type SourceCollector = {
  add: (directive: PolicyDirective, source: string) => void;
  /** Adds an inline script by its hash. */
  addHtml: (html: string) => void;
  addStyles: (rules: string) => void;
  /** Adds the address of a picture that is not in any HTML. */
  addPicture: (address: string) => void;
  addScript: (text: string) => void;
  /** Whether HTML has contained scripts that browsers run, inline or in files. */
  hasScripts: () => boolean;
  /** In a fixed order. */
  sources: () => PolicySources;
};

/** @param hash returns the source that allows an inline script @param start sources to add to */
export function collectSources(
  hash: (script: string) => string,
  start: PolicySources,
): SourceCollector {
  const found = new Map<PolicyDirective, Set<string>>(
    POLICY_DIRECTIVES.flatMap((directive) => {
      const sources = start[directive];
      return sources ? [[directive, new Set(sources)]] : [];
    }),
  );
  const hashes = new Map<string, string>();
  let hasScripts = false;

  function add(directive: PolicyDirective, source: string): void {
    found.set(directive, (found.get(directive) ?? new Set()).add(source));
  }

  function addScript(text: string): void {
    const known = hashes.get(text) ?? hash(text);
    hashes.set(text, known);
    add('script-src', known);
  }

  function addAddresses(name: string, tag: string): void {
    for (const [, attribute = '', ...values] of tag.matchAll(ATTRIBUTE)) {
      const directive = DIRECTIVES.get(`${name} ${attribute.toLowerCase()}`);
      const value = values.find((one) => one !== undefined) ?? '';
      if (!directive || (name === 'link' && !/\brel\s*=\s*["']?stylesheet\b/i.test(tag))) continue;
      const addresses =
        attribute.toLowerCase() === 'srcset' ? parseSrcset(value).map(({ url }) => url) : [value];
      for (const address of addresses) addAddress(directive, address.trim());
    }
  }

  function addAddress(directive: PolicyDirective, address: string): void {
    const source = sourceOf(address);
    if (source) add(directive, source);
    // An object is a frame as well: https://w3c.github.io/webappsec-csp/#directive-frame-src
    if (source && directive === 'object-src') add('frame-src', source);
    // Unlike other elements, these may load nothing unless it is allowed.
    else if (directive === 'object-src') add(directive, "'self'");
  }

  return {
    add,
    addScript,
    addPicture: (address) => addAddress('img-src', address),
    hasScripts: () => hasScripts,
    addHtml(html) {
      for (const { 0: tag, groups = {} } of html.matchAll(PART)) {
        const { attributes, text = '', name } = groups;
        if (name) addAddresses(name.toLowerCase(), tag);
        if (attributes === undefined) continue;
        addAddresses('script', `<script${attributes}>`);
        const [, type = ''] = /\stype\s*=\s*["']?([^\s"'>]*)/i.exec(attributes) ?? [];
        if (!RUN.test(type)) continue;
        hasScripts = true;
        if (text) addScript(text);
      }
    },
    addStyles(rules) {
      for (const [, rule, address = ''] of rules.matchAll(
        /(@import\s*)?(?:url\(\s*|(?<=@import\s*))["']?([^"')\s]+)/g,
      )) {
        const directives = rule ? (['style-src'] as const) : (['img-src', 'font-src'] as const);
        for (const directive of directives) {
          const source = sourceOf(address);
          if (source) add(directive, source);
        }
      }
    },
    sources: () =>
      Object.fromEntries(
        [...found].map(([directive, sources]) => [directive, [...sources].toSorted()]),
      ),
  };
}

/** The origin of an address elsewhere, or the scheme of one without an origin; undefined for addresses within the site. */
function sourceOf(address: string): string | undefined {
  const url = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin } = new URL(url);
  if (/^https?:$/.test(protocol))
    return address.startsWith('//') ? origin.slice('https://'.length) : origin;
  return /^(?:data|blob):$/.test(protocol) ? protocol : undefined;
}
