import { posix } from 'node:path';
import { escapePattern } from 'folia/format';
import { codeBlockText } from './snippet-code.ts';

export type SnippetFiles = {
  /** The text of a file, relative to one of the folders of snippets; undefined if it does not exist. */
  read: (path: string) => string | undefined;
  report: (item: string, text: string) => void;
};

/** Files that include each other would never end otherwise. */
const MAX_DEPTH = 10;

/**
 * Replaces the lines that include files: those of PyMdown Extensions (`--8<-- "file"`), of Markdown-Include
 * (`{!file!}`), and of FastAPI's own plugin (`{* file ln[1:3] *}`).
 */
export function includeSnippets(text: string, files: SnippetFiles, depth = 0): string {
  if (depth > MAX_DEPTH || !/--8<--|\{!|\{\*/.test(text)) return text;
  const output: string[] = [];
  let isInBlock = false;
  for (const line of text.split('\n')) {
    const [, spaces = '', semicolon = '', rest = ''] =
      /^(\s*)(;?)-{1,}8<-{1,}(.*)$/.exec(line) ?? [];
    if (semicolon !== '') output.push(line.replace(/;(?=-+8<-+)/, ''));
    else if (/^\s*-{1,}8<-{1,}\s*$/.test(line)) isInBlock = !isInBlock;
    else if (isInBlock) output.push(...include(line.trim(), leading(line), files, depth));
    else if (rest.trim() !== '') {
      const name = /^\s*(["'])(.*)\1\s*$/.exec(rest)?.[2];
      output.push(...(name === undefined ? [line] : include(name, spaces, files, depth)));
    } else output.push(...inlineIncludes(line, files, depth));
  }
  return output.join('\n');
}

function inlineIncludes(line: string, files: SnippetFiles, depth: number): string[] {
  const [, spaces = '', path, options = ''] =
    /^(\s*)\{\*\s*(\S+)\s*(.*?)\s*\*\}\s*$/.exec(line) ?? [];
  if (path !== undefined) {
    const text = files.read(path);
    if (text === undefined) return missing(path, files);
    return codeBlockText(path, text, options).map((code) => (code === '' ? '' : spaces + code));
  }
  const [, before = '', written] = /^(\s*)\{!>?\s*(.+?)\s*!\}\s*$/.exec(line) ?? [];
  if (written === undefined) return [line];
  const range = /\[ln:([\d,-]*)\]$|\s+lines=([\d\s,-]*)$/.exec(written);
  const file = range ? written.slice(0, range.index) : written;
  const ranges = range?.[1] ?? range?.[2];
  const name =
    ranges === undefined ? file : `${file}:${ranges.replaceAll('-', ':').replaceAll(' ', ',')}`;
  return include(name, before, files, depth);
}

/** @param name a path, then optionally a section or ranges of lines: `a.py:setup`, `a.py:3:7`, `a.py:1:2,5:6` */
function include(name: string, spaces: string, files: SnippetFiles, depth: number): string[] {
  if (name === '' || name.startsWith(';')) return [];
  if (/^https?:/.test(name)) {
    files.report(`snippet "${name}"`, 'Files of other hosts are not included');
    return [];
  }
  const [, path = name, part = ''] = /^(.+?)(?::([^/\\]*))?$/.exec(name) ?? [];
  const text = files.read(posix.normalize(path));
  if (text === undefined) return missing(path, files);
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const chosen = selectLines(lines, part);
  if (chosen === undefined) return missing(`${path}:${part}`, files);
  const whole = includeSnippets(withoutSectionMarks(chosen).join('\n'), files, depth + 1);
  return whole.split('\n').map((line) => (line === '' ? '' : spaces + line));
}

function selectLines(lines: string[], part: string): string[] | undefined {
  if (part === '') return lines;
  if (/^[\d:,-]+$/.test(part)) {
    return part.split(',').flatMap((range) => {
      const [first = '', last] = range.split(':');
      const start = Number(first || 1);
      const end =
        last === undefined
          ? part.includes(',')
            ? start
            : lines.length
          : Number(last || lines.length);
      return lines.slice(start - 1, end);
    });
  }
  const start = lines.findIndex((line) =>
    new RegExp(`-+8<-+\\s*\\[start:\\s*${escapePattern(part)}\\s*\\]`).test(line),
  );
  const end = lines.findIndex((line) =>
    new RegExp(`-+8<-+\\s*\\[end:\\s*${escapePattern(part)}\\s*\\]`).test(line),
  );
  return start === -1 ? undefined : lines.slice(start + 1, end === -1 ? undefined : end);
}

function withoutSectionMarks(lines: string[]): string[] {
  return lines.filter((line) => !/-+8<-+\s*\[(?:start|end):/.test(line));
}

function missing(path: string, files: SnippetFiles): string[] {
  files.report(`snippet "${path}"`, 'The file or section does not exist');
  return [];
}

function leading(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? '';
}
