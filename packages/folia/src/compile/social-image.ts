import type { Problem } from 'folia-problems';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { MarkdownPage } from '../model/source-page.ts';
import { fieldPlace } from '../read/field-place.ts';
import type { Lookups } from './lookups.ts';

/**
 * Resolves the picture for link previews in the frontmatter of a page: a file beside the page or below a static folder, or a
 * URL. A path with a leading slash is checked with the files of the whole site (`check/social-image-check.ts`).
 */
export async function withSocialImage(
  page: CompiledPage,
  source: MarkdownPage,
  lookups: Lookups,
): Promise<CompiledPage> {
  const { path, original, route } = source;
  const { image } = source.frontmatter;
  // MDX may set another one.
  if (image === undefined || page.frontmatter.image !== image) return page;
  const isRelative = !/^\.{0,2}\//.test(image);
  for (const written of isRelative ? [image, `/${image}`] : [image]) {
    const target = await lookups.link(written, { path, original, route });
    if (target.kind === 'external') return { ...page, image };
    if (target.kind === 'file') return { ...page, image: target.href };
  }
  if (image.startsWith('/')) return { ...page, image };
  const problem: Problem = {
    subject: 'picture',
    ...fieldPlace(source, 'image'),
    message: `Frontmatter: image: the file "${image}" does not exist.`,
    hint: 'A path with a leading slash is relative to the static folders, any other path to this file.',
  };
  return { ...page, problems: [...page.problems, problem] };
}
