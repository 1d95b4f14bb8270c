import { posix } from 'node:path';
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
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return { frontmatter: {}, body: text, linesBefore: 0 };
  return {
    frontmatter: parseYaml(match[1] ?? ''),
    body: text.slice(match[0].length),
    linesBefore: match[0].split('\n').length - 1,
  };
}

function parseYaml(text: string): Values {
  try {
    return asObject(parse(text));
  } catch {
    return {};
  }
}

/** A page of the engine. One with a hero is MDX, since the hero is a component. */
export function convertPage(
  { frontmatter, body, linesBefore }: SourceText,
  context: PageContext,
): ConvertedPage {
  const hero = frontmatter['hero'];
  const start: string[] = [];
  const imports: string[] = [];
  const files: string[] = [];
  if (hero !== undefined) {
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
    const title = asString(frontmatter['title']) ?? '';
    const markup = heroMarkup(asObject(hero), title, { link: context.link, picture });
    imports.push(`import { Hero } from '@site/${COMPONENTS_FILE.replace(/\.tsx$/, '')}';`);
    start.push(markup);
  }
  const format = hero !== undefined || context.needsMdx ? 'mdx' : context.format;
  const banner = asString(asObject(frontmatter['banner'])['content'])?.trim();
  if (banner !== undefined) {
    const attribute = format === 'mdx' ? 'className' : 'class';
    start.push(`<div ${attribute}="sl-banner">${banner.replace(/\s*\n\s*/g, ' ')}</div>`);
  }
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
  const parts = [imports.join('\n'), ...start, text].filter((part) => part !== '');
  return {
    text: `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${parts.join('\n\n')}\n`,
    format,
    components: new Set([...converted.components, ...(hero === undefined ? [] : ['Hero'])]),
    files: [...files, ...converted.files],
  };
}

/** The same with lines of the file instead of lines of the text below the frontmatter. */
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

/** The new form of an address on a page, relative to which pictures in the source folder are. */
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
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url)) return url;
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
