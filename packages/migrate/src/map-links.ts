import { mapOutsideCode } from './outside-code.ts';

/** `link` leads to a page or file, `picture` is shown in the page. */
export type LinkKind = 'link' | 'picture';

/** `](address "title")`, `](<address>)`; the brackets of the text are matched up to one level of nesting. */
const INLINE =
  /(!?)(\[(?:[^[\]]|\[[^[\]]*\])*\]\(\s*)(?:<([^<>\n]*)>|([^\s()<>]+(?:\([^\s()]*\)[^\s()]*)*))/g;
/** `[name]: address` */
const DEFINITION = /^([ \t]{0,3}\[(?!\^)[^\]\n]+\]:[ \t]*)(?:<([^<>\n]*)>|(\S+))/gm;
const TAG = /<(a|img|video|audio|source|track|iframe|embed)\b(?:"[^"]*"|'[^']*'|[^"'>])*>/g;
const ATTRIBUTE = /(\s(?:href|src|poster)=)(?:"([^"]*)"|'([^']*)')/g;

/** Maps the addresses of all links and pictures in Markdown, including those in HTML. */
export function mapLinks(text: string, map: (address: string, kind: LinkKind) => string): string {
  return mapOutsideCode(text, (hidden) =>
    replaceInline(hidden, map)
      .replace(
        DEFINITION,
        (_whole, start: string, bracketed?: string, plain?: string) =>
          start + printAddress(map(bracketed ?? plain ?? '', 'link')),
      )
      .replace(TAG, (tag: string, name: string) =>
        tag.replace(
          ATTRIBUTE,
          (_whole, start: string, double?: string, single?: string) =>
            `${start}"${map(double ?? single ?? '', name === 'a' ? 'link' : 'picture')}"`,
        ),
      ),
  );
}

/** A link may contain a picture: the text of links is mapped, too. */
function replaceInline(text: string, map: (address: string, kind: LinkKind) => string): string {
  return text.replace(
    INLINE,
    (_whole, mark: string, label: string, bracketed?: string, plain?: string) => {
      const kind = mark === '!' ? 'picture' : 'link';
      const inner = label.startsWith('[![') ? `[${replaceInline(label.slice(1), map)}` : label;
      return mark + inner + printAddress(map(bracketed ?? plain ?? '', kind));
    },
  );
}

/** White space and unbalanced parentheses need angle brackets (https://spec.commonmark.org/0.31.2/#link-destination). */
function printAddress(address: string): string {
  return /[\s()]/.test(address) && !/^[^()\s]*\([^()\s]*\)[^()\s]*$/.test(address)
    ? `<${address}>`
    : address;
}
