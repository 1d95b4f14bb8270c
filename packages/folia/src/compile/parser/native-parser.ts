import { createRequire } from 'node:module';
import type { Root } from 'mdast';
import { type ContainerParsers, parseContainers } from './containers.ts';
import { isTextAlike } from './text-differences.ts';
import { isTreeAlike } from './tree-differences.ts';

type Options = { features: { frontmatter: boolean } };
type Library = { markdownToMdast: (text: string, options: Options) => unknown };

type ParseLine = ContainerParsers['parseLine'];

const require = createRequire(import.meta.url);

let library: Library | 'missing' | undefined;

/**
 * Parses Markdown with a native parser, which takes a fiftieth of the time. Returns undefined if the tree may differ from
 * that of remark with the extensions of the engine, positions included, or if there is no parser for this machine: the
 * caller then parses with remark, so a page never depends on the parser.
 *
 * @param text with line feeds as line endings, and without lone surrogates
 * @param parseLine parses a line with remark, such as the first one of a container, which only remark knows
 */
export function parseNatively(text: string, parseLine: ParseLine): Root | undefined {
  library ??= loadLibrary();
  if (library === 'missing' || !isTextAlike(text)) return undefined;
  const { markdownToMdast } = library;
  const parseText = (part: string): Root | undefined => {
    const tree = markdownToMdast(part, { features: { frontmatter: false } });
    return isRoot(tree) && isTreeAlike(tree, part) ? tree : undefined;
  };
  try {
    return text.includes(':::') ? parseContainers(text, { parseText, parseLine }) : parseText(text);
  } catch {
    // Anything that makes this parser fail, such as nesting that is too deep, is reported by the other one.
    return undefined;
  }
}

/** Its types are not imported: they declare nodes of formulas that differ from ours (`remark/math-nodes.ts`). */
function loadLibrary(): Library | 'missing' {
  try {
    const loaded: unknown = require('satteri');
    return isLibrary(loaded) ? loaded : 'missing';
  } catch {
    return 'missing';
  }
}

function isLibrary(value: unknown): value is Library {
  return (
    typeof value === 'object' &&
    value !== null &&
    'markdownToMdast' in value &&
    typeof value.markdownToMdast === 'function'
  );
}

function isRoot(value: unknown): value is Root {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
}
