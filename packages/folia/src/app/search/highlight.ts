import { decodeOrKeep } from '../../contract/decode.ts';
import { openAncestors } from '../tabs/open-around.ts';

/** Name of the highlight in the style sheet (https://drafts.csswg.org/css-highlight-api-1/). */
const NAME = 'search';

/**
 * Not in a style sheet: the rule matches every element, so adding it makes the browser recalculate
 * the styles of the whole page, 35 ms for 4,000 elements on a computer.
 */
const RULES = `::highlight(${NAME}) {
  color: var(--ink);
  background: light-dark(oklch(0.89 0.12 85), oklch(0.45 0.1 70));
}`;

let sheet: CSSStyleSheet | undefined;

const NON_TEXT = 'script, style, svg, button, .sr-only';

/**
 * Highlights words in the current page and scrolls to the first of them after the heading in the
 * URL.
 *
 * @returns the number of highlighted matches
 */
export function highlightWords(words: string[]): number {
  const ranges = [...textNodes()].flatMap((node) => wordRanges(node, words));
  if (ranges.length === 0) return 0;
  addRules();
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const heading = document.getElementById(decodeOrKeep(location.hash.slice(1)));
  const isAfterHeading = (range: Range) => !heading || range.comparePoint(heading, 0) <= 0;
  const first = ranges.find((range) => isAfterHeading(range)) ?? ranges[0];
  if (first) reveal(first);
  return ranges.length;
}

function addRules(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
}

export function removeHighlight(): void {
  CSS.highlights.delete(NAME);
}

function* textNodes(): Generator<Text> {
  for (const root of document.querySelectorAll('main h1, #body')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text && !node.parentElement?.closest(NON_TEXT)) yield node;
    }
  }
}

function wordRanges(node: Text, words: string[]): Range[] {
  return [...node.data.matchAll(wordPattern(words))].map((match) => {
    const range = new Range();
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    return range;
  });
}

/** Matches whole words, longer ones first, since they may start with shorter ones. */
function wordPattern(words: string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const choices = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Opens whatever hides a match, and scrolls to it unless it is already in view. */
function reveal(range: Range): void {
  const element = range.startContainer.parentElement;
  if (element) openAncestors(element);
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight) element?.scrollIntoView({ block: 'center' });
}
