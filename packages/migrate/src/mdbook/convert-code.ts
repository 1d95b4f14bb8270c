import { admonitionKind } from '../admonition-kind.ts';
import { capitalize } from '../capitalize.ts';
import { markFences, parseFence } from '../fences.ts';
import { inlineHtml, printContainer, printDetails } from '../print-container.ts';

export type CodeOptions = {
  /** Prefix of hidden lines by language, besides `# ` in Rust. */
  hidelines: Record<string, string>;
  knowsLanguage: (name: string) => boolean;
};

/** What was removed from code. */
export type CodeSummary = {
  /** The number of hidden lines. */
  hidden: number;
  /** Names of removed attributes. */
  attributes: Set<string>;
  /** Languages that the highlighter does not know. */
  unknown: Set<string>;
};

export type ConvertedCode = CodeSummary & { text: string };

/**
 * Converts code blocks: hidden lines and attributes are removed, blocks of mdbook-admonish
 * (https://tommilligan.github.io/mdbook-admonish/) become boxes.
 */
export function convertCode(text: string, options: CodeOptions): ConvertedCode {
  const result: ConvertedCode = { text: '', hidden: 0, attributes: new Set(), unknown: new Set() };
  const lines: string[] = [];
  let block: string[] | undefined;
  for (const { text: line, fence } of markFences(text.split('\n'))) {
    if (fence === 'open') block = [line];
    else if (fence === undefined || !block) lines.push(line);
    else block.push(line);
    if (fence === 'close' && block) {
      lines.push(...convertBlock(block, options, result));
      block = undefined;
    }
  }
  result.text = [...lines, ...(block ?? [])].join('\n');
  return result;
}

function convertBlock(block: string[], options: CodeOptions, result: ConvertedCode): string[] {
  const [open = ''] = block;
  const inner = block.slice(1, -1);
  const { before = '', sequence = '', info = '' } = parseFence(open) ?? {};
  const [name = '', ...attributes] = splitInfo(info);
  if (name === 'admonish') return admonition(info, inner, before.replace(/[^\s>]/g, ' '));
  const language = name === '' || options.knowsLanguage(name) ? name : 'text';
  if (language !== name) result.unknown.add(name);
  for (const attribute of attributes) {
    if (!attribute.includes('=')) result.attributes.add(attribute);
  }
  const own = attributes.find((attribute) => attribute.startsWith('hidelines='))?.slice(10);
  const quote = /^[\s>]*>/.exec(before)?.[0] ?? '';
  const shown = visibleLines(inner, {
    language: name,
    prefix: own ?? options.hidelines[name],
    quote,
  });
  result.hidden += inner.length - shown.length;
  return [`${before}${sequence}${language}`, ...shown, block.at(-1) ?? ''];
}

/** @example splitInfo('rust,ignore editable') // ['rust', 'ignore', 'editable'] */
function splitInfo(info: string): string[] {
  return info
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .split(/[,\s]+/)
    .map((word) => word.replace(/^\./, ''))
    .filter((word, index) => word !== '' || index === 0);
}

type Hiding = {
  language: string;
  prefix: string | undefined;
  /** The markers of the quote that contains the code. */
  quote: string;
};

/** https://rust-lang.github.io/mdBook/format/mdbook.html#hiding-code-lines: `##` stands for a single `#`. */
function visibleLines(lines: string[], { language, prefix, quote }: Hiding): string[] {
  const depth = quote.split('>').length - 1;
  const marks = new RegExp(`^(?:\\s*> ?){0,${depth}}`);
  return lines.flatMap((line) => {
    const [mark = ''] = marks.exec(line) ?? [];
    const code = line.slice(mark.length);
    if (language !== 'rust') return prefix && code.trimStart().startsWith(prefix) ? [] : [line];
    const [, white = '', next = '', rest = ''] = /^(\s*)#(.?)(.*)$/.exec(code) ?? [];
    if (!/^\s*#/.test(code)) return [line];
    if (next === '#') return [`${mark}${white}#${rest}`];
    return next === '' || next === ' ' ? [] : [line];
  });
}

function admonition(info: string, lines: string[], indent: string): string[] {
  const [, kind = 'note'] = /^\s*admonish\s+([a-z]+)(?=\s|$)/.exec(info) ?? [];
  const [, named, quoted] = /title\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(info) ?? [];
  const [, short] = /\s"([^"]*)"/.exec(info.replace(/\w+\s*=\s*"[^"]*"/g, '')) ?? [];
  const title = named ?? quoted ?? short;
  const name = admonitionKind(kind);
  const shown = capitalize(kind);
  const label = title ?? (name === kind ? undefined : shown);
  if (/collapsible\s*=\s*true/.test(info)) {
    return printDetails({ summary: inlineHtml(label ?? shown), lines }, indent);
  }
  return printContainer({ name, title: label, lines }, indent);
}
