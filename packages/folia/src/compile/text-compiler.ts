import { SourceMap } from 'node:module';
import type { ProcessorOptions } from '@mdx-js/mdx';
import { SiteError } from 'folia-problems';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { MDX_COMPONENTS_MODULE } from '../components/names.ts';
import type { CollectedContent } from '../model/page-content.ts';
import { loadOptional } from '../optional-package.ts';
import type { Highlighter } from './code/highlighter.ts';
import { languagesKey, NO_LANGUAGES, type SiteLanguages } from './code/site-languages.ts';
import { withSiteLanguages } from './code/with-site-languages.ts';
import { collectedFrom, contentFile, readableFile, withStackCheck } from './content-file.ts';
import {
  type CompiledMarkdown,
  type MarkdownCompiler,
  makeMarkdownCompiler,
} from './markdown-compiler.ts';
import { syntaxProblem } from './mdx/syntax-error.ts';
import { moduleExports } from './mdx/toc-export.ts';
import type { PageContext } from './page-context.ts';
import {
  rawHtmlStep,
  rehypeMdxSteps,
  rehypeSteps,
  remarkMdxSteps,
  remarkStepsWith,
} from './pipeline.ts';
import { rehypeCodeBlocks } from './rehype/code-blocks.ts';
import { NO_PLUGINS, type SitePlugins } from './site-plugins.ts';

/** A JavaScript module whose default export is the page's content as a React component. */
export type CompiledMdx = CollectedContent & {
  code: string;
  /** Data collected from partials, including nested ones. */
  partials: CollectedContent[];
  /** URLs completed in this text and its partials. */
  hrefs: string[];
};

type Place = { line?: number; column?: number };

export type Compiler = {
  /** Changes with the plugins of the site. */
  pluginKey: string;
  /** The code languages of the site. */
  languages: SiteLanguages;
  /** Changes with these languages, so that cached pages are compiled again. */
  languagesKey: string;
  markdown: MarkdownCompiler;
  /** Compiles text to a module: Markdown if the path in its context ends with `.md`, otherwise MDX. */
  mdx: (body: string, context: PageContext) => Promise<CompiledMdx>;
  /** Compiles a page again, and returns the function that maps positions in its module to the source text. */
  mdxPlaces: (body: string, context: PageContext) => Promise<(place: Place) => Place | undefined>;
  /** Highlights the blocks that the `CodeBlock` component left in the HTML of a rendered MDX page. */
  colorCode: (html: string, context: PageContext) => Promise<CompiledMarkdown>;
};

const MODULE_OUTPUT = {
  outputFormat: 'program',
  providerImportSource: MDX_COMPONENTS_MODULE,
} satisfies ProcessorOptions;

