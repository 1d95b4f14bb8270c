import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from 'lightningcss';
import { z } from 'zod';
import { engineFile } from '../engine-files.ts';
import { moduleStyles, type PublishFile } from './module-styles.ts';
import { STYLE_TARGETS } from './style-targets.ts';

const FOLDER = engineFile('app/styles');

/** Style rules that only some documents need, and what in a document's HTML tells that it does. */
const PARTS = [
  { file: 'button.css', layer: 'base', usedBy: /class="button/ },
  {
    // Class names of Docusaurus, which begin with the name of a block.
    file: 'infima.css',
    layer: 'content',
    usedBy:
      /class="(?:[^" ]+ )*(?:row|container|container-fluid|(?:col|hero|button|card|badge|alert|avatar|text|shadow|(?:margin|padding)(?:-[a-z]+)?)(?:--|__)[^" ]+)[ "]/,
  },
  { file: 'two-logos.css', layer: 'content', usedBy: /only-dark/ },
  { file: 'search-box.css', layer: 'shell', usedBy: /class="search-box"/ },
  { file: 'search-dialog.css', layer: 'shell', usedBy: /id="search-dialog"/ },
  { file: 'navbar-styles.css', layer: 'shell', usedBy: /navbar-primary|navbar-dark/ },
  { file: 'navbar-html.css', layer: 'shell', usedBy: /class="navbar-html"/ },
  { file: 'navbar-hiding.css', layer: 'shell', usedBy: /navbar-hiding/ },
  { file: 'dropdown.css', layer: 'shell', usedBy: /class="dropdown"/ },
  { file: 'contents.css', layer: 'shell', usedBy: /class="toc"/ },
  { file: 'page-footer.css', layer: 'shell', usedBy: /class="page-footer"/ },
  { file: 'page-tags.css', layer: 'shell', usedBy: /class="page-tags"/ },
  { file: 'notice.css', layer: 'content', usedBy: /class="notice/ },
  { file: 'not-found.css', layer: 'content', usedBy: /class="notice not-found"/ },
  {
    file: 'prose-rare.css',
    layer: 'content',
    // A disclosure of the text, not a category of the sidebar.
    usedBy:
      /<details(?: open(?:="")?)?>(?!<summary class="category")|<kbd|<blockquote|<hr|contains-task-list/,
  },
  { file: 'category.css', layer: 'content', usedBy: /class="category-cards"/ },
  {
    file: 'blog.css',
    layer: 'content',
    usedBy: /class="(?:byline|posts|post-tags|year-list|blog-ways|blog-index|about-author)"/,
  },
  { file: 'sidebar-html.css', layer: 'shell', usedBy: /sidebar-html/ },
  { file: 'tables.css', layer: 'content', usedBy: /class="table-frame"/ },
  { file: 'code.css', layer: 'content', usedBy: /class="code"/ },
  { file: 'picture.css', layer: 'content', usedBy: /class="picture"/ },
  { file: 'math.css', layer: 'content', usedBy: /<math/ },
  { file: 'code-lines.css', layer: 'content', usedBy: /class="line/ },
  {
    file: 'code-marks.css',
    layer: 'content',
    usedBy:
      /class="prompt"|<mark>|class="line [\w ]*(?:added|removed|error|warning|focus)|<pre[^>]* class="[\w ]*(?:wrapped|focused)/,
  },
  { file: 'admonition.css', layer: 'content', usedBy: /class="admonition / },
  { file: 'tabs.css', layer: 'content', usedBy: /class="tabs[" ]/ },
  { file: 'diagram.css', layer: 'content', usedBy: /class="diagram"/ },
  { file: 'method.css', layer: 'shell', usedBy: /class="method / },
  // Behind tabs and code, which it makes smaller; its rules for the columns of a page are the shell's.
  { file: 'api.css', layer: 'content', usedBy: /class="api-/ },
  // Behind all others, which it mirrors.
  { file: 'rtl.css', layer: 'content', usedBy: /dir="rtl"/ },
];

export type Styles = {
  /** All rules: what a live shell needs, since any page may come next. */
  all: string;
  /** The rules of what a live shell shows while a page is fetched. */
  live: string;
  /** The rules that a document with this HTML needs. */
  forHtml: (html: string) => string;
};

export const styleRulesSchema = z.object({
  core: z.string(),
  /** The parts, each in its layer, in the order of the list above. */
  parts: z.array(z.string()),
  live: z.string(),
  /** The site's own rules. */
  own: z.string(),
});

/** What makes rules of more than one file, or has a file published each time. */
const LEADS_TO_FILES = /@import|url\(|image-set\(|\bcomposes\b/i;

/** The minified rules of a site before documents choose among them. */
type StyleRules = z.infer<typeof styleRulesSchema>;

/**
 * The style rules of a site: the engine's in their layers, then the site's own.
 * @param publish gives the address of a file that they show
 */
export async function bundleStyles(
  siteDir: string,
  customCss: string[],
  publish: PublishFile,
): Promise<Styles> {
  return stylesFrom((await minifyRules(siteDir, customCss, publish)).value);
}

/**
 * @param publish gives the address of a file that they show
 * @returns with the files that the rules are made from, undefined where these are not all there is to do
 */
export async function minifyRules(
  siteDir: string,
  customCss: string[],
  publish: PublishFile,
): Promise<{ value: StyleRules; files: string[] | undefined }> {
  const custom = customCss.map((path) => join(siteDir, path));
  const sheets = await Promise.all(custom.map((file) => moduleStyles(file, siteDir, publish)));
  const value = {
    core: minifyStyles(join(FOLDER, 'index.css')),
    parts: PARTS.map(({ file, layer }) => `@layer ${layer}{${minifyStyles(join(FOLDER, file))}}`),
    live: `@layer shell{${minifyStyles(join(FOLDER, 'live.css'))}}`,
    own: sheets.map(({ css }) => css).join(''),
  };
  const engines = readdirSync(FOLDER).map((name) => join(FOLDER, name));
  const isWhole = custom.every((file) => !LEADS_TO_FILES.test(readFileSync(file, 'utf8')));
  return { value, files: isWhole ? [...engines, ...custom] : undefined };
}

/** The rules as documents use them. */
export function stylesFrom({ core, parts, live, own }: StyleRules): Styles {
  const withParts = (isUsed: (part: (typeof PARTS)[number]) => boolean) =>
    core + parts.filter((_, index) => PARTS[index] && isUsed(PARTS[index])).join('') + own;
  return {
    all: withParts(() => true),
    live,
    forHtml: (html) => withParts(({ usedBy }) => usedBy.test(html)),
  };
}

/** A style sheet with its imports in place, in few bytes. */
export function minifyStyles(filename: string): string {
  return bundle({
    filename,
    minify: true,
    targets: STYLE_TARGETS,
    drafts: { customMedia: true },
  }).code.toString();
}
