import { posix } from 'node:path';
import { isElsewhere, splitFrontmatter } from 'folia/format';
import { parse, stringify } from 'yaml';
import { asObject, asString, type Values } from '../note.ts';
import { convertFrontmatter } from './convert-frontmatter.ts';
import { convertMdx, type MdxContext } from './convert-mdx.ts';
import { convertText, markdownAsMdx } from './convert-text.ts';
import { heroMarkup } from './hero.ts';
import { COMPONENTS_FILE, resolveImport } from './mdx-imports.ts';

export type SourceText = {
  frontmatter: Values;
  body: string;
  /** The number of lines before the body. */
  linesBefore: number;
};

export type PageContext = MdxContext & {
  /** Path of the page in its language. */
  path: string;
  siteTitle: string;
  /** The format of the source. */
  format: 'md' | 'mdx';
  /** Whether the page has to be MDX, because it is in another language. */
  needsMdx: boolean;
  /** Whether headings get explicit ids, since those of a translation would be the original's. */
  writesIds: boolean;
  /** Whether the sidebar lists the page, or the original of a translation. */
  isListed: boolean;
  /** The address at which to edit the page, if it does not follow from its new path. */
  editUrlOf: (format: 'md' | 'mdx') => string | undefined;
  language: (name: string) => string;
  idOf: (route: string) => string | undefined;
  link: (url: string) => string;
};

export type ConvertedPage = {
  text: string;
  format: 'md' | 'mdx';
  components: Set<string>;
  files: string[];
};

/** Splits a page into frontmatter and text. Frontmatter that is not YAML counts as empty. */
export function readText(text: string): SourceText {
  const { head, yaml, body } = splitFrontmatter(text.replace(/^\uFEFF/, ''));
  return { frontmatter: parseYaml(yaml), body, linesBefore: head.split('\n').length - 1 };
}

function parseYaml(text: string): Values {
  try {
    return asObject(parse(text));
  } catch {
    return {};
  }
}

/** Whether a page begins with components that its frontmatter describes. */
export function needsComponents({ hero, banner }: Values): boolean {
  return hero !== undefined || bannerOf({ banner }) !== undefined;
}

function bannerOf({ banner }: Values): string | undefined {
  return asString(asObject(banner)['content'])?.trim() || undefined;
}

/** Banner and hero, and what they need. */
function pageStart(
  frontmatter: Values,
  context: PageContext,
): { markup: string[]; imports: string[]; files: string[]; components: string[] } {
  const { hero, title } = frontmatter;
  const banner = bannerOf(frontmatter);
  const imports: string[] = [];
  const files: string[] = [];
  const picture = (path: string): string | undefined => {
    const file = resolveImport(path, context);
    if (file === undefined || !context.exists(file)) {
      context.report('hero image', 'The file does not exist');
      return undefined;
    }
    const name = `heroPicture${imports.length + 1}`;
    imports.push(`import ${name} from '@site/${file}';`);
    files.push(file);
    return name;
  };
  const html = (text: string) => linkHtml(text, context.link);
  const markup = [
    ...(banner === undefined ? [] : [`<Banner content={${JSON.stringify(html(banner))}} />`]),
    ...(hero === undefined
      ? []
      : [heroMarkup(asObject(hero), asString(title) ?? '', { link: context.link, html, picture })]),
  ];
  const components = [
    ...(banner === undefined ? [] : ['Banner']),
    ...(hero === undefined ? [] : ['Hero']),
  ];
  const module = COMPONENTS_FILE.replace(/\.tsx$/, '');
  if (components.length > 0)
    imports.push(`import { ${components.join(', ')} } from '@site/${module}';`);
  return { markup, imports, files, components };
}

/** HTML with the new forms of the addresses in it. */
function linkHtml(html: string, link: (url: string) => string): string {
  return html.replace(
    /(\s(?:href|src)=)(["'])([^"']*)\2/g,
    (_whole, before: string, quote: string, url: string) => before + quote + link(url) + quote,
  );
}

/** A page of the engine. One with a hero or a banner is MDX, since these are components. */
export function convertPage(
  { frontmatter, body, linesBefore }: SourceText,
  context: PageContext,
): ConvertedPage {
  const start = pageStart(frontmatter, context);
  const format = needsComponents(frontmatter) || context.needsMdx ? 'mdx' : context.format;
  const none = { components: new Set<string>(), files: [] };
  const converted =
    context.format === 'mdx'
      ? convertMdx(body, inFile(context, linesBefore))
      : { text: format === 'mdx' ? markdownAsMdx(body) : body, ...none };
  const text = convertText(converted.text, { ...context, format }).trim();
  const fields = convertFrontmatter(frontmatter, {
    ...context,
    editUrl: context.editUrlOf(format),
  });
  const parts = [start.imports.join('\n'), ...start.markup, text].filter((part) => part !== '');
  return {
    text: `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${parts.join('\n\n')}\n`,
    format,
    components: new Set([...converted.components, ...start.components]),
    files: [...start.files, ...converted.files],
  };
}

/** The same context, but with lines of the file instead of lines of the text below the frontmatter. */
function inFile(context: MdxContext, linesBefore: number): MdxContext {
  const { report, stubs } = context;
  const lineOf = (line: number | undefined) =>
    line === undefined ? undefined : line + linesBefore;
  return {
    ...context,
    report: (item, reason, line) => report(item, reason, lineOf(line)),
    stubs: {
      ...stubs,
      use: (name, texts, { file, line }) => stubs.use(name, texts, { file, line: lineOf(line) }),
    },
  };
}

/** The new form of an address on a page. Addresses of pictures in the source folder are relative to the page. */
export function convertLink(
  url: string,
  {
    file,
    basePath,
    folder,
    aliases,
    exists,
  }: {
    file: string;
    basePath: string;
    folder: string;
    aliases: ReadonlyMap<string, string>;
    exists: (path: string) => boolean;
  },
): string {
  if (isElsewhere(url) || url.startsWith('#')) return url;
  if (url.startsWith('/')) {
    const plain = url.startsWith(basePath) ? `/${url.slice(basePath.length)}` : url;
    // Links of a translation stay in its language.
    return folder !== '' && (plain === `/${folder}` || plain.startsWith(`/${folder}/`))
      ? plain.slice(folder.length + 1) || '/'
      : plain;
  }
  const [target = '', suffix = ''] = url.split(/(?=[?#])/);
  const alias = url.startsWith('.') ? undefined : resolveImport(target, { file, aliases });
  const source = alias ?? posix.join(posix.dirname(file), target);
  if (!source.startsWith('src/content/docs/') && exists(source)) return `@site/${source}${suffix}`;
  return alias === undefined || !exists(alias)
    ? url
    : posix.relative(posix.dirname(file), alias) + suffix;
}
