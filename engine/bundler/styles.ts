import { join } from 'node:path';
import { bundle } from 'lightningcss';
import { PACKAGE_DIR } from './module-loader.ts';
import { moduleStyles, type PublishFile } from './module-styles.ts';
import { STYLE_TARGETS } from './style-targets.ts';

const FOLDER = join(PACKAGE_DIR, 'engine/app/styles');

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
  { file: 'two-logos.css', layer: 'base', usedBy: /only-dark/ },
  { file: 'search-box.css', layer: 'shell', usedBy: /class="search-box"/ },
  { file: 'navbar-styles.css', layer: 'shell', usedBy: /navbar-primary|navbar-dark/ },
  { file: 'navbar-html.css', layer: 'shell', usedBy: /class="navbar-html"/ },
  { file: 'navbar-hiding.css', layer: 'shell', usedBy: /navbar-hiding/ },
  { file: 'dropdown.css', layer: 'shell', usedBy: /class="dropdown"/ },
  { file: 'contents.css', layer: 'shell', usedBy: /class="toc"/ },
  { file: 'page-footer.css', layer: 'shell', usedBy: /class="page-footer"/ },
  { file: 'page-tags.css', layer: 'shell', usedBy: /class="page-tags"/ },
  { file: 'notice.css', layer: 'content', usedBy: /class="notice/ },
  {
    file: 'prose-rare.css',
    layer: 'content',
    // A disclosure of the text, not a category of the sidebar.
    usedBy:
      /<details(?: open(?:="")?)?>(?!<summary class="category")|<kbd|<blockquote|<hr|contains-task-list/,
  },
  { file: 'category.css', layer: 'content', usedBy: /class="category-cards"/ },
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

/**
 * The style rules of a site: the engine's in their layers, then the site's own.
 * @param publish gives the address of a file that they show
 */
export async function bundleStyles(
  siteDir: string,
  customCss: string[],
  publish: PublishFile,
): Promise<Styles> {
  const core = minifyStyles(join(FOLDER, 'index.css'));
  const sheets = customCss.map((path) => moduleStyles(join(siteDir, path), siteDir, publish));
  const own = (await Promise.all(sheets)).map(({ css }) => css).join('');
  const parts = PARTS.map(({ file, layer, usedBy }) => ({
    usedBy,
    css: `@layer ${layer}{${minifyStyles(join(FOLDER, file))}}`,
  }));
  const live = `@layer shell{${minifyStyles(join(FOLDER, 'live.css'))}}`;
  const assembled = (used: typeof parts) => core + used.map(({ css }) => css).join('') + own;
  return {
    all: assembled(parts),
    live,
    forHtml: (html) => assembled(parts.filter(({ usedBy }) => usedBy.test(html))),
  };
}

/** A style sheet with its imports in place, in few bytes. */
export function minifyStyles(filename: string): string {
  return bundle({ filename, minify: true, targets: STYLE_TARGETS }).code.toString();
}
