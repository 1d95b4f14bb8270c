import { printFence } from '../../fences.ts';
import { parseAttributes } from './attribute-list.ts';
import { attributeOf } from './html.ts';
import { dedent, indentOf, isBlank, trimBlank } from './lines.ts';
import type { PageText, ReadBlock } from './page-text.ts';

const START = /^( {0,3})(`{3,}|~{3,})(?!.*`{3}) *(.*?) *$/;

/** Names of Pygments that the highlighter knows by another name: https://pygments.org/docs/lexers/ */
const LANGUAGES = new Map(
  Object.entries({
    py: 'python',
    py3: 'python',
    python3: 'python',
    pycon: 'python',
    pytb: 'text',
    output: 'text',
    requirements: 'text',
    'shell-session': 'console',
    doscon: 'bat',
    jinja2: 'jinja',
    'html+jinja': 'jinja-html',
    'html+jinja2': 'jinja-html',
    postgres: 'sql',
    postgresql: 'sql',
    'c-objdump': 'text',
    dockerfile: 'docker',
    math: 'latex',
  }),
);

/** Reads a fenced code block: https://facelessuser.github.io/pymdown-extensions/extensions/superfences/ */
export const readFence: ReadBlock = (lines, start, page) => {
  const [, spaces = '', fence = '', info = ''] = START.exec(lines[start] ?? '') ?? [];
  if (fence === '') return undefined;
  const closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},} *$`);
  const length = lines.slice(start + 1).findIndex((line) => closing.test(line));
  const end = length === -1 ? lines.length : start + 1 + length;
  const code = dedent(lines.slice(start + 1, end), spaces.length);
  return { lines: codeBlock(code, info, page), end: end + 1 };
};

/** Reads code that is indented by four spaces. Its first line can name the language: `:::python`. */
export const readIndentedCode: ReadBlock = (lines, start, page) => {
  if (indentOf(lines[start] ?? '') < 4) return undefined;
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index];
    if (isBlank(line)) continue;
    if (indentOf(line ?? '') < 4) break;
    end = index + 1;
  }
  const [first = '', ...rest] = trimBlank(dedent(lines.slice(start, end), 4));
  const language = /^(?::{2,}|#!)([\w+#-]+) *$/.exec(first)?.[1];
  return {
    lines:
      language === undefined
        ? codeBlock([first, ...rest], 'text', page)
        : codeBlock(rest, language, page),
    end,
  };
};

/**
 * The mark of an annotation in a comment (https://squidfunk.github.io/mkdocs-material/reference/code-blocks/#code-annotations);
 * elsewhere, `at(0)!` is code.
 */
const ANNOTATION = /(?<=(?:\/\/|#|<!--|--|\/\*).*)\((\d+)\)!/g;

/**
 * A fence of the engine.
 *
 * @param info the text after the fence: language and options, or an attribute list
 */
export function codeBlock(code: string[], info: string, page: PageText): string[] {
  const { language, meta } = convertInfo(info, page);
  if (language === 'math') return ['$$', ...code, '$$'];
  const shown = code.map((line) => line.replace(ANNOTATION, '($1)'));
  return printFence([language, ...meta].join(' '), shown.join('\n'));
}

function convertInfo(info: string, page: PageText): { language: string; meta: string[] } {
  const list = /^([\w+#.-]*) *\{(.*)\}$/.exec(info);
  const written = list ? parseAttributes(list[2] ?? '') : undefined;
  const bare = (list ? list[1] : /^[\w+#.-]+(?=\s|$)/.exec(info)?.[0]) ?? '';
  const options = list ? (list[2] ?? '') : info.slice(bare.length);
  const name = bare || (written?.classes[0] ?? '');
  const option = (key: string) => written?.values.get(key) ?? attributeOf(` ${options} `, key);
  const title = option('title');
  const marked = option('hl_lines');
  const first = option('linenums') ?? (page.extensions.lineNumbers ? '1' : undefined);
  return {
    language: languageOf(name, page),
    meta: [
      ...(title === undefined
        ? []
        : [`title="${title.replace(/<\/?[a-z][^<>]*>/gi, '').replaceAll('"', "'")}"`]),
      ...(marked === undefined || marked.trim() === ''
        ? []
        : [
            `{${marked
              .trim()
              .split(/[\s,]+/)
              .join(',')}}`,
          ]),
      ...numbersOption(first),
    ],
  };
}

/** @param first the number of the first line, then optionally steps */
function numbersOption(first: string | undefined): string[] {
  const [number = ''] = (first ?? '').trim().split(/\s+/);
  if (first === undefined || /^(?:false|none|0)$/i.test(number)) return [];
  return [/^\d+$/.test(number) && number !== '1' ? `showLineNumbers=${number}` : 'showLineNumbers'];
}

function languageOf(name: string, page: PageText): string {
  const lower = name.toLowerCase();
  if (lower === '' || lower === 'mermaid' || lower === 'math') return lower === '' ? 'text' : lower;
  const known = LANGUAGES.get(lower) ?? lower;
  if (page.knowsLanguage(known)) return known;
  page.report(
    `code in "${name}"`,
    'The highlighter does not support this language; the code is plain text',
  );
  return 'text';
}
