import { mapFenceInfo } from '../fences.ts';

export type FenceOptions = {
  /** Whether all code has line numbers unless a fence says otherwise. */
  lineNumbers?: boolean;
  /** Other names of languages, in lower case. */
  aliases?: Record<string, string>;
  knowsLanguage: (name: string) => boolean;
};

/** The suffix of languages whose code has Vue expressions: `js-vue`. */
const VUE = /-vue$/;

/**
 * Converts the options of code fences (https://vitepress.dev/guide/markdown#syntax-highlighting-in-code-blocks) to those
 * of the engine.
 *
 * @returns languages that the engine does not know, which become `text`
 */
export function convertFences(
  text: string,
  options: FenceOptions,
): { text: string; unknown: string[] } {
  const unknown = new Set<string>();
  const converted = mapFenceInfo(text, (info) => {
    const { language, meta } = convertFenceInfo(info, options);
    if (language === '') return meta === '' ? '' : `text${meta}`;
    if (options.knowsLanguage(language)) return `${language}${meta}`;
    unknown.add(language);
    return `text${meta}`;
  });
  return { text: converted, unknown: [...unknown] };
}

/** @example convertFenceInfo('js{1,3}:line-numbers [a.js]', …) // { language: 'js', meta: ' {1,3} showLineNumbers title="a.js"' } */
export function convertFenceInfo(
  info: string,
  { lineNumbers = false, aliases = {} }: Omit<FenceOptions, 'knowsLanguage'>,
): { language: string; meta: string } {
  const [, label] = /\[([^\]]+)\]/.exec(info.replace(/"[^"]*"/g, '')) ?? [];
  const bare = info.replace(/\[[^\]]*\]/, ' ');
  const written = /^[^\s{:[]*/.exec(bare)?.[0]?.replace(VUE, '').replace(/=\d*$/, '') ?? '';
  const language = aliases[written.toLowerCase()] ?? written;
  const [, isOff, start] = /:(no-)?line-numbers(?:=(\d+))?/.exec(bare) ?? [];
  const numbered = /:line-numbers/.test(bare) || (lineNumbers && isOff === undefined);
  const [ranges] = /\{[\d,\s-]+\}/.exec(bare) ?? [];
  const [title] = /(?<![\w-])title="[^"]*"/.exec(info) ?? [];
  const meta = [
    ranges,
    numbered && (start === undefined ? 'showLineNumbers' : `showLineNumbers=${start}`),
    label === undefined ? title : `title="${cleanLabel(label)}"`,
  ].filter(Boolean);
  return { language, meta: meta.map((word) => ` ${word}`).join('') };
}

/** A label may contain the name of an icon: `npm ~vscode-icons:file-type-npm~`. */
function cleanLabel(label: string): string {
  return label
    .replace(/~[^~]*~/g, '')
    .replaceAll('"', "'")
    .trim();
}
