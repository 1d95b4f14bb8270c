import type { Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { MISSING_ALTERNATIVE } from '../remark/picture-texts.ts';
import { report } from '../report.ts';
import { attributeValue, elementName, hasAttribute } from './attribute.ts';
import { FOOTNOTES_HEADING_ID } from './footnotes.ts';
import { checkInlineCode } from './inline-code.ts';
import { walk } from './walk.ts';

type Check = (node: Nodes, name: string, file: VFile) => void;

/** Reports accessibility problems with their positions: skipped heading levels, duplicate ids, links without text, etc. */
export const rehypeChecks: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const { frontmatter, isPart = false } = file.data.context ?? {};
  const showsTitle = frontmatter?.['hide_title'] !== true;
  const checks = [
    headingCheck({ showsTitle, isPart }),
    idCheck(),
    checkLink,
    checkPicture,
    checkInlineCode,
  ];
  walk(tree, (node) => {
    const name = elementName(node);
    if (name === undefined) return undefined;
    // These rules do not apply to the contents of SVG and MathML.
    if (name === 'svg' || name === 'math') return false;
    for (const check of checks) check(node, name, file);
    return undefined;
  });
};

/**
 * The only level 1 heading is the title, which a page writes itself if the shell does not show it. Other headings are at
 * most one level deeper than the heading before them. What comes before a file that is part of a page is unknown, and so
 * are the headings in a component.
 */
function headingCheck({ showsTitle, isPart }: { showsTitle: boolean; isPart: boolean }): Check {
  let titles = showsTitle ? 1 : 0;
  let last: number | undefined;
  let first = showsTitle && !isPart ? 1 : undefined;
  return (node, name, file) => {
    if (isComponent(name)) first = undefined;
    const level = Number(/^h([1-6])$/.exec(name)?.[1]);
    const previous = last ?? first;
    if (!level || attributeValue(node, 'id')?.startsWith(FOOTNOTES_HEADING_ID)) return;
    if (level === 1) titles += 1;
    if (level === 1 && titles > 1) {
      report(file, node, {
        severity: 'warning',
        kind: 'second level 1 headings',
        message: 'The page has a second level 1 heading.',
        hint: 'The title is "title" in frontmatter, or "# …" before all other headings. Write "## …" here.',
      });
    } else if (previous !== undefined && level > previous + 1) {
      const before = last === undefined ? 'the title' : `a level ${last} heading`;
      report(file, node, {
        severity: 'warning',
        kind: 'skipped heading levels',
        message: `This level ${level} heading follows ${before}, which skips a level.`,
        hint: `Write "${'#'.repeat(previous + 1)} …".`,
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
        message: `The id "${id}" is already used${line === undefined ? '' : ` in line ${line}`}.`,
        hint: 'Links only reach the first element with an id. Choose another id here.',
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
  if (!isNamed && !hasName(node)) {
    report(file, node, {
      severity: 'warning',
      message: 'The link has no text.',
      hint: 'Write text that describes its target: [Upgrading](./upgrading.md).',
    });
  }
}

/** Whether a node has an accessible name: text, an `alt`, or an expression or component, which may return text. */
function hasName(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (elementName(node) === 'img') return attributeValue(node, 'alt') !== '';
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return true;
  if (isComponent(elementName(node) ?? '')) return true;
  return 'children' in node && node.children.some(hasName);
}

function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

function checkPicture(node: Nodes, name: string, file: VFile): void {
  const isSpread =
    'attributes' in node &&
    node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  if (name === 'img' && !isSpread && !hasAttribute(node, 'alt')) {
    report(file, node, MISSING_ALTERNATIVE);
  }
}
