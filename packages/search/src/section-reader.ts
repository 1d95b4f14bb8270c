import { UNSEARCHED } from './unsearched.ts';

/** The text below one heading of a page. */
export type PageSection = {
  /** Id of the heading; absent in the first section, which precedes all headings. */
  id?: string;
  /** The parent headings, then the section's own. */
  headings: string[];
  text: string;
  /** Text that is searchable but not displayed: code blocks and table headers. */
  code: string[];
};

type OpenSection = PageSection & {
  level: number;
  links: number;
  /** Number of letters in links, beside links in lists, and elsewhere. */
  linkedLetters: number;
  listedLetters: number;
  otherLetters: number;
};

/** Searchable, but useless in a snippet. */
const HIDDEN_IN_SNIPPETS = new Set(['pre', 'thead']);

/** Graphics and controls, which are not text. */
const NON_TEXT = new Set(['button', 'script', 'style', 'svg', 'template']);

/** Elements whose text continues the text around them. */
const INLINE_ELEMENTS = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q'],
  ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);

/** What a parser calls in the order of a document. */
export type MarkupEvents = {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
};

/** The sections of the page that a function parses. */
export function collectSections(parse: (events: MarkupEvents) => void): PageSection[] {
  const reader = makeReader();
  parse(reader);
  const sections = reader.sections.filter((section) => !isLinkList(section)).map(toPageSection);
  const kept = sections.filter(({ id, text, code }) => id || text || code.length > 0);
  return kept.length > 0 ? kept : sections;
}

function makeReader() {
  let current = openSection(0, ['']);
  const sections = [current];
  let heading = '';
  let inHeading = false;
  let codeDepth = 0;
  let linkDepth = 0;
  let listDepth = 0;
  let skippedDepth = 0;

  function open(name: string, attributes: Record<string, string>): void {
    if (skippedDepth > 0 || NON_TEXT.has(name) || UNSEARCHED in attributes) {
      skippedDepth += 1;
      return;
    }
    if (name === 'li') listDepth += 1;
    if (name === 'a') {
      linkDepth += 1;
      if (!inHeading) current.links += 1;
    }
    if (HIDDEN_IN_SNIPPETS.has(name)) {
      codeDepth += 1;
      current.code.push('');
    }
    const level = headingLevel(name);
    if (level && attributes.id) {
      current = { ...openSection(level, []), id: attributes.id };
      sections.push(current);
      heading = '';
      inHeading = true;
    } else if (!inHeading && !INLINE_ELEMENTS.has(name)) separate();
  }

  /** Separates the words of adjacent elements. */
  function separate(): void {
    if (codeDepth > 0) addCode(' ');
    else current.text += ' ';
  }

  function text(piece: string): void {
    if (skippedDepth > 0) return;
    if (inHeading) heading += piece;
    else if (codeDepth > 0) addCode(piece);
    else {
      current.text += piece;
      const letters = piece.replace(/\s+/g, '').length;
      if (linkDepth > 0) current.linkedLetters += letters;
      else if (listDepth > 0) current.listedLetters += letters;
      else current.otherLetters += letters;
    }
  }

  function addCode(piece: string): void {
    current.code.push((current.code.pop() ?? '') + piece);
  }

  function close(name: string): void {
    if (skippedDepth > 0) {
      skippedDepth -= 1;
      return;
    }
    if (name === 'li') listDepth -= 1;
    if (name === 'a') linkDepth -= 1;
    if (HIDDEN_IN_SNIPPETS.has(name)) codeDepth -= 1;
    if (inHeading && headingLevel(name)) {
      inHeading = false;
      current.headings = [...headingsAbove(sections, current), collapseSpaces(heading)];
    } else if (!inHeading && !INLINE_ELEMENTS.has(name)) separate();
  }

  return { sections, open, text, close };
}

function openSection(level: number, headings: string[]): OpenSection {
  return {
    level,
    headings,
    text: '',
    code: [],
    links: 0,
    linkedLetters: 0,
    listedLetters: 0,
    otherLetters: 0,
  };
}

/** Lists of links may have a few words beside them, such as “if your question is not here”. */
function isLinkList(section: OpenSection): boolean {
  const { id, links, linkedLetters, listedLetters, otherLetters, code } = section;
  const areLinks = links > 1 && otherLetters === 0 && listedLetters <= linkedLetters;
  return id !== undefined && areLinks && code.length === 0;
}

function headingLevel(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}

/** The headings of the nearest preceding section with a higher rank. */
function headingsAbove(sections: OpenSection[], { level }: OpenSection): string[] {
  const above = sections.slice(0, -1).findLast((section) => section.level < level);
  return above?.id ? above.headings : [];
}

function toPageSection({ id, headings, text, code }: OpenSection): PageSection {
  return {
    ...(id !== undefined && { id }),
    headings: headings.filter(Boolean),
    text: collapseSpaces(text),
    code: code.filter((block) => block.trim()),
  };
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
