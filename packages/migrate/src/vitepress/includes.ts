import { posix } from 'node:path';
import { selectCode, splitFrontmatter } from 'folia/format';
import { markFences, printFence } from '../fences.ts';
import { plainTitle } from '../heading-ids.ts';
import { lineAt } from '../outside-code.ts';
import type { WrittenPart } from '../written-part.ts';

export type SourceTexts = {
  /** The folder of the pages, to which `@` refers. */
  srcDir: string;
  /** Undefined if the file does not exist. @param path absolute */
  read: (path: string) => string | undefined;
};

export type Included = {
  text: string;
  /** Files that do not exist, or have no such part. */
  missing: WrittenPart[];
};

const INCLUDE = /<!--\s*@include:\s*(.*?)\s*-->/g;

/** Inlines the files of `<!--@include: path{lines}-->`, recursively. @param file absolute path of the text */
export function inlineIncludes(
  text: string,
  file: string,
  sources: SourceTexts,
  chain: string[] = [],
): Included {
  const missing: WrittenPart[] = [];
  const inlined = text.replace(INCLUDE, (whole, written: string, offset: number) => {
    const { path, part } = splitPart(written);
    const from = resolvePath(path, file, sources);
    const content = chain.includes(from) ? undefined : sources.read(from);
    const chosen = content === undefined ? undefined : selectPart(content, part);
    if (chosen === undefined) {
      missing.push({ written: whole, line: lineAt(text, offset) });
      return whole.replace('@include:', 'include:');
    }
    return inlineIncludes(chosen, from, sources, [...chain, from, file]).text.replace(/\n$/, '');
  });
  return { text: inlined, missing };
}

/** @example splitPart('./a.md#usage{2,}') // { path: './a.md', part: { region: 'usage', from: 2 } } */
function splitPart(written: string) {
  const [lines, from = '', to = ''] = /\s*\{(\d*),(\d*)\}$/.exec(written) ?? [''];
  const [region, name] = /#([^\s{]+)/.exec(written.slice(0, written.length - lines.length)) ?? [''];
  const path = written.slice(0, written.length - lines.length - region.length).trim();
  const range =
    lines === '' ? undefined : { from: Number(from || 1), to: to === '' ? undefined : Number(to) };
  return { path, part: { region: name, range } };
}

function selectPart(
  content: string,
  { region, range }: { region?: string; range?: { from: number; to?: number } },
): string | undefined {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  const body = range === undefined || region !== undefined ? splitFrontmatter(text).body : text;
  const chosen = region === undefined ? body : (regionOf(body, region) ?? sectionOf(body, region));
  return range === undefined
    ? chosen
    : chosen
        ?.split('\n')
        .slice(range.from - 1, range.to)
        .join('\n');
}

function regionOf(text: string, region: string): string | undefined {
  const selected = selectCode(text, { path: '', region });
  return selected.ok ? selected.code : undefined;
}

/** The section below a heading, by its id. */
function sectionOf(text: string, id: string): string | undefined {
  const lines = markFences(text.split('\n'));
  const levelOf = (line: string) => /^(#{1,6})\s/.exec(line)?.[1]?.length;
  const start = lines.findIndex(
    ({ text: line, fence }) => !fence && levelOf(line) !== undefined && idOf(line) === id,
  );
  if (start === -1) return undefined;
  const level = levelOf(lines[start]?.text ?? '') ?? 1;
  const end = lines.findIndex(
    ({ text: line, fence }, index) =>
      index > start && !fence && (levelOf(line) ?? Number.POSITIVE_INFINITY) <= level,
  );
  const section = lines.slice(start, end === -1 ? undefined : end);
  return section.map(({ text: line }) => line).join('\n');
}

function idOf(heading: string): string {
  const explicit = /\{#([\w-]+)\}/.exec(heading)?.[1];
  return explicit ?? slugify(plainTitle(heading.replace(/^#+\s+/, ''), { isAsWritten: true }));
}

/**
 * VitePress's ids of headings.
 * @example slugify('build.target') // 'build-target'
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/\p{Cc}/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}

/** `<<< path#region{lines language} [label]` (https://vitepress.dev/guide/markdown#import-code-snippets). */
const SNIPPET = /^([ \t]*)<<<\s*(.+?)\s*$/;
const SNIPPET_PARTS =
  /^(.+?(?:\.([a-z0-9]+))?)(#[\w-]+)?(?: ?\{(\d+(?:[,-]\d+)*)? ?(\S+)? ?\S*?\})? ?(?:\[(.+)\])?$/i;

/** Writes the code of `<<<` lines into fences, with the options of the line. */
export function inlineSnippets(text: string, file: string, sources: SourceTexts): Included {
  const missing: WrittenPart[] = [];
  const lines = markFences(text.split('\n')).flatMap(({ text: line, fence }, index) => {
    const [, indent = '', written] = (!fence && SNIPPET.exec(line)) || [];
    if (written === undefined) return [line];
    const printed = printSnippet(written, indent, file, sources);
    if (printed) return printed;
    missing.push({ written: line.trim(), line: index + 1 });
    return [`${indent}<!-- ${line.trim().replaceAll('--', '')} -->`];
  });
  return { text: lines.join('\n'), missing };
}

function printSnippet(
  written: string,
  indent: string,
  file: string,
  sources: SourceTexts,
): string[] | undefined {
  const [, path = '', extension = '', region, ranges, language, label] =
    SNIPPET_PARTS.exec(written) ?? [];
  const from = resolvePath(path, file, sources);
  const text = sources.read(from);
  if (text === undefined) return undefined;
  const selected = selectCode(text, { path, region: region?.slice(1) });
  if (!selected.ok) return undefined;
  const name = label ?? '';
  // Marked lines are counted with the comments that begin and end regions, which VitePress 1 shows in whole files.
  const isCounted = region === undefined && ranges !== undefined;
  const code = isCounted ? text.replace(/\r\n?/g, '\n').replace(/\n$/, '') : selected.code;
  const info = `${language ?? extension}${ranges ? `{${ranges}}` : ''}${name && ` [${name}]`}`;
  return printFence(info, code, indent);
}

function resolvePath(path: string, file: string, { srcDir }: SourceTexts): string {
  if (path.startsWith('@')) return posix.join(srcDir, path.replace(/^@\/?/, ''));
  if (path.startsWith('/')) return posix.join(srcDir, path);
  return posix.join(posix.dirname(file), path);
}
