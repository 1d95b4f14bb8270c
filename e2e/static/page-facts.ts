import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { attributeOf, type BuiltPage, textOf } from './built-page.ts';

/** The facts that are checked on any page, collected in a single traversal. */
export type PageFacts = {
  title: string;
  language: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
  isIndexed: boolean;
  /** Heading levels, in order. */
  headings: { level: number; text: string; isHidden: boolean }[];
  ids: string[];
  /** Link targets as written. */
  links: string[];
  linksWithoutText: string[];
  pictures: { src: string; alt: string | undefined; hasSize: boolean }[];
  /** The resources that the browser loads for the page. */
  fetched: string[];
  landmarks: Record<Landmark, number>;
};

const LANDMARKS = ['header', 'main', 'footer', 'nav'] as const;

type Landmark = (typeof LANDMARKS)[number];

export function factsOf(page: BuiltPage): PageFacts {
  const facts: PageFacts = {
    title: page.texts('title')[0] ?? '',
    language: undefined,
    description: undefined,
    canonical: undefined,
    isIndexed: true,
    headings: [],
    ids: [],
    links: [],
    linksWithoutText: [],
    pictures: [],
    fetched: [],
    landmarks: { header: 0, main: 0, footer: 0, nav: 0 },
  };
  visit(page.root, 'element', (element) => {
    const id = attributeOf(element, 'id');
    if (id !== undefined) facts.ids.push(id);
    readElement(element, facts);
  });
  return facts;
}

function readElement(element: Element, facts: PageFacts): void {
  const { tagName } = element;
  const attribute = (name: string) => attributeOf(element, name);
  if (tagName === 'html') facts.language = attribute('lang');
  else if (tagName === 'meta') readMeta(element, facts);
  else if (tagName === 'link') readLink(element, facts);
  else if (/^h[1-6]$/.test(tagName)) {
    const isHidden = /\bsr-only\b/.test(attribute('className') ?? '');
    facts.headings.push({ level: Number(tagName[1]), text: textOf(element), isHidden });
  } else if (tagName === 'a') readAnchor(element, facts);
  else if (tagName === 'img') {
    const src = attribute('src') ?? '';
    // The style sheet sets the height of logos.
    const isLogo = /\blogo\b/.test(attribute('className') ?? '');
    const hasSize =
      isLogo || (attribute('width') !== undefined && attribute('height') !== undefined);
    facts.pictures.push({ src, alt: attribute('alt'), hasSize });
    facts.fetched.push(src);
  } else if (['script', 'iframe', 'source', 'video', 'audio', 'embed'].includes(tagName)) {
    facts.fetched.push(...[attribute('src')].filter((src) => src !== undefined));
  }
  if (isLandmark(tagName)) facts.landmarks[tagName] += 1;
}

function readMeta(element: Element, facts: PageFacts): void {
  const name = attributeOf(element, 'name');
  const content = attributeOf(element, 'content');
  if (name === 'description') facts.description = content;
  if (name === 'robots' && /noindex/.test(content ?? '')) facts.isIndexed = false;
}

function readLink(element: Element, facts: PageFacts): void {
  const kinds = (attributeOf(element, 'rel') ?? '').split(' ');
  const href = attributeOf(element, 'href') ?? '';
  if (kinds.includes('canonical')) facts.canonical = href;
  const isFetched = ['stylesheet', 'preload', 'modulepreload', 'icon'].some((kind) =>
    kinds.includes(kind),
  );
  if (isFetched) facts.fetched.push(href);
}

function readAnchor(element: Element, facts: PageFacts): void {
  const href = attributeOf(element, 'href');
  if (href === undefined) return;
  facts.links.push(href);
  let named = textOf(element) !== '' || attributeOf(element, 'ariaLabel') !== undefined;
  visit(element, 'element', (inner) => {
    if (inner.tagName === 'img' && attributeOf(inner, 'alt')) named = true;
    if (attributeOf(inner, 'ariaLabel')) named = true;
  });
  if (!named) facts.linksWithoutText.push(href);
}

function isLandmark(tagName: string): tagName is Landmark {
  return LANDMARKS.some((landmark) => landmark === tagName);
}
