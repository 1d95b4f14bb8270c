import type { Definition, FootnoteDefinition, ListItem, Nodes, Root } from 'mdast';

/** What every address contains that GFM links by itself. */
const ADDRESS = /https?:\/\/|www\.|@/i;

/** A label with characters that have cases, or may be white space, outside of ASCII. */
const LABEL = /\[[^[\]]*[^\0-\x7f\p{Lo}]/u;

/** What can begin a link, code, a formula or a tag. */
const OPENING = /[`[$<]/;

/** A value without quotes that contains one, or an equals sign; also some values with quotes, to be on the safe side. */
const ODD_ATTRIBUTE = /<[a-z][^<>]*=[^\s"'<>=`]+["'=`<]/i;

/** The nodes around a node. */
type Surroundings = {
  /** Whether it is in a quotation, a list item or a footnote, whose marks at the start of lines belong to no node. */
  isContained: boolean;
  isLinked: boolean;
  /** Whether the text that it is part of spans several lines. */
  isLong: boolean;
};

/**
 * Whether a tree of the native parser is certain to be that of remark. The constructs that this excludes are those in
 * which the parsers differ in rare cases, if only in a position, and that the text alone does not show.
 */
export function isTreeAlike(tree: Root, text: string): boolean {
  const isLabelPlain = !LABEL.test(text);
  return areAlike(tree, { isContained: false, isLinked: false, isLong: false });

  function areAlike(node: Nodes, around: Surroundings): boolean {
    if (!isAlike(node, around)) return false;
    if (!('children' in node)) return true;
    const within = surroundingsIn(node, around);
    return node.children.every((child) => areAlike(child, within));
  }

  function isAlike(node: Nodes, { isContained, isLinked, isLong }: Surroundings): boolean {
    switch (node.type) {
      case 'text':
        // Depending on brackets before them, addresses have no position.
        if (!isLinked && ADDRESS.test(node.value)) return false;
        // In containers, failed attempts and the ends of links change positions.
        return !(isContained && isLong && (isLinked || OPENING.test(node.value)));
      case 'link':
        return /^[[<]/.test(sourceOf(node, text));
      case 'code':
        return isCodeAlike(sourceOf(node, text), isContained);
      case 'html':
        return isHtmlAlike(node.value) && !(isContained && node.value.includes('\n'));
      case 'inlineCode':
      case 'linkReference':
      case 'imageReference':
        return !(isContained && sourceOf(node, text).includes('\n'));
      case 'listItem':
        return areChildrenAlike(node) && isTaskAlike(node, text);
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
      return { ...around, isLong: node.position?.start.line !== node.position?.end.line };
    default:
      return around;
  }
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
  const opening = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  if (opening === undefined) return false;
  if (!isContained) return true;
  const closing = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(source)?.[1];
  return closing?.startsWith(opening) ?? false;
}

/** Attributes with odd values, and elements of text that the end tag of another one closes. */
function isHtmlAlike(value: string): boolean {
  if (value.endsWith('\n') || ODD_ATTRIBUTE.test(value)) return false;
  const opening = /^\s*<(script|pre|style|textarea)\b/i.exec(value)?.[1];
  const closing = /<\/(script|pre|style|textarea)>/i.exec(value)?.[1];
  return !opening || !closing || opening.toLowerCase() === closing.toLowerCase();
}

/** Only of a task that begins with text behind exactly one space does remark count the box to the paragraph. */
function isTaskAlike({ checked, children: [first] }: ListItem, text: string): boolean {
  if (typeof checked !== 'boolean') return true;
  if (first?.type !== 'paragraph' || first.children[0]?.type !== 'text') return false;
  const start = first.position?.start.offset ?? 0;
  return /^\] \S/.test(text.slice(Math.max(0, start - 2), start + 1));
}

/** On one line, with a label, and followed by an empty line or another definition. */
function isDefinitionAlike(node: Definition, text: string): boolean {
  if (node.identifier.trim() === '' || sourceOf(node, text).includes('\n')) return false;
  return /^[ \t]*(?:\n[ \t]*(?:\n|\[|$)|$)/.test(behind(node, text));
}

/** Indented throughout, without a reference to a footnote, and followed by an empty line or another footnote. */
function isNoteAlike(node: FootnoteDefinition, text: string): boolean {
  const source = sourceOf(node, text);
  if (/\n(?! {4}|\t|[ \t]*\n)/.test(source) || source.lastIndexOf('[^') > 0) return false;
  return /^\n*(?:$|\n[ \t]*\n|\n\[\^)/.test(behind(node, text));
}

function sourceOf({ position }: Nodes, text: string): string {
  return position ? text.slice(position.start.offset, position.end.offset) : '';
}

/** The text that follows a node, as far as it matters. */
function behind({ position }: Nodes, text: string): string {
  const end = position?.end.offset ?? 0;
  return text.slice(end, end + 200);
}
