import { posix } from 'node:path';
import { hasScheme } from 'folia/format';
import { mapLinks } from '../map-links.ts';
import type { SnippetFiles } from './snippets.ts';

const DIRECTIVE = /(^[ \t]*)?\{%-?\s*include(-markdown)?\s+(["'])(.+?)\3\s*([\s\S]*?)-?%\}/gm;
/** Files that include each other would never end otherwise. */
const MAX_DEPTH = 10;

/**
 * Replaces the directives of the plugin include-markdown (https://github.com/mondeja/mkdocs-include-markdown-plugin):
 * `{% include-markdown "file" start="…" end="…" %}`, and `{% include "file" %}` for other texts. Relative links of the
 * included Markdown are rewritten for the page.
 *
 * @param page the including file, relative to the docs folder
 */
export function includeMarkdown(
  text: string,
  page: string,
  files: SnippetFiles,
  depth = 0,
): string {
  if (depth > MAX_DEPTH) return text;
  return text.replace(
    DIRECTIVE,
    (
      _whole,
      spaces: string | undefined,
      markdown: string | undefined,
      _quote,
      path: string,
      rest: string,
    ) => {
      const file = posix.join(posix.dirname(page), path);
      const content = files.read(file) ?? files.read(path);
      if (content === undefined) {
        files.report(`include of "${path}"`, 'The file does not exist, or is a pattern or a URL');
        return '';
      }
      const chosen = withoutFrontmatter(select(content.replace(/\r\n?/g, '\n'), readOptions(rest)));
      const nested = includeMarkdown(chosen, file, files, depth + 1).trimEnd();
      const whole =
        markdown === undefined ? nested : mapLinks(nested, (url) => rebase(url, file, page));
      const indent = spaces ?? '';
      return whole
        .split('\n')
        .map((line) => (line === '' ? '' : indent + line))
        .join('\n');
    },
  );
}

function readOptions(rest: string): Map<string, string> {
  const found = rest.matchAll(/([\w-]+)\s*=\s*(["'])([\s\S]*?)\2/g);
  return new Map(
    Array.from(found, ([, key = '', , value = '']) => [key, value.replaceAll('\\n', '\n')]),
  );
}

/** The part of the text between two marks. */
function select(content: string, options: Map<string, string>): string {
  const [start, end] = [options.get('start'), options.get('end')];
  const from = start === undefined ? -1 : content.indexOf(start);
  const after = start === undefined || from === -1 ? content : content.slice(from + start.length);
  const to = end === undefined ? -1 : after.indexOf(end);
  return to === -1 ? after : after.slice(0, to);
}

function withoutFrontmatter(content: string): string {
  return content.replace(/^---\n[\s\S]*?\n---\n/, '');
}

/** A relative address in an included file, as an address on the page. */
function rebase(url: string, file: string, page: string): string {
  if (url === '' || hasScheme(url) || /^[/#]/.test(url)) return url;
  if (posix.dirname(file) === posix.dirname(page)) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  return posix.relative(posix.dirname(page), posix.join(posix.dirname(file), path)) + rest;
}
