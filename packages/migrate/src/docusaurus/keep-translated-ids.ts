import { slug } from 'github-slugger';
import { keepHeadingIds, readHeadings } from '../heading-ids.ts';
import type { Texts } from './rename-files.ts';

const TRANSLATION = /^i18n\/[^/]+\/(.+)\.mdx?$/;
const FRONTMATTER = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Writes `{#id}` after the headings of translated pages. Docusaurus derives an id from the translated heading, and the engine
 * from that of the original, so links to sections would be dead.
 */
export function keepTranslatedIds(texts: Texts): Map<string, string> {
  return new Map(
    [...texts].map(([path, text]) => {
      const [, originalPath] = TRANSLATION.exec(path) ?? [];
      const original =
        originalPath === undefined
          ? undefined
          : (texts.get(`${originalPath}.md`) ?? texts.get(`${originalPath}.mdx`));
      return [path, original === undefined ? text : withIds(text, original)];
    }),
  );
}

function withIds(text: string, original: string): string {
  const frontmatter = FRONTMATTER.exec(text)?.[0] ?? '';
  const body = text.slice(frontmatter.length);
  return takesOtherIds(body, original.replace(FRONTMATTER, ''))
    ? frontmatter + keepHeadingIds(body, { slug, all: true, isMdx: true })
    : text;
}

/** The engine takes the ids of the original if both have the same headings, as far as their levels tell. */
function takesOtherIds(translation: string, original: string): boolean {
  const translated = readHeadings(translation);
  const originals = readHeadings(original);
  const isSame = (key: 'level' | 'title') =>
    translated.map((heading) => heading[key]).join('\n') ===
    originals.map((heading) => heading[key]).join('\n');
  return isSame('level') && !isSame('title');
}
