import type { Code, Node, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../report.ts';

/**
 * A reference such as `[text][name]` that is still text, and so has no definition. Indexes of lists, such as `a[0][1]`,
 * are not references.
 */
const REFERENCE = /(?<![\\\w\])])\[[^\][\n]+\]\[([^\][\n]+)\]/g;

/** A footnote as in `[^name]`, in text. */
const FOOTNOTE = /(?<!\\)\[\^([^\]\s]+)\](?!:)/g;

/** A link or picture whose path has spaces, which only angle brackets allow: https://spec.commonmark.org/0.31.2/#link-destination */
const SPACED_PATH =
  /(?<!\\)(!?\[[^\][\n]*\])\(([^()<>"'\s]+(?: [^()<>"'\s]+)+\.\w{2,5}(?:#[^()\s]*)?)\)/g;

/**
 * Reports syntax that does not do what its author meant: containers and code without an end, which take in the rest of the
 * page, references without a definition and paths with spaces, which are shown as they are written, and
 * footnotes that nothing refers to, which are not shown.
 */
export const remarkUnfinishedSyntax: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const lines = String(file).split('\n');
  const notes = new Map<string, Node>();
  const referred = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'containerDirective') checkContainer(node, lines, file);
    else if (node.type === 'code') checkCode(node, lines, file);
    else if (node.type === 'footnoteDefinition') notes.set(node.identifier, node);
    else if (node.type === 'footnoteReference') referred.add(node.identifier);
    else if (node.type === 'text' && node.value.includes('[')) checkText(node, lines, file);
    if (node.type === 'text' && node.value.includes(':::')) checkColons(node, lines, file);
  });
  for (const [name, node] of notes) {
    if (referred.has(name)) continue;
    report(file, node, {
      severity: 'warning',
      message: `Nothing refers to the footnote "${name}", so it is not shown.`,
      hint: `Write [^${name}] where it belongs, or remove it.`,
    });
  }
};

function checkContainer(node: ContainerDirective, lines: string[], file: VFile): void {
  const last = lines[(node.position?.end.line ?? 0) - 1];
  if (last === undefined || /^[\s>]*:{3,}\s*$/.test(last)) return;
  report(file, node, {
    severity: 'warning',
    kind: 'containers without an end',
    message: `":::${node.name}" is not closed, so it contains everything that follows.`,
    hint: 'Close it below its content, with as many colons as it begins with.',
  });
}

/** Reports lines of colons that close nothing: an outer container has too few colons, or one is closed twice. */
function checkColons({ position }: Node, lines: string[], file: VFile): void {
  const { start, end } = position ?? {};
  if (!start || !end) return;
  for (let line = start.line; line <= end.line; line += 1) {
    if (!/^[\s>]*:{3,}\s*$/.test(lines[line - 1] ?? '')) continue;
    report(
      file,
      { position: { start: { line, column: 1 } } },
      {
        severity: 'warning',
        kind: 'ends without a container',
        message: 'This line of colons closes nothing, so it is shown as it is written.',
        hint: 'Remove it. If it closes the outer of two containers, give that one more colons, at its start and its end.',
      },
    );
  }
}

function checkCode(node: Code, lines: string[], file: VFile): void {
  const { start, end } = node.position ?? {};
  const fence = /^(?:`{3,}|~{3,})/.exec(
    lines[(start?.line ?? 0) - 1]?.slice((start?.column ?? 1) - 1) ?? '',
  );
  const last = lines[(end?.line ?? 0) - 1];
  if (!fence || last === undefined) return;
  const isClosed = start?.line !== end?.line && last.trimEnd().endsWith(fence[0]);
  if (isClosed) return;
  report(file, node, {
    severity: 'warning',
    kind: 'code without an end',
    message: `The code block is not closed, so it contains everything that follows.`,
    hint: `Write a line with "${fence[0]}" below the code.`,
  });
}

function checkText(node: Node, lines: string[], file: VFile): void {
  const { start, end } = node.position ?? {};
  if (!start || !end) return;
  for (let line = start.line; line <= end.line; line += 1) {
    const whole = lines[line - 1] ?? '';
    const from = line === start.line ? start.column - 1 : 0;
    const source = whole.slice(0, line === end.line ? end.column - 1 : undefined);
    for (const { index, 0: written, 1: text, 2: path } of source.matchAll(SPACED_PATH)) {
      if (index < from) continue;
      report(
        file,
        { position: { start: { line, column: index + 1 } } },
        {
          severity: 'warning',
          message: `"${written}" is shown as it is written, because the path contains spaces.`,
          hint: `Put the path in angle brackets: ${text}(<${path}>).`,
        },
      );
    }
    const found = [
      ...[...source.matchAll(REFERENCE)].map((match) => ({ match, what: 'link' })),
      ...[...source.matchAll(FOOTNOTE)].map((match) => ({ match, what: 'footnote' })),
    ];
    for (const { match, what } of found) {
      if (match.index < from) continue;
      const [written, name = ''] = match;
      const position = { start: { line, column: match.index + 1 } };
      report(
        file,
        { position },
        {
          severity: 'warning',
          kind: 'references without a definition',
          message: `The ${what} "${written}" has no definition, so it is shown as it is written.`,
          hint:
            what === 'link'
              ? `Add a line such as "[${name}]: ./page.md", or write \\[ for a literal bracket.`
              : `Add a line such as "[^${name}]: Text", or write \\[ for a literal bracket.`,
        },
      );
    }
  }
}
