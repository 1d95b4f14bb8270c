import { admonition, details } from './admonitions.ts';
import { convertTags } from './html.ts';
import { convertInline } from './inline.ts';
import { dedent, trimBlank } from './lines.ts';
import type { PageText, ReadBlock } from './page-text.ts';
import { readTabSet } from './tabs.ts';

const START = /^ {0,3}(\/{3,})[ ]*([\w-]+)[ ]*(?:\|[ ]*(.*?))?[ ]*$/;

type GenericBlock = {
  name: string;
  title?: string;
  options: Map<string, string>;
  body: string[];
  end: number;
};

/** Reads the blocks of PyMdown Extensions: https://facelessuser.github.io/pymdown-extensions/extensions/blocks/ */
export const readGenericBlock: ReadBlock = (lines, start, page) => {
  const block = parse(lines, start);
  if (!block) return undefined;
  if (block.name === 'tab') return readTabBlocks(lines, start, page);
  return { lines: convert(block, page), end: block.end };
};

function parse(lines: string[], start: number): GenericBlock | undefined {
  const [, slashes = '', name, title] = START.exec(lines[start] ?? '') ?? [];
  if (name === undefined) return undefined;
  const closing = new RegExp(`^ {0,3}/{${slashes.length}} *$`);
  const length = lines.slice(start + 1).findIndex((line) => closing.test(line));
  const end = length === -1 ? lines.length : start + 1 + length;
  const inner = lines.slice(start + 1, end);
  const optionCount = inner.findIndex((line) => !/^ {4}\w[\w-]*:/.test(line));
  const count = optionCount === -1 ? inner.length : optionCount;
  const options = inner.slice(0, count).map((line): [string, string] => {
    const [key = '', ...value] = line.trim().split(':');
    return [key, value.join(':').trim()];
  });
  return {
    name,
    title,
    options: new Map(options),
    body: trimBlank(inner.slice(count)),
    end: end + 1,
  };
}

function convert({ name, title, options, body }: GenericBlock, page: PageText): string[] {
  const content = page.blocks(dedent(body, 0));
  switch (name) {
    case 'details': {
      const isOpen = /^true$/i.test(options.get('open') ?? '');
      return details(options.get('type') ?? 'details', title, content, { isOpen, page });
    }
    case 'caption':
    case 'figure-caption':
    case 'table-caption':
      return body.length === 0 ? [] : [`*${convertInline(body.join(' '), page)}*`];
    case 'html':
      return htmlBlock(title ?? 'div', content, page);
    case 'define':
    case 'definition':
      return content;
    default:
      return admonition(options.get('type') ?? name, title, content, page);
  }
}

/** @param selector an element as in CSS: `div.card#id` */
function htmlBlock(selector: string, content: string[], page: PageText): string[] {
  const [, name = 'div', rest = ''] = /^([\w-]+)(.*)$/.exec(selector) ?? [];
  const classes = Array.from(rest.matchAll(/\.([\w-]+)/g), ([, one = '']) => one);
  const id = /#([\w-]+)/.exec(rest)?.[1];
  const attributes = [
    ...(id === undefined ? [] : [` id="${id}"`]),
    ...(classes.length === 0 ? [] : [` class="${classes.join(' ')}"`]),
  ];
  return [convertTags(`<${name}${attributes.join('')}>`, page), '', ...content, '', `</${name}>`];
}

function readTabBlocks(lines: string[], start: number, page: PageText): ReturnType<ReadBlock> {
  return readTabSet(lines, start, page, (index) => {
    const block = parse(lines, index);
    if (block?.name !== 'tab') return undefined;
    const { title = '', body, end, options } = block;
    return { title, body, end, startsSet: /^true$/i.test(options.get('new') ?? '') };
  });
}
