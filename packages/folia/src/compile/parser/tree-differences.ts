import type { Definition, FootnoteDefinition, ListItem, Nodes, Root } from 'mdast';
import { hasAddress } from '../remark/literal-addresses.ts';
import { hasBracket, isLinkAlike, type LinkSurroundings } from './link-differences.ts';
import { behind, isFenceClosed, isFenced, sourceOf } from './node-source.ts';

/** A label with characters that have cases, or may be white space, outside of ASCII. */
const LABEL = /\[[^[\]]*[^\0-\x7f\p{Lo}]/u;

/** What can begin a link, code, a formula or a tag. */
const OPENING = /[`[$<]/;

/** Brackets on one line that are not those of a link, such as `[!NOTE]`. */
const BRACKETS = /\[[^[\]\n`$<]*\](?![([])/g;

/** A value without quotes that contains one, or an equals sign; also some values with quotes, to be on the safe side. */
const ODD_ATTRIBUTE = /<[a-z][^<>]*=[^\s"'<>=`]+["'=`<]/i;

/** The nodes around a node. */
type Surroundings = LinkSurroundings & {
  /** Whether it is in a quotation, a list item or a footnote, whose marks at the start of lines belong to no node. */
  isContained: boolean;
  isLinked: boolean;
};

const NOTHING_AROUND: Surroundings = {
  isContained: false,
  isMarked: false,
  isBracketed: false,
  isLinked: false,
};

/**
 * Whether a tree of the native parser is certain to be that of remark. The constructs that this excludes are those in
 * which the parsers differ in rare cases, if only in a position, and that the text alone does not show.
 */
export function isTreeAlike(tree: Root, text: string): boolean {
  const isLabelPlain = !LABEL.test(text);
  return areAlike(tree, NOTHING_AROUND);

  function areAlike(node: Nodes, around: Surroundings): boolean {
    if (!isAlike(node, around)) return false;
    if (!('children' in node)) return true;
    const within = surroundingsIn(node, around);
    return node.children.every((child) => areAlike(child, within));
  }

  function isAlike(node: Nodes, around: Surroundings): boolean {
    const { isContained, isMarked, isLinked } = around;
    switch (node.type) {
      case 'text':
        // Failed attempts change positions if lines begin with marks.
        return (isLinked || !hasAddress(node.value)) && !(isMarked && mayOpen(node.value));
      case 'link':
        return isLinkAlike(node, text, around);
      case 'image':
        return !(isMarked && mayOpen(node.alt ?? ''));
      case 'code':
        return isCodeAlike(sourceOf(node, text), isContained);
      case 'html':
        return isHtmlAlike(node.value) && !(isContained && node.value.includes('\n'));
      case 'inlineCode':
      case 'linkReference':
      case 'imageReference':
        return !(isContained && sourceOf(node, text).includes('\n'));
      case 'listItem':
        return areChildrenAlike(node) && startsWithText(node) && isTaskAlike(node, text);
      case 'blockquote':
        return areChildrenAlike(node) && !node.children.some(isContainer);
      case 'table':
        return /^\|.*\n[ \t>]*[|:]/.test(sourceOf(node, text));
      case 'tableRow':
        return !sourceOf(node, text).startsWith('<');
      case 'definition':
        return isLabelPlain && !isContained && isDefinitionAlike(node, text);
      case 'footnoteDefinition':
        return isLabelPlain && areChildrenAlike(node) && isNoteAlike(node, text);
      default:
        return true;
    }
  }
}

function surroundingsIn(node: Nodes, around: Surroundings): Surroundings {
  switch (node.type) {
    case 'blockquote':
    case 'listItem':
    case 'footnoteDefinition':
      return { ...around, isContained: true };
    case 'link':
    case 'linkReference':
      return { ...around, isLinked: true };
    case 'paragraph':
    case 'heading':
    case 'tableCell': {
      const isLong = node.position?.start.line !== node.position?.end.line;
      return {
        ...around,
        isMarked: around.isContained && isLong,
        isBracketed: hasBracket(node),
      };
    }
    default:
      return around;
  }
}

/** Whether text has what looks like the start of another construct. */
function mayOpen(value: string): boolean {
  return OPENING.test(value.replace(BRACKETS, ''));
}

function isContainer({ type }: Nodes): boolean {
  return type === 'list' || type === 'blockquote' || type === 'footnoteDefinition';
}

/** Empty containers, and HTML blocks in containers, are read differently. */
function areChildrenAlike({ children }: { children: Nodes[] }): boolean {
  return children.length > 0 && !children.some(({ type }) => type === 'html');
}

/** In containers, the end of code without a closing fence differs. Indented code differs everywhere. */
function isCodeAlike(source: string, isContained: boolean): boolean {
  return isContained ? isFenceClosed(source) : isFenced(source);
}

/** Attributes with odd values, and elements of text that the end tag of another one closes. */
function isHtmlAlike(value: string): boolean {
  if (value.endsWith('\n') || ODD_ATTRIBUTE.test(value)) return false;
  const opening = /^\s*<(script|pre|style|textarea)\b/i.exec(value)?.[1];
  const closing = /<\/(script|pre|style|textarea)>/i.exec(value)?.[1];
  return !opening || !closing || opening.toLowerCase() === closing.toLowerCase();
}

/** Whether the content of an item starts on the line of its mark. If not, remark finds tasks on the next line. */
function startsWithText({ position, children: [first] }: ListItem): boolean {
  return first?.position?.start.line === position?.start.line;
}

/** Whether a task begins with text after exactly one space: only then does remark count the box as part of the paragraph. */
function isTaskAlike({ checked, children: [first] }: ListItem, text: string): boolean {
  if (typeof checked !== 'boolean') return true;
  if (first?.type !== 'paragraph' || first.children[0]?.type !== 'text') return false;
  const start = first.position?.start.offset ?? 0;
  return /^\] \S/.test(text.slice(Math.max(0, start - 2), start + 1));
}

/** Whether a definition is on one line, has a label, and is followed by an empty line or another definition. */
function isDefinitionAlike(node: Definition, text: string): boolean {
  if (node.identifier.trim() === '' || sourceOf(node, text).includes('\n')) return false;
  return /^[ \t]*(?:\n[ \t]*(?:\n|\[|$)|$)/.test(behind(node, text));
}

/**
 * Whether a footnote starts its line, is indented throughout, refers to no other footnote, and is followed by an empty line
 * or another footnote.
 */
function isNoteAlike(node: FootnoteDefinition, text: string): boolean {
  const source = sourceOf(node, text);
  if (node.position?.start.column !== 1) return false;
  if (/\n(?! {4}|\t|[ \t]*\n)/.test(source) || source.lastIndexOf('[^') > 0) return false;
  return /^\n*(?:$|\n[ \t]*\n|\n\[\^)/.test(behind(node, text));
}
