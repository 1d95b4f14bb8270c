import { createProcessor } from '@mdx-js/mdx';
import { toHtml } from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { type Problem, SiteError } from '../problem.ts';
import type { Highlighter } from './code/highlighter.ts';
import { type Collected, emptyCollection, type PageContext } from './page-context.ts';
import { rawHtmlStep, rehypeSteps, remarkSteps } from './pipeline.ts';
import { bracketAdmonitionTitles } from './source/admonition-titles.ts';
import { escapeMdxHeadingIds } from './source/mdx-heading-ids.ts';

export type CompiledMarkdown = Collected & { html: string };
/** A JavaScript module whose default export is the page's content as a React component. */
export type CompiledMdx = Collected & { code: string };

export type Compiler = {
  markdown: (body: string, context: PageContext) => Promise<CompiledMarkdown>;
  mdx: (body: string, context: PageContext) => Promise<CompiledMdx>;
};

/** The two ways from a page's text to its content; both run the same steps. */
export function makeCompiler(highlighter: Highlighter): Compiler {
  const markdown = unified()
    .use(remarkParse)
    .use(remarkSteps)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rawHtmlStep)
    .use(rehypeSteps(highlighter))
    .freeze();
  const mdx = createProcessor({
    remarkPlugins: remarkSteps,
    rehypePlugins: rehypeSteps(highlighter),
    outputFormat: 'program',
  }).freeze();

  return {
    async markdown(body, context) {
      const file = contentFile(bracketAdmonitionTitles(body), context);
      const tree = await markdown.run(markdown.parse(file), file);
      return { ...collectedFrom(file), html: toHtml(tree, { omitOptionalTags: false }) };
    },
    async mdx(body, context) {
      const file = contentFile(escapeMdxHeadingIds(bracketAdmonitionTitles(body)), context);
      try {
        await mdx.process(file);
      } catch (error) {
        throw asSiteError(error, file, body);
      }
      return { ...collectedFrom(file), code: String(file) };
    },
  };
}

function contentFile(value: string, context: PageContext): VFile {
  return new VFile({ value, path: context.path, data: { context, collected: emptyCollection() } });
}

function collectedFrom(file: VFile): Collected {
  return file.data.collected ?? emptyCollection();
}

/** A syntax error of MDX as a problem with its place and the line as written. */
function asSiteError(error: unknown, file: VFile, body: string): unknown {
  if (!isVFileMessage(error)) return error;
  const problem: Problem = {
    file: file.path,
    line: error.line ?? undefined,
    column: error.column ?? undefined,
    message: `MDX: ${error.reason}`,
    hint: error.line ? body.split('\n')[error.line - 1]?.trim() : undefined,
  };
  return new SiteError([problem], { cause: error });
}

function isVFileMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}
