import { Parser } from 'htmlparser2';

/** The text below one heading of a page. */
export type PageSection = {
  /** Id of the heading; absent in the first section, which stands above all headings. */
  id?: string;
  /** The headings it stands under, its own one last. */
  headings: string[];
  text: string;
  /** What is found but not shown: its blocks of code and the heads of its tables. */
  code: string[];
};

type OpenSection = PageSection & {
  level: number;
  links: number;
  /** How many letters of the text are within links, how many beside them in lists, and how many elsewhere. */
  linkedLetters: number;
  listedLetters: number;
  otherLetters: number;
};

/** Found, but no help in a line that shows where the words stand. */
const NOT_SHOWN = new Set(['pre', 'thead']);

/** What is drawn or operated, not read. */
const UNREAD = new Set(['button', 'script', 'style', 'svg', 'template']);

/** Marks what nobody looks for: examples, and lists of what stands elsewhere. */
const UNSEARCHED = 'data-unsearched';

/** Elements whose text runs on with what stands before and behind them. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q'],
  ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);

/**
 * Splits the finished body of a page at its headings.
 * @param html the body as it stands in the document
 * @returns the sections in reading order; one without heading and text is left out unless it is the only one, and so is
 *   one below a heading that only lists links: what they lead to is found by itself
 */
export function readSections(html: string): PageSection[] {
  const reader = makeReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  const sections = reader.sections.filter((section) => !isLinkList(section)).map(finish);
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
  let unreadDepth = 0;

  function open(name: string, attributes: Record<string, string>): void {
    if (unreadDepth > 0 || UNREAD.has(name) || UNSEARCHED in attributes) {
      unreadDepth += 1;
      return;
    }
    if (name === 'li') listDepth += 1;
    if (name === 'a') {
      linkDepth += 1;
      if (!inHeading) current.links += 1;
    }
    if (NOT_SHOWN.has(name)) {
      codeDepth += 1;
      current.code.push('');
    }
    const level = headingLevel(name);
    if (level && attributes.id) {
      current = { ...openSection(level, []), id: attributes.id };
      sections.push(current);
      heading = '';
      inHeading = true;
    } else if (!inHeading && !INLINE.has(name)) separate();
  }

  /** Words of two elements are two words. */
  function separate(): void {
    if (codeDepth > 0) addCode(' ');
    else current.text += ' ';
  }

  function text(piece: string): void {
    if (unreadDepth > 0) return;
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
    if (unreadDepth > 0) {
      unreadDepth -= 1;
      return;
    }
    if (name === 'li') listDepth -= 1;
    if (name === 'a') linkDepth -= 1;
    if (NOT_SHOWN.has(name)) codeDepth -= 1;
    if (inHeading && headingLevel(name)) {
      inHeading = false;
      current.headings = [...headingsAbove(sections, current), squeeze(heading)];
    } else if (!inHeading && !INLINE.has(name)) separate();
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

/** Lists of links have a few words beside them, such as “if your question is not here”. */
function isLinkList(section: OpenSection): boolean {
  const { id, links, linkedLetters, listedLetters, otherLetters, code } = section;
  const areLinks = links > 1 && otherLetters === 0 && listedLetters <= linkedLetters;
  return id !== undefined && areLinks && code.length === 0;
}

function headingLevel(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}

/** The headings of the nearest section before this one that has a higher rank. */
function headingsAbove(sections: OpenSection[], { level }: OpenSection): string[] {
  const above = sections.slice(0, -1).findLast((section) => section.level < level);
  return above?.id ? above.headings : [];
}

function finish({ id, headings, text, code }: OpenSection): PageSection {
  return {
    ...(id !== undefined && { id }),
    headings: headings.filter(Boolean),
    text: squeeze(text),
    code: code.filter((block) => block.trim()),
  };
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
