/** How text and addresses are written in a configuration of Caddy. */

import { escapePattern } from '../contract/escape-pattern.ts';
import type { ExactRule, ServerRules } from '../model/server-rules.ts';

/** Quotes a value: https://caddyserver.com/docs/caddyfile/concepts#tokens-and-quotes */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

/** A variable that depends on others: https://caddyserver.com/docs/caddyfile/directives/map */
export function map(source: string, destination: string, entries: string[]): string {
  return `\n\tmap ${source} {${destination}} {\n${entries.map((entry) => `\t\t${entry}\n`).join('')}\t}\n`;
}

/** Where a redirect leads. */
export function target({ to, keepsQuery, fragment }: ExactRule & { kind: 'redirect' }): string {
  return `"${to}${keepsQuery ? '{query_suffix}' : ''}${fragment}"`;
}

/** Caddy reads what is in braces as a placeholder. */
export const HAS_BRACES = /[{}]/;

/** Escapes text for use in a pattern. A configuration of Caddy loses backslashes before braces. */
export function literal(text: string): string {
  return escapePattern(text).replace(/\\([{}])/g, '[$1]');
}

/** An entry for a file with braces in its path, which is taken from the address. */
export function bracedFile(
  address: string,
  rule: ExactRule & { kind: 'file' | 'missing' },
  { baseUrl }: ServerRules,
): string {
  const base = literal(baseUrl.slice(0, -1));
  const path = address.slice(baseUrl.length - 1);
  const ending = rule.kind === 'file' ? rule.file.slice(path.length) : '';
  const file = rule.kind === 'file' ? `"\${1}${ending}"` : 'missing';
  return `${quote(`~^${base}(${literal(path)})$`)} ${file}`;
}

/** Redirects from addresses with braces. */
export function bracedRedirects({ exact }: ServerRules): string {
  return [...exact]
    .filter(([address]) => HAS_BRACES.test(address))
    .map(([address, rule], index) =>
      rule.kind === 'redirect'
        ? `\t\t@moved_${index} path_regexp ${quote(`^${literal(address)}$`)}\n\t\tredir @moved_${index} ${target(rule)} 301\n`
        : '',
    )
    .join('');
}
