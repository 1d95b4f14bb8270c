import { splitFrontmatter } from 'folia/format';
import { SiteError } from 'folia-problems';
import { asObject, type Values } from '../note.ts';
import { readYaml } from './read-yaml.ts';

export type PageParts = {
  frontmatter: Values;
  body: string;
  /** Why part of the frontmatter could not be read. */
  flaw?: string;
};

/**
 * Splits a page into frontmatter and text. Both styles of MkDocs are read: YAML between lines of dashes, and lines of
 * `key: value` (https://www.mkdocs.org/user-guide/writing-your-docs/#meta-data). As in MkDocs, frontmatter that is not
 * YAML does not stop the migration: its plain lines are read.
 */
export function readPage(path: string, text: string): PageParts {
  const plain = text.replace(/^\uFEFF/, '');
  const { head, yaml, body } = splitFrontmatter(plain, { endsWithDots: true });
  if (head === '') return readPlainLines(plain);
  try {
    return { frontmatter: asObject(readYaml(yaml, path)), body };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { frontmatter: readLines(yaml), body, flaw: error.problems[0]?.message ?? '' };
  }
}

/** Keys and their values as strings, without lists and maps. */
function readLines(source: string): Values {
  const lines = source.matchAll(/^([A-Za-z][\w-]*):[ \t]+(\S.*?)[ \t]*\r?$/gm);
  return Object.fromEntries(
    Array.from(lines, ([, key = '', value = '']): [string, string] => [
      key,
      value.replace(/^(["'])(.*)\1$/, '$2'),
    ]),
  );
}

/** Keys that begin a page without dashes; any other word before a colon is text. */
const PLAIN_KEY = /^(?:title|description|template|authors?|date|summary|keywords|tags|hide)$/i;

/** Metadata of MultiMarkdown: lines at the start of a page, up to the first empty one. */
function readPlainLines(text: string): PageParts {
  const [head = ''] =
    /^(?:[A-Za-z][\w-]*:[^\n]*\n|[ \t]{4,}\S[^\n]*\n)+(?=[ \t]*\r?\n|$)/.exec(text) ?? [];
  const frontmatter = readLines(head);
  const keys = Object.keys(frontmatter);
  if (keys.length === 0 || !keys.every((key) => PLAIN_KEY.test(key))) {
    return { frontmatter: {}, body: text };
  }
  const lower = Object.entries(frontmatter).map(([key, value]) => [key.toLowerCase(), value]);
  return { frontmatter: Object.fromEntries(lower), body: text.slice(head.length) };
}
