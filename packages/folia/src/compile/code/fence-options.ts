import { didYouMean, nearest } from 'folia-problems';
import { parseRanges } from './fence-meta.ts';

/** What is wrong with an option of a code fence. */
export type FenceFault = {
  message: string;
  hint: string;
  /** Whether a plugin of the site may give the option a meaning. */
  isUnlikeOwn?: boolean;
};

/** Options with a value in quotes, and those that are a word. */
const NAMED = ['title', 'file', 'region', 'lines'];
const FLAGS = ['showLineNumbers', 'wrap', 'npm2yarn'];

const LINES_USAGE = 'Lines are counted from 1: {1,3-5} marks the first and three others.';

const ALLOWED =
  'Allowed: title="…", {1,3-5}, /word/, showLineNumbers, showLineNumbers=7, wrap, npm2yarn, and file="…" with region="…" or lines="5-9".';

/** What to write for options of other generators, by their names in lower case without hyphens. */
const OTHER_NAMES: Record<string, string> = {
  ...namesFor('showLineNumbers', ['linenumbers', 'linenums', 'numberlines', 'numbered']),
  ...namesFor('showLineNumbers=7', ['startlinenumber', 'linenostart', 'startfrom']),
  ...namesFor('title="…"', ['filename', 'name', 'tab', 'caption']),
  ...namesFor('{1,3-5}', ['hl_lines', 'highlight', 'highlightlines', 'mark', 'emphasizelines']),
  ...namesFor('"[!code ++]" in a comment at the end of the line', ['ins', 'add', 'added']),
  ...namesFor('"[!code --]" in a comment at the end of the line', ['del', 'remove', 'removed']),
  ...namesFor('"[!code focus]" in a comment at the end of the line', ['focus', 'focuslines']),
  ...namesFor('wrap', ['softwrap', 'wordwrap', 'wraplines']),
};

/** A value in quotes, braces or neither, braces, a word between slashes, text in quotes, or any other word. */
const OPTION =
  /[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S*)|\{[^}]*\}|\/(?:\\.|[^/\\])+\/(?!\S)|"[^"]*"|'[^']*'|\[[^\]]*\]|[^\s{]+/g;

/**
 * Finds the options of a code fence that have no effect. Words without a value that resemble no option are not reported:
 * other programs read them, such as `no_run` (tests of samples) and `live` (Docusaurus).
 */
export function findFenceFaults(meta: string): FenceFault[] {
  const options = meta.match(OPTION) ?? [];
  const names = options.map((option) => /^([\w-]+)=/.exec(option)?.[1]);
  return options.flatMap((option, index) => {
    const earlier = names.slice(0, index);
    return findFault(option, names.includes('file')) ?? findRival(option, names, earlier) ?? [];
  });
}

/** Finds options that another one overrides: the first with the same name, or a region instead of lines. */
function findRival(
  option: string,
  names: (string | undefined)[],
  earlier: (string | undefined)[],
): FenceFault | undefined {
  const name = NAMED.find((known) => option.startsWith(`${known}=`));
  if (name === undefined) return undefined;
  if (earlier.includes(name)) {
    return fault(option, `The first ${name}="…" counts. Write one of the two.`);
  }
  return name === 'lines' && names.includes('region')
    ? fault(option, 'A region is chosen already. Write region="…" or lines="…".')
    : undefined;
}

function findFault(option: string, hasFile: boolean): FenceFault | undefined {
  const ranges = /^\{([\d,\s-]+)\}$/.exec(option)?.[1];
  if (ranges !== undefined) return findFaultOfRanges(ranges);
  if (/^\/.+\/$|^showLineNumbers=\d+$/.test(option)) return undefined;
  if (FLAGS.includes(option)) return undefined;
  const [, name = '', value] = /^([\w-]+)(?:=(.*))?$/s.exec(option) ?? [];
  if (NAMED.includes(name)) return findFaultOfNamed(option, name, value, hasFile);
  if (name === 'showLineNumbers')
    return fault(option, 'Write showLineNumbers, or showLineNumbers=7 to begin with line 7.');
  const other = Object.hasOwn(OTHER_NAMES, foldedName(name)) && OTHER_NAMES[foldedName(name)];
  // A plugin with many users makes tabs of code with this option.
  if (other) return { ...fault(option, `Write ${other}.`), isUnlikeOwn: name === 'tab' };
  const bracketed = /^\[(.+)\]$/.exec(option)?.[1];
  if (bracketed !== undefined) return fault(option, `For a title, write title="${bracketed}".`);
  if (option === ':line-numbers') return fault(option, 'Write showLineNumbers.');
  if (value === undefined && /^[\w.:-]/.test(option)) return findFaultOfWord(option);
  const known = value === undefined ? [] : [...NAMED, 'showLineNumbers'];
  const isOwn = nearest(name, known) !== undefined;
  return { ...fault(option, `${didYouMean(name, known)}${ALLOWED}`), isUnlikeOwn: !isOwn };
}

/** Finds the first range in a list that marks no line, such as `5-3` or `0`. A comma at the end is harmless. */
function findFaultOfRanges(ranges: string): FenceFault | undefined {
  const parts = ranges.split(',').map((part) => part.replaceAll(/\s*-\s*/g, '-').trim());
  if (parts.every((part) => part === '')) return fault(`{${ranges}}`, LINES_USAGE);
  const isRange = (part: string) => /^\d+(?:-\d+)?$/.test(part) && parseRanges(part).length > 0;
  const part = parts.find((written) => written !== '' && !isRange(written));
  if (part === undefined) return undefined;
  const [, start = '', end = ''] = /^(\d+)-(\d+)$/.exec(part) ?? [];
  const isReversed = Number(start) > Number(end) && Number(end) > 0;
  return {
    message: `The range {${part}} of this code block marks no line.`,
    hint: isReversed ? `Write {${end}-${start}}.` : LINES_USAGE,
  };
}

function findFaultOfNamed(
  option: string,
  name: string,
  value: string | undefined,
  hasFile: boolean,
): FenceFault | undefined {
  if (!/^(?:"[^"]*"|'[^']*')$/.test(value ?? '')) {
    return fault(option, `Write the value in quotes: ${name}="${value || '…'}".`);
  }
  const needsFile = name === 'region' || name === 'lines';
  return needsFile && !hasFile
    ? fault(option, `It chooses a part of a file: file="./example.ts" ${option}.`)
    : undefined;
}

/** Ignores short words, since many resemble an option: "raw" is almost "wrap". */
function findFaultOfWord(word: string): FenceFault | undefined {
  const meant = word.length > 3 ? nearest(word, FLAGS) : undefined;
  return meant === undefined ? undefined : fault(word, `Did you mean "${meant}"? ${ALLOWED}`);
}

function fault(option: string, hint: string): FenceFault {
  return { message: `The option ${option} of this code block has no effect.`, hint };
}

function namesFor(written: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, written]));
}

function foldedName(name: string): string {
  return name.toLowerCase().replaceAll('-', '');
}
