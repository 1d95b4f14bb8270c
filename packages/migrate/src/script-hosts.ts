import type { DocumentTag } from './document-tag.ts';
import { asString } from './note.ts';

/** A script, inline or of a file, or another element of the body. */
export type Script = Pick<DocumentTag, 'attributes' | 'text' | 'code'> & { tagName?: string };

const QUOTED_URL = /["'`](?:https:)?\/\/([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(?=[/"'`?:])/gi;

/** Maximum length of a file that loads all addresses in it. A longer one is a library, which also has other addresses. */
const MAX_LENGTH = 20_000;

/** The hosts of scripts that are not the site's own, and those that scripts load more from. */
export function listHosts(scripts: readonly Script[]): string[] {
  const hosts = scripts.flatMap(({ attributes }) => {
    const source = asString(attributes['src']) ?? '';
    const url = source.startsWith('//') ? `https:${source}` : source;
    // Other addresses have their code in them, such as "data:,start()".
    return /^https?:/.test(url) && URL.canParse(url) ? [new URL(url).origin] : [];
  });
  return [...new Set([...hosts, ...namedHosts(scripts)])];
}

/** The hosts of addresses in the code of scripts of the site, inline or in files, which usually load another one. */
export function namedHosts(scripts: readonly Script[]): string[] {
  const hosts = scripts
    .filter((script) => !isLong(script))
    .flatMap((script) => [...codeOf(script).matchAll(QUOTED_URL)])
    .map(([, host = '']) => `https://${host.toLowerCase()}`);
  return [...new Set(hosts)];
}

/** The files of the site, as scripts name them, that may load something but are too long to tell from where. */
export function unreadFiles(scripts: readonly Script[]): string[] {
  const long = scripts.filter(isLong).filter((script) => codeOf(script).search(QUOTED_URL) !== -1);
  return long.map(({ attributes }) => String(attributes['src']));
}

function isLong({ code = '' }: Script): boolean {
  return code.length > MAX_LENGTH;
}

/** The code that a script runs; empty for data. */
function codeOf({ tagName = 'script', attributes, text = '', code = '' }: Script): string {
  const type = asString(attributes['type']) ?? '';
  const isRun = tagName === 'script' && /^(?:|module|.*javascript)$/i.test(type);
  return isRun ? text + code : '';
}
