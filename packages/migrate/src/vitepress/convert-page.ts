import { keepHeadingIds, readHeadings } from '../heading-ids.ts';
import type { Note } from '../note.ts';
import { mapOutsideCode } from '../outside-code.ts';
import { printPage } from '../print-frontmatter.ts';
import type { CopyPath } from '../source-path.ts';
import { hideTwoslash } from '../twoslash.ts';
import { keepBlockIds } from './block-attributes.ts';
import { convertFences, type FenceOptions } from './code-fences.ts';
import { convertContainers } from './containers.ts';
import { convertFrontmatter } from './convert-frontmatter.ts';
import { convertLinks, type LinkContext } from './convert-links.ts';
import { hideComments } from './hidden-comments.ts';
import { homePage } from './home-page.ts';
import { inlineIncludes, inlineSnippets, type SourceTexts } from './includes.ts';
import { moveInlineFootnotes } from './inline-footnotes.ts';
import type { PlannedPage } from './plan-pages.ts';
import type { VuePart } from './vue-expressions.ts';
import { convertVue } from './vue-syntax.ts';

export type PageContext = {
  siteTitle: string;
  displayed: ReadonlyMap<string, string | null>;
  sources: SourceTexts;
  fences: FenceOptions;
  links: LinkContext;
  slugify: (title: string) => string;
  /** Whether a plugin reads footnotes within the text. */
  hasFootnotes: boolean;
  /** The title of `details` without one. */
  detailsLabel: string | undefined;
  /** The delimiters of attributes such as `{#id}`. */
  attributeMarks: { open: string; close: string };
};

export type ConvertedPage = {
  text: string;
  copies: CopyPath[];
  /** Names of containers that become admonitions of the site's own. */
  keywords: string[];
  notes: Note[];
};

/** Converts a page: its frontmatter, and VitePress's extensions of Markdown and Vue code in its text. */
export function convertPage(page: PlannedPage, context: PageContext): ConvertedPage {
  const { sources } = context;
  const notes: Note[] = [];
  const missing = (what: string) => (part: { written: string; line: number }) =>
    notes.push(
      pageNote(
        page,
        part.line,
        part.written,
        `The ${what} does not exist; the line is now a comment.`,
      ),
    );
  const included = inlineIncludes(page.body, page.file, sources);
  included.missing.forEach(missing('included file or its part'));
  const { text: visible, restore } = hideComments(included.text);
  const snippets = inlineSnippets(visible, page.file, sources);
  snippets.missing.forEach(missing('file of the code or its region'));
  const noted = context.hasFootnotes ? moveInlineFootnotes(snippets.text) : snippets.text;
  const fenced = convertFences(fillCode(hideTwoslash(noted), page), context.fences);
  const boxed = convertContainers(fenced.text, context);
  const titled = readHeadings(boxed.text).find(({ level }) => level === 1)?.title;
  const values = {
    frontmatter: page.frontmatter,
    title: stringOr(page.frontmatter['title'], titled),
    siteTitle: context.siteTitle,
    teams: page.teams,
  };
  // Before Vue components in headings become text.
  const withIds = keepHeadingIds(removeAttributes(boxed.text, context.attributeMarks), {
    slug: (title) => context.slugify(title.replace(/:\w+:/g, '').trim()),
    all: page.localeKey !== undefined,
    isAsWritten: true,
  });
  const vue = convertVue(withIds, values);
  // Lines are those of the page as written.
  const located = convertVue(hideComments(page.body).text, values).parts;
  notes.push(...vueNotes(page, vue.parts, located));
  notes.push(...fenced.unknown.map((language) => languageNote(page, language)));
  const body = insertContents(vue.text, context);
  const home =
    page.frontmatter['layout'] === 'home'
      ? homePage(page.frontmatter, context.siteTitle)
      : undefined;
  const whole = home ? `${home.html}\n\n${body}` : body;
  const linked = convertLinks(whole, page, context.links);
  const { value, dropped } = convertFrontmatter(page, {
    plan: context.links.plan,
    displayed: context.displayed,
  });
  return {
    text: printPage(
      { ...value, title: value['title'] ?? titleBesideBadge(boxed.text), ...home?.frontmatter },
      restore(linked.text),
      dropped,
    ),
    copies: linked.copies,
    keywords: boxed.keywords,
    notes,
  };
}

