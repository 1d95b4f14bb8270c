import { didYouMean } from 'folia-problems';
import type { BlockContent, Blockquote, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ADMONITIONS, defaultTitle, isAdmonition } from '../../contract/admonitions.ts';
import { englishTexts, type Texts } from '../../contract/texts.ts';
import { admonitionBox, admonitionTitle } from '../../markup/admonition.ts';
import { report } from '../report.ts';
import { directiveLabel } from './directive-label.ts';

/** https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts */
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Turns `:::note[Title]` containers and GitHub alerts (quotations that start with `[!NOTE]`) into admonitions. */
export const remarkAdmonitions: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const source = String(file);
  if (!source.includes(':::') && !source.includes('[!')) return;
  visit(tree, (node) => {
    if (node.type === 'containerDirective' && !node.data?.hName) readDirective(node, file);
    else if (node.type === 'blockquote') readAlert(node, textsOf(file));
  });
};

/** Supports only GitHub alerts, for untrusted text in which colons have no special meaning. */
export const remarkAlerts: Plugin<[Texts], Root> = (texts) => (tree: Root, file: VFile) => {
  if (!String(file).includes('[!')) return;
  visit(tree, 'blockquote', (node) => readAlert(node, texts));
};

function readDirective(node: ContainerDirective, file: VFile): void {
  const own = file.data.context?.admonitions ?? [];
  if (!isAdmonition(node.name) && !own.includes(node.name)) {
    const names = [...Object.keys(ADMONITIONS), ...own];
    report(file, node, {
      subject: 'page',
      kind: `":::${node.name}" directives`,
      message: `Unknown directive ":::${node.name}".`,
      hint: `${joinedHint(node.name, names) ?? didYouMean(node.name, names)}Known: ${names.join(', ')}.`,
      dependsOn: ['config/admonitions/keywords'],
    });
    keepAsText(node);
    return;
  }
  const label = directiveLabel(node);
  if (label) node.children.shift();
  makeBox(node, node.name, defaultTitle(node.name, textsOf(file)), label?.children);
  const { id, class: names } = node.attributes ?? {};
  if (id) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  if (names) addClasses(node, names.split(/\s+/));
}

/** A hint for a directive without a space between its name and its text, such as `:::noteThe`. */
function joinedHint(name: string, names: string[]): string | undefined {
  const known = names.find(
    (start) => name.startsWith(start) && /^[A-Z]/.test(name.slice(start.length)),
  );
  return (
    known &&
    `Write ":::${known}" on a line of its own, and the text from "${name.slice(known.length)}" on below it. `
  );
}

/** Shows the opening line of an unknown directive as text: the name is nowhere else. */
function keepAsText(node: ContainerDirective): void {
  const label = directiveLabel(node);
  const rest = label?.children ?? [];
  const name = { type: 'text', value: `:::${node.name}${rest.length > 0 ? ' ' : ''}` } as const;
  node.children.splice(0, label ? 1 : 0, { type: 'paragraph', children: [name, ...rest] });
}

function textsOf(file: VFile): Texts {
  return file.data.context?.texts ?? englishTexts;
}

function addClasses(node: ContainerDirective, names: string[]): void {
  const { className } = node.data?.hProperties ?? {};
  if (Array.isArray(className)) className.push(...names);
}

function readAlert(node: Blockquote, texts: Texts): void {
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const name = text?.type === 'text' ? ALERT.exec(text.value)?.[1]?.toLowerCase() : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text' || !name) return;
  text.value = text.value.replace(ALERT, '');
  if (text.value === '') first.children.shift();
  if (first.children[0]?.type === 'break') first.children.shift();
  if (first.children.length === 0) node.children.shift();
  // GitHub's caution is red, like danger here.
  if (!isAdmonition(name)) return;
  const kind = name === 'caution' ? 'danger' : name;
  makeBox(node, kind, texts[name]);
}

type Box = {
  data?: ContainerDirective['data'] | Blockquote['data'];
  children: (BlockContent | ContainerDirective['children'][number])[];
};

/** @param kind the word for its kind, which is the title of a box without one of its own */
function makeBox(node: Box, name: string, kind: string, title?: Paragraph['children']): void {
  const box = admonitionBox(name, kind);
  node.data = { hName: box.tagName, hProperties: box.properties };
  const { tagName, properties } = admonitionTitle([]);
  const data = { hName: tagName, hProperties: properties };
  node.children.unshift({
    type: 'paragraph',
    data,
    children: title ?? [{ type: 'text', value: kind }],
  });
}
