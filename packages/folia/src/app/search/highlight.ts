import { decodeOrKeep } from '../../contract/decode.ts';
import type { ShellTexts } from '../../contract/texts.ts';
import { openAncestors } from '../tabs/open-around.ts';
import { wordPattern } from './word-pattern.ts';

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

/** The class of the element that names the highlighted words. */
const NOTE = 'found-words';

const NON_TEXT = 'script, style, svg, button, .sr-only';

/**
 * Highlights words in the current page instead of earlier ones, scrolls to the first of them after the heading in the
 * URL, and shows which they are, with a button that removes them. Without words, or if the page has none of them, only
 * removes the highlight.
 */
export function showHighlight(words: string[], texts: ShellTexts): void {
  removeHighlight();
  if (words.length === 0) return;
  const pattern = wordPattern(words);
  const ranges = textRuns().flatMap((run) => wordRanges(run, pattern));
  if (ranges.length === 0) return;
  addRules();
  CSS.highlights.set(NAME, new Highlight(...ranges));
  document.body.append(makeNote(words, texts));
  const heading = document.getElementById(decodeOrKeep(location.hash.slice(1)));
  const isAfterHeading = (range: Range) => !heading || range.comparePoint(heading, 0) <= 0;
  const first = ranges.find((range) => isAfterHeading(range)) ?? ranges[0];
  if (first) reveal(first);
}

function addRules(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
}

function removeHighlight(): void {
  CSS.highlights.delete(NAME);
  document.querySelector(`.${NOTE}`)?.remove();
}

function makeNote(words: string[], texts: ShellTexts): HTMLElement {
  const note = create('div', { className: NOTE });
  const label = create('span', {});
  label.append(`${texts.highlighted}: `, create('b', { textContent: words.join(', ') }));
  const button = create('button', {
    type: 'button',
    ariaLabel: texts.removeHighlight,
    onclick: removeHighlight,
  });
  button.append(create('span', { className: 'icon icon-close' }));
  note.append(label, button);
  return note;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function* textNodes(): Generator<Text> {
  for (const root of document.querySelectorAll('main h1, #page-body')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text && !node.parentElement?.closest(NON_TEXT)) yield node;
    }
  }
}

/**
 * The texts of the page. Those that only a line-break opportunity separates, as in `ROSE_<wbr>HEIGHT`, are in one group.
 */
function textRuns(): Text[][] {
  const runs: Text[][] = [];
  for (const node of textNodes()) {
    const run = runs.at(-1);
    const { previousSibling: before } = node;
    if (run && before?.nodeName === 'WBR' && before.previousSibling === run.at(-1)) run.push(node);
    else runs.push([node]);
  }
  return runs;
}

function wordRanges(run: Text[], pattern: RegExp): Range[] {
  const text = run.map(({ data }) => data).join('');
  return [...text.matchAll(pattern)].map((match) => {
    const range = new Range();
    let offset = 0;
    for (const node of run) {
      const start = match.index - offset;
      const end = start + match[0].length;
      if (start >= 0 && start < node.length) range.setStart(node, start);
      if (end > 0 && end <= node.length) range.setEnd(node, end);
      offset += node.length;
    }
    return range;
  });
}

/** Opens whatever hides a match, and scrolls to it unless it is already in view. */
function reveal(range: Range): void {
  const element = range.startContainer.parentElement;
  if (element) openAncestors(element);
  const { top, bottom } = range.getBoundingClientRect();
  // The bar covers what is above. A heading that the address leads to begins right there.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top + 1 < covered || bottom > innerHeight) element?.scrollIntoView({ block: 'center' });
}
