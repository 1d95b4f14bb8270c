import type { Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { MISSING_ALTERNATIVE } from '../remark/picture-texts.ts';
import { report } from '../report.ts';
import { attributeValue, elementName, hasAttribute } from './attribute.ts';
import { walk } from './walk.ts';

type Check = (node: Nodes, name: string, file: VFile) => void;

/** Warns of what readers with a screen reader or a keyboard would stumble over: all at once, each with its place. */
export const rehypeChecks: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const checks = [headingCheck(), idCheck(), checkLink, checkPicture];
  walk(tree, (node) => {
    const name = elementName(node);
    if (name === undefined) return undefined;
    // The inside of drawings and formulas has rules of its own.
    if (name === 'svg' || name === 'math') return false;
    for (const check of checks) check(node, name, file);
    return undefined;
  });
};

/** The page's title is its only heading of the first level; below, each level is at most one deeper than the last. */
function headingCheck(): Check {
  let last: number | undefined;
  return (node, name, file) => {
    const level = Number(/^h([1-6])$/.exec(name)?.[1]);
    if (!level || attributeValue(node, 'id') === 'footnote-label') return;
    if (level === 1) {
      report(file, node, {
        severity: 'warning',
        message: 'This level 1 heading gives the page a second title.',
        hint: 'The title is the frontmatter\'s "title", or "# …" before all other text. Write "## …" here.',
      });
    } else if (last !== undefined && level > last + 1) {
      report(file, node, {
        severity: 'warning',
        message: `This heading of level ${level} follows one of level ${last}: a level is skipped.`,
        hint: `Write "${'#'.repeat(last + 1)} …".`,
      });
    }
    last = level;
  };
}

function idCheck(): Check {
  const places = new Map<string, number | undefined>();
  return (node, _, file) => {
    const id = attributeValue(node, 'id');
    if (!id) return;
    if (places.has(id)) {
      const line = places.get(id);
      report(file, node, {
        severity: 'warning',
        message: `The id "${id}" is given twice${line === undefined ? '' : `: it is that of line ${line} as well`}.`,
        hint: 'Links find the first one only. Give this one another id.',
      });
    }
    places.set(id, node.position?.start.line);
  };
}

function checkLink(node: Nodes, name: string, file: VFile): void {
  if (name !== 'a' || !hasAttribute(node, 'href')) return;
  if (attributeValue(node, 'href') === '') {
    report(file, node, {
      severity: 'warning',
      message: 'The link has no target.',
      hint: 'Write [text](./page.md).',
    });
  }
  const isNamed = hasAttribute(node, 'ariaLabel') || hasAttribute(node, 'aria-label');
  if (!isNamed && !says(node)) {
    report(file, node, {
      severity: 'warning',
      message: 'The link has no text.',
      hint: 'Say where it leads: [Upgrading](./upgrading.md).',
    });
  }
}

/** Whether a reader finds something here: text, a picture's alternative, or what only code can tell. */
function says(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (elementName(node) === 'img') return attributeValue(node, 'alt') !== '';
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return true;
  if (/^[A-Z]/.test(elementName(node) ?? '')) return true;
  return 'children' in node && node.children.some(says);
}

function checkPicture(node: Nodes, name: string, file: VFile): void {
  const isSpread =
    'attributes' in node &&
    node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  if (name === 'img' && !isSpread && !hasAttribute(node, 'alt')) {
    report(file, node, MISSING_ALTERNATIVE);
  }
}
