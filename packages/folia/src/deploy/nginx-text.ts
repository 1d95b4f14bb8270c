/** How text is written in a configuration of nginx. */
import type { ResponseHeader } from '../model/server-rules.ts';

/** Quotes a pattern or an address: https://nginx.org/en/docs/beginners_guide.html#conf_structure */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

/** Quotes text in which a backslash stands for itself. */
function quoteText(text: string): string {
  return quote(text.replaceAll('\\', '\\\\'));
}

/** A variable that depends on others: https://nginx.org/en/docs/http/ngx_http_map_module.html */
export function map(source: string, variable: string, entries: string[]): string {
  return `map ${source} $${variable} {\n${entries.map((entry) => `\t${entry};\n`).join('')}}\n`;
}

/** How long a part of a header may be, in characters. nginx reads words of up to 4,096 bytes. */
const MAX_PART = 1000;

/**
 * The parts of a header's value that is too long for nginx, or contains `$`, which starts a variable there; none for
 * other values. Anything that looks like a variable of this configuration is split in two.
 */
function partsOf({ name, value }: ResponseHeader): { variable: string; text: string }[] {
  if (value.length <= MAX_PART && !value.includes('$')) return [];
  const texts = value
    .split(/(?<=\$)(?=\{?site_)/)
    .flatMap((text) => text.match(new RegExp(`.{1,${MAX_PART}}`, 'g')) ?? []);
  // Long names of variables do not fit into the table that nginx has for them.
  const initials = name.split('-').map(([letter = '']) => letter.toLowerCase());
  return texts.map((text, index) => ({ variable: `site_${initials.join('')}_${index}`, text }));
}

/** Writes the value of a header, in terms of the variables of `headerVariables` if it has any. */
export function headerValue(header: ResponseHeader): string {
  const parts = partsOf(header);
  if (parts.length === 0) return quoteText(header.value);
  return `"${parts.map(({ variable }) => `$${variable}`).join('')}"`;
}

/** Variables with the parts of a header's value, in which nothing is a variable: https://nginx.org/en/docs/http/ngx_http_geo_module.html */
export function headerVariables(header: ResponseHeader): string[] {
  return partsOf(header).map(
    ({ variable, text }) => `geo $${variable} {\n\tdefault ${quoteText(text)};\n}\n`,
  );
}