/** The title of a page whose heading contains a badge, which VitePress does not count as part of the title. */
function titleBesideBadge(text: string): string | undefined {
  if (!/^#[ \t].*<Badge[\s/>]/m.test(text)) return undefined;
  const [heading] = readHeadings(text);
  return heading?.level === 1 ? heading.title : undefined;
}

function stringOr(value: unknown, other: string | undefined): string | undefined {
  return typeof value === 'string' ? value : other;
}

/** Fills in expressions of the page's own values in code whose language ends in `-vue`. */
function fillCode(text: string, { frontmatter }: PlannedPage): string {
  return text.replace(
    /^([ \t]*)(`{3,}|~{3,})([\w+#-]*-vue\b[^\n]*)\n([\s\S]*?)\n\1\2[ \t]*$/gm,
    (_whole, indent: string, fence: string, info: string, code: string) => {
      const filled = code.replace(
        /\{\{\s*\$?frontmatter\.([\w]+)\s*\}\}/g,
        (expression: string, key: string) => stringOr(frontmatter[key], undefined) ?? expression,
      );
      return `${indent}${fence}${info}\n${filled}\n${indent}${fence}`;
    },
  );
}

/** Removes `{target="_blank"}` after links and pictures, and classes after headings and other blocks, whose ids it keeps. */
function removeAttributes(text: string, { open, close }: PageContext['attributeMarks']): string {
  return mapOutsideCode(text, (hidden) =>
    keepBlockIds(
      hidden
        .replaceAll(`${open}#`, '{#')
        .replace(/(\{#[^\s{}]+)[^\n]*$/gm, (whole: string, id: string) =>
          whole.endsWith(close) ? `${id}}` : whole,
        )
        .replace(/(\]\([^()\n]*\))\{[^{}\n]*\}/g, '$1')
        .replace(/^(#{1,6}[ \t].*?)[ \t]*\{[ \t]*[.][^{}#\n]*\}[ \t]*$/gm, '$1'),
    ),
  );
}

/** Replaces `[[toc]]` with a list of links to the sections. */
function insertContents(text: string, { slugify }: Pick<PageContext, 'slugify'>): string {
  if (!/^\[\[toc\]\]\s*$/im.test(text)) return text;
  const headings = readHeadings(text).filter(({ level }) => level === 2 || level === 3);
  const list = headings
    .map(({ level, title, id }) => {
      const label = title.replace(/[[\]\\<*_`]/g, '\\$&');
      return `${level === 3 ? '  ' : ''}- [${label}](#${id ?? slugify(title)})`;
    })
    .join('\n');
  return mapOutsideCode(text, (hidden) => hidden.replace(/^\[\[toc\]\][ \t]*$/gim, () => list));
}

const VUE_RESULTS: Record<VuePart['kind'], string> = {
  component: 'Vue components cannot be migrated; a note in the page takes its place',
  picture: 'The component shows a picture or a video, which takes its place',
  team: 'The list of members is HTML in the page',
  inline: 'Vue components cannot be migrated; it is removed from its line',
  wrapper: 'Vue components cannot be migrated; what is between its tags is kept',
  attribute: 'Vue evaluated these attributes; they are removed',
  expression: 'Vue evaluated this expression; it is shown as written',
  script: 'Scripts of pages cannot be migrated; it is removed',
  style: 'The style needs a compiler; it is removed',
};

/** A note for each construct of a page, with its lines; parts of included files have none. */
function vueNotes(page: PlannedPage, parts: VuePart[], located: VuePart[]): Note[] {
  const keyOf = ({ kind, written }: VuePart) => `${kind} ${written}`;
  const places = Map.groupBy(located, keyOf);
  return [...new Map(parts.map((part) => [keyOf(part), part])).entries()].map(([key, part]) => {
    const lines = (places.get(key) ?? []).map(({ line }) => line);
    const others = lines.slice(1).map((line) => line + page.linesAbove);
    const word = others.length === 1 ? 'line' : 'lines';
    const also = others.length > 0 ? `, also in ${word} ${others.join(', ')}` : '';
    const note = pageNote(page, lines[0], part.written, `${VUE_RESULTS[part.kind]}${also}.`);
    return part.kind === 'picture' || part.kind === 'team' ? { ...note, outcome: 'changed' } : note;
  });
}

function languageNote(page: PlannedPage, language: string): Note {
  const text = 'The language is unknown; the code has no colors.';
  return pageNote(page, undefined, `code in "${language}"`, text);
}

function pageNote(page: PlannedPage, line: number | undefined, key: string, text: string): Note {
  return {
    group: 'pages',
    outcome: 'dropped',
    key: key.length > 80 ? `${key.slice(0, 79)}…` : key,
    text,
    file: page.sourcePath,
    line: line === undefined ? undefined : line + page.linesAbove,
  };
}
