import { asObject, asString } from '../../note.ts';

/** Makes the id of a heading from its title. */
export type Slugify = (title: string) => string;

/** Letters, digits and underscores in a regular expression of Python. */
const WORD = String.raw`\p{L}\p{N}_`;
const NEITHER_WORD_NOR_SPACE = new RegExp(`[^${WORD}\\s-]`, 'gu');
const NEITHER_WORD_NOR_BLANK = new RegExp(`[^${WORD} -]`, 'gu');

/** What the functions of PyMdown Extensions do with capitals, by name. */
const CASES: Record<string, string> = {
  uslugify: 'lower',
  uslugify_encoded: 'lower',
  gfm: 'lower-ascii',
  gfm_encoded: 'lower-ascii',
};

/**
 * Reads the option `slugify` of the extension `toc`. Functions that are not of Python-Markdown or PyMdown Extensions are
 * unknown, and probably keep the letters of all languages.
 */
export function readSlugify(option: unknown): Slugify {
  if (option === undefined) return asciiSlug;
  const { python, kwds } = asObject(option);
  const [, name] = /^pymdownx\.slugs\.(\w+)$/.exec(asString(python) ?? '') ?? [];
  if (name === undefined) return unicodeSlug;
  return makePymdownSlug(asString(asObject(kwds)['case']) ?? CASES[name] ?? 'none');
}

/** The default of `toc`. @example asciiSlug('Über die Saat: Teil 1') // 'uber-die-saat-teil-1' */
function asciiSlug(title: string): string {
  return unicodeSlug(title.normalize('NFKD').replace(/\P{ASCII}/gu, ''));
}

/** `markdown.extensions.toc.slugify_unicode`. */
function unicodeSlug(title: string): string {
  const plain = title.replace(NEITHER_WORD_NOR_SPACE, '').trim().toLowerCase();
  return plain.replace(/[-\s]+/g, '-');
}

/**
 * `pymdownx.slugs.slugify` (https://facelessuser.github.io/pymdown-extensions/extras/slugs/), in which each space becomes a
 * hyphen. Browsers find percent-encoded ids without their encoding.
 *
 * @param letters its option `case`
 */
export function makePymdownSlug(letters: string): Slugify {
  return (title) => {
    const text = title.normalize('NFC').trim();
    const cased =
      letters === 'lower' || letters === 'fold'
        ? text.toLowerCase()
        : letters === 'lower-ascii'
          ? text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
          : text;
    return cased.replace(NEITHER_WORD_NOR_BLANK, '').replaceAll(' ', '-');
  };
}
