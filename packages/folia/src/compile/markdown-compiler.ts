import { toHtml } from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { CollectedContent } from '../model/page-content.ts';
import type { Highlighter } from './code/highlighter.ts';
import { collectedFrom, readableFile, withStackCheck } from './content-file.ts';
import type { PageContext } from './page-context.ts';
import { parseNatively } from './parser/native-parser.ts';
import { rawHtmlStep, rehypeSteps, remarkStepsWith } from './pipeline.ts';
import { NO_PLUGINS, type SitePlugins } from './site-plugins.ts';

export type CompiledMarkdown = CollectedContent & { html: string };

export type MarkdownCompiler = (body: string, context: PageContext) => Promise<CompiledMarkdown>;

/** Makes the compiler for Markdown. */
export function makeMarkdownCompiler(
  highlighter: Highlighter,
  plugins: SitePlugins = NO_PLUGINS,
): MarkdownCompiler {
  const processor = unified()
    .use(remarkParse)
    .use(remarkStepsWith(plugins))
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rawHtmlStep)
    .use(rehypeSteps(highlighter, plugins))
    .freeze();
  // Plugins may extend the parser of remark.
  const isNative = plugins.remark.length === 0;
  return async (body, context) => {
    const file = readableFile(body, context);
    return withStackCheck(context.path, async () => {
      const parsed = isNative
        ? parseNatively(String(file), (line) => processor.parse(line))
        : undefined;
      const tree = await processor.run(parsed ?? processor.parse(file), file);
      return { ...collectedFrom(file), html: toHtml(tree, { omitOptionalTags: false }) };
    });
  };
}
