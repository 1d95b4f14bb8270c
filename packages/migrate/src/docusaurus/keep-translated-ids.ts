import { splitFrontmatter } from 'folia/format';
import { slug } from 'github-slugger';
import { keepHeadingIds, readHeadings } from '../heading-ids.ts';
import { originalPath } from '../original-path.ts';
import type { Texts } from './rename-files.ts';

/**
 * Writes `{#id}` after the headings of translated pages. Docusaurus derives an id from the translated heading, and the
 * engine from the original heading, so links to sections would be dead.
 */
export function keepTranslatedIds(texts: Texts): Map<string, string> {
  return new Map(
    [...texts].map(([path, text]) => {
      const original = /\.mdx?$/.test(path) ? texts.get(originalPath(path) ?? '') : undefined;
      return [path, original === undefined ? text : withIds(text, original)];
    }),
  );
}

function withIds(text: string, original: string): string {
  const { head, body } = splitFrontmatter(text);
  return takesOtherIds(body, splitFrontmatter(original).body)
    ? head + keepHeadingIds(body, { slug, all: true, isMdx: true })
    : text;
}

/** The engine gives a translation the ids of its original if the levels of their headings are the same. */
function takesOtherIds(translation: string, original: string): boolean {
  const translated = readHeadings(translation);
  const originals = readHeadings(original);
  const isSame = (key: 'level' | 'title') =>
    translated.map((heading) => heading[key]).join('\n') ===
    originals.map((heading) => heading[key]).join('\n');
  return isSame('level') && !isSame('title');
}
