import type { Problem } from 'folia-problems';
import { compileGenerated } from '../../compile/compile-generated.ts';
import type { CompileInput, CompileServices } from '../../compile/compile-input.ts';
import { compileText } from '../../compile/compile-text.ts';
import type { Lookups } from '../../compile/lookups.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { PostPage, SourcePage } from '../../model/source-page.ts';

/** Compiles a post, or an empty page to be filled with a list of posts. */
export function compileBlogPage(
  source: SourcePage<'blog'>,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<CompiledPage> {
  return source.form === 'generated'
    ? compileGenerated(source)
    : compilePost(source, input, services, lookups);
}

/** Compiles a post and resolves its picture, which may be a file beside it. */
async function compilePost(
  source: PostPage,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<CompiledPage> {
  const page = await compileText(source, input, services, lookups);
  const { path, original, route } = source;
  const { image } = source.frontmatter;
  if (image === undefined) return page;
  const target = await lookups.link(image, { path, original, route });
  if (target.kind === 'external') return { ...page, image };
  if (target.kind === 'file') return { ...page, image: target.href };
  const problem: Problem = {
    subject: 'picture',
    file: path,
    line: 1,
    message: `Frontmatter: image: the file "${image}" does not exist.`,
    hint: 'A path with a leading slash is relative to the static folders, any other path to this file.',
  };
  return { ...page, problems: [...page.problems, problem] };
}
