import { asObject, type Note, type Values } from '../note.ts';

/** Options that mdBook has since version 0.5, which shows `"` and `--` as quotation marks and dashes by default. */
const SINCE_0_5 = ['definition-lists', 'admonitions'];

/** Options that version 0.5 refuses: https://github.com/rust-lang/mdBook/blob/master/CHANGELOG.md#05-migration-guide */
const UNTIL_0_4 = ['curly-quotes', 'copy-fonts'];

/**
 * Whether a book shows `"` and `--` as quotation marks and dashes. The key had another name before mdBook 0.4.38. Without
 * the key, options that exist only in some versions decide, since a config names no version of mdBook.
 */
export function hasSmartPunctuation(config: Values): boolean {
  const html = htmlOptions(config);
  const written = html['smart-punctuation'] ?? html['curly-quotes'];
  return written === undefined ? hasAny(html, SINCE_0_5) : written === true;
}

const PUNCTUATED =
  'Quotation marks, dashes and ellipses are in the text of the chapters as readers saw them. In new text, write them yourself.';

/** Notes on the quotation marks, dashes and ellipses of a book. */
export function punctuationNotes(config: Values): Note[] {
  const html = htmlOptions(config);
  const written = ['smart-punctuation', 'curly-quotes'].filter((key) => html[key] !== undefined);
  if (written.length === 0) return defaultNotes(config);
  return written.map((name): Note => {
    const key = `output.html.${name}`;
    return html[name] === true
      ? { group: 'docs', outcome: 'changed', key, text: PUNCTUATED }
      : { group: 'docs', outcome: 'migrated', key };
  });
}

/** A note for a book that leaves the choice to its version of mdBook. */
function defaultNotes(config: Values): Note[] {
  const note = { group: 'docs', outcome: 'changed', key: 'output.html.smart-punctuation' } as const;
  if (hasSmartPunctuation(config)) return [{ ...note, text: PUNCTUATED }];
  // `mdbook init` wrote it until 0.4.
  const isOld = asObject(config['book'])['multilingual'] !== undefined;
  if (isOld || hasAny(htmlOptions(config), UNTIL_0_4)) return [];
  const text =
    'The config does not say which version of mdBook it is for. Chapters are as written; since 0.5, readers saw curly quotation marks, dashes and ellipses in them. If the book was built by such a version, set "smart-punctuation = true" in book.toml, and migrate again.';
  return [{ ...note, text }];
}

function htmlOptions(config: Values): Values {
  return asObject(asObject(config['output'])['html']);
}

function hasAny(options: Values, keys: string[]): boolean {
  return keys.some((key) => options[key] !== undefined);
}
