import {
  parseFrontmatter,
  plainText,
  remarkCodeBlockWrappers,
  remarkContainerDirectives,
  remarkMdxComments,
  remarkMdxHeadingIds,
  type SourceFile,
} from 'folia/markdown';
import { isWarning } from 'folia-problems';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';

const FRONTMATTER = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
});

export type ProsePage = SourceFile & {
  tree: Root;
  /** The text as it is parsed, with the frontmatter blanked out. */
  body: string;
  title?: string | undefined;
  description?: string | undefined;
};

/**
 * Parses a page for the prose rules: its Markdown as a tree with the line numbers of the file.
 *
 * @throws Error for frontmatter that the engine would reject
 */
export function parsePage(file: SourceFile): ProsePage {
  const parsed = parseFrontmatter(file, FRONTMATTER);
  if (!parsed.problems.every(isWarning)) {
    throw new Error(`${file.path}: invalid frontmatter.`);
  }
  const { data } = parsed;
  const body = plainText(parsed.body);
  const parser = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkContainerDirectives)
    .use(remarkCodeBlockWrappers);
  if (file.path.endsWith('.mdx')) {
    parser.use(remarkMdx).use(remarkMdxComments).use(remarkMdxHeadingIds);
  }
  return {
    ...file,
    body,
    tree: parser.parse(body),
    title: data.title,
    description: data.description,
  };
}
