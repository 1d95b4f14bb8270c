import { remarkContainerDirectives } from 'folia/markdown';
import type { Problem } from 'folia-problems';
import remarkGfm from 'remark-gfm';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkPresetLintConsistent from 'remark-preset-lint-consistent';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import { type PluggableList, unified } from 'unified';
import { VFile } from 'vfile';
import type { ProsePage } from './parse-page.ts';

const MARKDOWN: PluggableList = [
  remarkParse,
  remarkGfm,
  remarkContainerDirectives,
  remarkPresetLintRecommended,
  remarkPresetLintConsistent,
  remarkLintNoLiteralUrls,
];

/** Runs remark's rules for Markdown: consistent lists, code and emphasis, and no bare URLs. */
export async function lintMarkdown(page: ProsePage): Promise<Problem[]> {
  const file = new VFile({ path: page.path, value: page.body });
  const linter = unified().use(MARKDOWN);
  if (page.path.endsWith('.mdx')) linter.use(remarkMdx);
  await linter.run(page.tree, file);
  return file.messages.map((message) => ({
    file: page.path,
    ...(message.line ? { line: message.line } : {}),
    ...(message.column ? { column: message.column } : {}),
    message: `${message.reason} (${message.ruleId})`,
  }));
}
