import { distance } from 'fastest-levenshtein';
import { decodeOrKeep } from '../../contract/decode.ts';

/** URL with base path, and title. */
export type KnownPage = [href: string, title: string];

/** Extensions of other generators and of source files, and index files. */
const EXTENSION =
  /(?:\/(?:index|readme))?\.(?:x?html?|mdx?|php|aspx?|jsp|txt)$|\/(?:index|readme)?$/i;

/** Minimum similarity of the last path segments. */
const MIN_SIMILARITY = 0.55;

/** How many pages are suggested. */
const MOST = 4;

/**
 * The pages with URLs similar to one that does not exist: equal except for case and extension,
 * spelled similarly, or with the same rare words.
 */
export function nearestPages(pathname: string, pages: KnownPage[]): KnownPage[] {
  const wanted = plainPath(pathname);
  const words = splitWords(wanted);
  const texts = pages.map(([href, title]) => new Set(splitWords(`${plainPath(href)} ${title}`)));
  const rarity = new Map(
    words.map((word) => {
      const count = texts.filter((text) => hasWord(text, word)).length;
      return [word, Math.log((pages.length + 1) / (count + 1))];
    }),
  );
  const whole = [...rarity.values()].reduce((sum, value) => sum + value, 0) || 1;
  return pages
    .map((page, index) => {
      const pageWords = texts[index] ?? new Set();
      const shared = words.filter((word) => hasWord(pageWords, word));
      const share = shared.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0) / whole;
      return { page, score: addressScore(wanted, plainPath(page[0])) + 2 * share };
    })
    .filter(({ score }) => score > 0.6)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** A path in comparable form: decoded, in lower case, without extension or index file. */
function plainPath(pathname: string): string {
  return decodeOrKeep(pathname).toLowerCase().replace(EXTENSION, '');
}

/** The words a reader might search for: those in the last segment of the path. */
export function getSearchWords(pathname: string): string {
  return splitWords(plainPath(pathname).split('/').at(-1) ?? '').join(' ');
}

function addressScore(wanted: string, path: string): number {
  if (wanted === path) return 10;
  const last = similarity(lastPart(wanted), lastPart(path));
  return last < MIN_SIMILARITY ? 0 : 2 * last + similarity(wanted, path);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function similarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return a === '' || b === '' ? 0 : 1 - distance(a, b) / length;
}

function splitWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu))];
}

/** Whether the text has the word, or another form of it with the same beginning. */
function hasWord(text: ReadonlySet<string>, word: string): boolean {
  if (text.has(word)) return true;
  if (word.length < 4) return false;
  return [...text].some(
    (other) => other.length > 3 && (other.startsWith(word) || word.startsWith(other)),
  );
}
