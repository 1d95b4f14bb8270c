import { transformStyleAttribute } from 'lightningcss';

/** A comment or an element without tags inside, a style element, or a start tag. */
const PART =
  /<!--.*?-->|<(script|textarea)\b.*?<\/\1\s*>|<style\b(?<attributes>[^>]*)>(?<rules>.*?)<\/style\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gis;

const ATTRIBUTE = /(\s)([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/**
 * Takes style elements and style attributes out of HTML, since a content security policy forbids both wherever scripts put
 * the HTML into a document. A style attribute becomes the attribute `data-style`, with a rule that selects it by its value:
 * the live shell restores it where a component is hydrated that may change it.
 *
 * @returns the HTML without them, and their rules
 */
export function withoutInlineStyles(html: string): { html: string; rules: string } {
  if (!/<style\b|\sstyle\s*=/i.test(html)) return { html, rules: '' };
  const elements: string[] = [];
  const attributes = new Map<string, string>();
  const without = html.replace(PART, (part, ...found) => {
    const groups: { attributes?: string; rules?: string } = found.at(-1);
    if (groups.rules !== undefined) {
      elements.push(forMedia(groups.rules, groups.attributes ?? ''));
      return '';
    }
    return part.startsWith('<!') || /^<(?:script|textarea)\b/i.test(part)
      ? part
      : part.replace(ATTRIBUTE, (written, space, name, ...values) => {
          if (name.toLowerCase() !== 'style') return written;
          const value: string = values.slice(0, 3).find((one) => one !== undefined) ?? '';
          const rule = ruleOf(value);
          if (rule) attributes.set(value, rule);
          return rule && `${space}data-style="${value.replaceAll('"', '&quot;')}"`;
        });
  });
  return { html: without, rules: [...elements, ...attributes.values()].join('') };
}

/** https://html.spec.whatwg.org/multipage/semantics.html#attr-style-media */
function forMedia(rules: string, attributes: string): string {
  const media = /\smedia\s*=\s*["']?([^"']+)/i.exec(attributes)?.[1];
  return media === undefined ? rules : `@media ${decode(media)}{${rules}}`;
}

/**
 * The rule in place of a style attribute. As far as possible, it takes precedence over rules of style sheets as the
 * attribute does. Empty if the attribute has no valid declarations.
 * @param value with character references
 */
function ruleOf(value: string): string {
  const written = decode(value);
  const code = Buffer.from(written);
  const declarations = transformStyleAttribute({
    filename: '',
    code,
    minify: true,
    errorRecovery: true,
  }).code.toString();
  const selected = written.replace(/["\\<\n\r\f]/g, escapeInString);
  return (
    declarations && `[data-style="${selected}"]:not(#_){${declarations.replaceAll('</', '<\\/')}}`
  );
}

/** https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
function escapeInString(character: string): string {
  return `\\${character.codePointAt(0)?.toString(16)} `;
}

const CHARACTERS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const LAST_CODE_POINT = 0x10ffff;

/** Resolves the character references that serializers write. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (reference, decimal, hex, name) => {
    if (name) return CHARACTERS.get(name) ?? reference;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : reference;
  });
}
