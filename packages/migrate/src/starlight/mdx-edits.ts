import type { Nodes } from 'mdast';

export type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** A part of the text and what replaces it. */
export type Edit = { start: number; end: number; text: string };

export type ElementContext = {
  /** Names that are no longer imported, with the reason. */
  removed: ReadonlyMap<string, string>;
  /** Replaced components, with the names of their replacements. */
  replaced: ReadonlyMap<string, string>;
  /** Elements that are named parts of a component that replaces another one. */
  slots: ReadonlySet<Element>;
  use: (stub: string, texts: string[], line?: number) => void;
  report: (item: string, text: string, line?: number) => void;
};

/** Attributes that say what is within a component. */
const TITLES = ['title', 'label', 'heading', 'name', 'text'];

/** The edits for a component or an element of HTML. */
export function editsOfElement(text: string, node: Element, context: ElementContext): Edit[] {
  const name = node.name ?? '';
  const base = name.split('.')[0] ?? '';
  const reason = context.removed.get(base);
  if (reason !== undefined) {
    context.report(`<${name}>`, reason, node.position?.start.line);
    return removal(text, node);
  }
  const isSlot = context.slots.has(node);
  if (name === 'Fragment') return isSlot ? renameToSlot(text, node) : unwrap(text, node, '');
  const stub = context.replaced.get(name);
  const edits = stub === undefined ? [] : editsOfStub(text, node, { ...context, stub });
  return [...edits, ...editsOfAttributes(node, context)];
}

/** Counts a use of a component that replaces another one. Within a line, one without any text shows that something is missing. */
function editsOfStub(
  text: string,
  node: Element,
  { stub, use }: Pick<ElementContext, 'use'> & { stub: string },
): Edit[] {
  const texts = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [attribute.name]
      : [],
  );
  use(stub, texts, node.position?.start.line);
  const { start, end } = rangeOf(node);
  const closing = /\s*\/>$/.exec(text.slice(start, end));
  if (node.type === 'mdxJsxFlowElement' || texts.length > 0 || closing === null) return [];
  return [{ start: start + closing.index, end, text: `>…</${node.name}>` }];
}

/** A fragment that is a named part becomes a component, since React's fragments have no names. */
function renameToSlot(text: string, node: Element): Edit[] {
  const { start, end } = rangeOf(node);
  const name = 'Fragment';
  const opening = { start: start + 1, end: start + 1 + name.length, text: SLOT };
  const last = text.slice(start, end).lastIndexOf(`</${name}`);
  if (last === -1) return [opening];
  const closing = start + last + '</'.length;
  return [opening, { start: closing, end: closing + name.length, text: SLOT }];
}

/** The component in place of a fragment that is a named part. */
export const SLOT = 'AstroSlot';

/** Whether an element is a named part of the component around it. */
export function isNamedPart({ attributes }: Element): boolean {
  return attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'slot' &&
      typeof attribute.value === 'string',
  );
}

/** The edits for the attributes of an element that stays. */
function editsOfAttributes(node: Element, context: ElementContext): Edit[] {
  const { name } = node;
  const isSlot = context.slots.has(node);
  return node.attributes.flatMap((attribute): Edit[] => {
    const { start, end } = rangeOf(attribute);
    const style =
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'style'
        ? attribute.value
        : undefined;
    if (typeof style === 'string') return [{ start, end, text: `style={${styleObject(style)}}` }];
    const isDirective =
      attribute.type === 'mdxJsxAttribute' &&
      (/^(?:client|set|is|define|transition):/.test(attribute.name) ||
        (attribute.name === 'slot' && !isSlot));
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : undefined;
    const code =
      attribute.type === 'mdxJsxExpressionAttribute'
        ? attribute.value
        : typeof value === 'object'
          ? (value?.value ?? '')
          : '';
    const missing = identifiersOf(code).find((one) => context.removed.has(one) || one === 'Astro');
    if (missing !== undefined) {
      context.report(
        `attribute of <${name}>`,
        context.removed.get(missing) ?? 'It needs Astro',
        node.position?.start.line,
      );
    }
    if (start < 0 || (!isDirective && missing === undefined)) return [];
    return [{ start, end, text: '' }];
  });
}

/** Declarations of CSS as an object for React. */
function styleObject(style: string): string {
  const entries = style.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', ...value] = declaration.split(':');
    const property = name.trim();
    if (property === '' || value.length === 0) return [];
    const key = property.startsWith('--')
      ? property
      : property.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
    return [[key, value.join(':').trim()]];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** Removes a component but keeps its content, below its title. */
function removal(text: string, node: Element): Edit[] {
  const title = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    TITLES.includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  )[0];
  const isFlow = node.type === 'mdxJsxFlowElement';
  if (node.children.length === 0) {
    const { start, end } = rangeOf(node);
    return [{ start, end, text: title ?? (isFlow ? '' : '…') }];
  }
  return unwrap(text, node, title === undefined || !isFlow ? '' : `**${title}**`);
}

/** Replaces the tags of an element, so that only its content is left. */
function unwrap(text: string, node: Element, title: string): Edit[] {
  const { start, end } = rangeOf(node);
  const first = rangeOf(node.children[0]);
  const last = rangeOf(node.children.at(-1));
  if (first.start < 0 || last.end < 0) return [{ start, end, text: '' }];
  const isFlow = node.type === 'mdxJsxFlowElement' && text.slice(start, end).includes('\n');
  const indentation = isFlow ? (/[ \t]*$/.exec(text.slice(0, first.start))?.[0] ?? '') : '';
  const space = isFlow ? '\n\n' : '';
  return [
    {
      start,
      end: first.start,
      text: title === '' ? `${space}${indentation}` : `${title}\n\n${indentation}`,
    },
    { start: last.end, end, text: space },
  ];
}

/** Where a node begins and ends in the text; -1 if it has no place. */
export function rangeOf(
  node: { position?: { start: { offset?: number }; end: { offset?: number } } } | undefined,
) {
  return { start: node?.position?.start.offset ?? -1, end: node?.position?.end.offset ?? -1 };
}

/** Words in code that may be identifiers; strings and names of properties are not. */
export function identifiersOf(code: string): string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '');
  return plain.match(/(?<![\w$.])[A-Za-z_$][\w$]*/g) ?? [];
}

/** Applies edits. One within another is left out, since the outer one replaces it. */
export function applyEdits(text: string, edits: Edit[]): string {
  const inserts = ({ start, end }: Edit) => (start === end ? 0 : 1);
  const sorted = edits.toSorted(
    (a, b) => a.start - b.start || inserts(a) - inserts(b) || b.end - a.end,
  );
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of sorted) {
    if (start < position) continue;
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}
