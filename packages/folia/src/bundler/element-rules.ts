import { parseRules, type StyleNode, writeRules } from './rule-tree.ts';
import { splitSelectors } from './selector-names.ts';

/** What surrounds the content of pages. */
const SHELL = [
  ...[
    '.skip-link',
    '.announcement',
    'header.navbar',
    '.side-menu',
    'nav.sidebar',
    'nav.breadcrumbs',
  ],
  ...['details.toc', 'footer.page-footer', 'footer.site-footer', '.back-to-top', '.search-dialog'],
];

/** Elements within the content that authors do not write themselves. */
const WITHIN_CONTENT = [
  'figure.code',
  'a.heading-link',
  'ul.category-cards',
  '.builder',
  '.not-found',
];

/** Matches what is neither a component nor in one, with a specificity of zero. */
function outside(components: readonly string[]): string {
  const any = `:where(${components.join(',')})`;
  return `:not(${any},${any} *)`;
}

const ELSEWHERE = outside([...SHELL, ...WITHIN_CONTENT]);

/** The same for components within the content. */
const ELSEWHERE_IN_CONTENT = outside(WITHIN_CONTENT);

/** Rules that apply their own ones under a condition. */
const CONDITIONAL = /^@(?:media|supports|container)\b/;

/**
 * Keeps rules of a site that name only elements, such as `a` or `.prose figure`, from the components of the engine. Outside
 * of layers, such rules would override the engine's whatever their specificity. In themes that consist of classes, as in
 * Docusaurus, they change only content, so that is what their authors expect.
 *
 * @param css minified
 */
export function spareComponents(css: string): string {
  return writeRules(parseRules(css).map(spare));
}

function spare(node: StyleNode): StyleNode {
  if (typeof node === 'string') return node;
  const { prelude, content } = node;
  if (CONDITIONAL.test(prelude)) return { prelude, content: content.map(spare) };
  // Layers of a site come before the engine's, unless they have the same names.
  if (prelude.startsWith('@') || !content.some(isApplied)) return node;
  const selectors = splitSelectors(prelude);
  const isPlain = selectors.every(namesOnlyElements);
  return {
    prelude: selectors.map(withoutComponents).join(','),
    content: isPlain ? content.map(spare) : content,
  };
}

/** Whether something in a rule changes elements by itself. Custom properties do so only where other rules use them. */
function isApplied(node: StyleNode): boolean {
  return typeof node !== 'string' || !/^(?:--|\/\*)/.test(node);
}

/** The color mode and the content of pages, which a selector may name without being about a class. */
const SURROUNDINGS = /(?:\bhtml|:root)?\[data-theme[^\]]*\]|\.prose(?![\w-])/g;

/** What a selector excludes says nothing about what it selects. */
const EXCEPTIONS = /:not\([^()]*\)/g;

function namesOnlyElements(selector: string): boolean {
  return !/[.#[&\\]/.test(selector.replace(SURROUNDINGS, '').replace(EXCEPTIONS, ''));
}

/** A type or `*` at the end of a selector, with pseudo-classes; then pseudo-elements. */
const SUBJECT =
  /^(?<before>(?:.*[\s>+~])?)(?<element>\*|[a-z][\w-]*)(?<states>(?::(?!:|before\b|after\b|first-l)[\w-]+(?:\([^()]*\))?)*)(?<parts>:.*)?$/i;

function withoutComponents(selector: string): string {
  const {
    before = '',
    element = '',
    states = '',
    parts = '',
  } = SUBJECT.exec(selector)?.groups ?? {};
  if (!namesOnlyElements(selector) || /^(?:html|body|)$/i.test(element)) return selector;
  const elsewhere = /\.prose(?![\w-])/.test(before) ? ELSEWHERE_IN_CONTENT : ELSEWHERE;
  return `${before}${element}${states}${elsewhere}${parts}`;
}
