import type { Root, TableCell, TableRow } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A key in a table of a reference. */
export type WrittenKey = {
  path: string;
  line?: number;
  /** The text of its cell in the column "Default"; undefined without that column. */
  default?: string;
};

/** A type in a table of a reference, with the keys of its objects. */
export type WrittenType = { path: string; type: string; keys: string[]; line?: number };

/**
 * Reads the tables of a reference. In one whose first column is called "Key", that column has whole paths; in one called
 * "Key of `a`" or "Key of `a` and `b`", it has paths below these. The rows of "Type of `a`" have the value of `type`, then
 * keys in their last cell.
 */
export function readKeyTables(text: string): { keys: WrittenKey[]; types: WrittenType[] } {
  const keys: WrittenKey[] = [];
  const types: WrittenType[] = [];
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const [first] = head?.children ?? [];
    const name = first ? textOf(first) : '';
    const owners = codesIn(first);
    if (/^Key(?: of|$)/.test(name)) {
      const column = head?.children.findIndex((cell) => textOf(cell) === 'Default') ?? -1;
      keys.push(...rows.flatMap((row) => keysOf(row, owners, column)));
    }
    if (name.startsWith('Type of ')) {
      types.push(...rows.flatMap((row) => owners.flatMap((owner) => typesOf(row, owner))));
    }
  });
  return { keys, types };
}

function keysOf(row: TableRow, owners: string[], column: number): WrittenKey[] {
  const [first] = row.children;
  const cell = row.children[column];
  const paths = codesIn(first).flatMap((name) =>
    owners.length === 0 ? [name] : owners.map((owner) => `${owner}.${name}`),
  );
  const line = row.position?.start.line;
  return paths.map((path) => ({ path, line, default: cell && textOf(cell) }));
}

function typesOf(row: TableRow, path: string): WrittenType[] {
  const keys = codesIn(row.children.at(-1));
  const line = row.position?.start.line;
  return codesIn(row.children[0]).map((type) => ({ path, type, keys, line }));
}

/** The code spans of a cell, including those in links. */
function codesIn(cell: TableCell | undefined): string[] {
  const codes: string[] = [];
  if (cell) visit(cell, 'inlineCode', ({ value }) => void codes.push(value));
  return codes;
}

/** The text of a cell, without markup. */
function textOf(cell: TableCell): string {
  const parts: string[] = [];
  visit(cell, (node) => {
    if ('value' in node) parts.push(node.value);
  });
  return parts.join('');
}