/** Makes the compiler for Markdown and MDX; both run the same steps. */
export function makeCompiler(
  baseHighlighter: Highlighter,
  plugins: SitePlugins = NO_PLUGINS,
  languages: SiteLanguages = NO_LANGUAGES,
): Compiler {
  const highlighter = withSiteLanguages(baseHighlighter, languages);
  const remarkSteps = remarkStepsWith(plugins);
  const rehype = rehypeSteps(highlighter, plugins);
  const moduleOptions: Record<'md' | 'mdx', ProcessorOptions> = {
    md: {
      format: 'md',
      remarkPlugins: remarkSteps,
      rehypePlugins: [...rawHtmlStep, ...rehype, ...rehypeMdxSteps],
      ...MODULE_OUTPUT,
    },
    mdx: {
      remarkPlugins: [...remarkSteps, ...remarkMdxSteps],
      rehypePlugins: [...rawHtmlStep, ...rehype, ...rehypeMdxSteps],
      ...MODULE_OUTPUT,
    },
  };
  const processors = new Map<string, Awaited<ReturnType<typeof mdxProcessor>>>();

  const code = unified().use(rehypeCodeBlocks, highlighter).freeze();

  return {
    pluginKey: plugins.key,
    languages,
    languagesKey: languagesKey(languages),
    markdown: makeMarkdownCompiler(highlighter, plugins),
    async mdx(body, context) {
      const format = /\.md$/i.test(context.path) ? 'md' : 'mdx';
      const processor =
        processors.get(format) ??
        (await mdxProcessor(context.path, moduleOptions[format])).freeze();
      processors.set(format, processor);
      const hrefs = new Set<string>();
      const file = readableFile(body, recordingHrefs(context, hrefs));
      file.data.isMdx = format === 'mdx';
      try {
        await withStackCheck(context.path, () => processor.process(file));
      } catch (error) {
        throw asSiteError(error, file, body);
      }
      const { partials = [], partialHrefs = [] } = file.data;
      return {
        ...collectedFrom(file),
        code: `${String(file)}\n${moduleExports(file)}`,
        partials,
        hrefs: [...hrefs, ...partialHrefs],
      };
    },
    async mdxPlaces(body, context) {
      const file = readableFile(body, context);
      file.data.isMdx = true;
      // Source maps take time to generate and are only needed if a page fails.
      const { SourceMapGenerator } = await import('source-map');
      const processor = await mdxProcessor(context.path, {
        ...moduleOptions.mdx,
        SourceMapGenerator,
      });
      await processor.process(file);
      const map = file.map && new SourceMap({ ...file.map, sourcesContent: [], sourceRoot: '' });
      return ({ line = 1, column = 1 }) => (map ? findOrigin(map, line, column) : undefined);
    },
    async colorCode(html, context) {
      const file = contentFile('', context);
      const parts = html.split(CODE_BLOCK);
      for (const [index, part] of parts.entries()) {
        if (!part.startsWith(CODE_BLOCK_START)) continue;
        parts[index] = toHtml(await code.run(fromHtml(part, { fragment: true }), file));
      }
      return { ...collectedFrom(file), html: parts.join('') };
    },
  };
}

/** The number of lines that an element with a few attributes has in a compiled module. */
const LINES_OF_ELEMENT = 4;

/**
 * Finds the place in the text that a place in its compiled module comes from. The source map has places of expressions, not
 * of elements. If its line has none before the place, the next one counts.
 */
function findOrigin(map: SourceMap, line: number, column: number): Place | undefined {
  const ends = Array.from({ length: LINES_OF_ELEMENT }, (_, index) => ({
    line: line - 1 + index,
    column: Number.MAX_SAFE_INTEGER,
  }));
  for (const place of [{ line: line - 1, column: column - 1 }, ...ends]) {
    const entry = map.findEntry(place.line, place.column);
    if ('originalLine' in entry && entry.generatedLine === place.line)
      return { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}

/** Makes a processor for MDX. @throws SiteError if its package, which only sites with MDX need, is not installed */
async function mdxProcessor(file: string, options: ProcessorOptions) {
  const library = { name: '@mdx-js/mdx', users: 'MDX pages', file };
  const { createProcessor } = await loadOptional(() => import('@mdx-js/mdx'), library);
  return createProcessor(options);
}

/** Wraps a context to record the URLs that need no further completion: those it returns, and those reported as broken. */
function recordingHrefs(context: PageContext, hrefs: Set<string>): PageContext {
  return {
    ...context,
    async resolveLink(url) {
      const target = await context.resolveLink(url);
      if ('href' in target) hrefs.add(target.href);
      if (target.kind === 'broken') hrefs.add(url);
      return target;
    },
  };
}

const CODE_BLOCK_START = '<pre><code data-code-block';
/** The code is escaped, so it contains no end tags. */
const CODE_BLOCK = /(<pre><code data-code-block[\s\S]*?<\/pre>)/;

function asSiteError(error: unknown, file: VFile, body: string): unknown {
  if (!isVFileMessage(error)) return error;
  const problems = [...collectedFrom(file).problems, syntaxProblem(error, file.path, body)];
  return new SiteError(problems, { cause: error });
}

function isVFileMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}
