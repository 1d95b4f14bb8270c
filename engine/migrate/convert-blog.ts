import { siteConfigSchema } from '../config/site-schema.ts';
import { carry } from './carry.ts';
import { type Converted, textOf, type Values } from './note.ts';
import { type Place, sourcePlace } from './source-path.ts';

const REASONS: Record<string, string> = {
  blog: 'The engine has no blog; the folder is copied, and no page is made of it.',
};

/** The options of the blog plugin; its folder comes along even where nothing is made of it yet. */
export function convertBlog(
  options: Values | false,
  sourceDir: string,
): Converted<Values> & { folder?: Place } {
  if (options === false) return { value: {}, notes: [] };
  const folder = sourcePlace(sourceDir, textOf(options['path']) ?? 'blog');
  const carried = carry({
    schema: siteConfigSchema,
    group: 'blog',
    prefix: [],
    values: { blog: { ...options, ...(options['path'] === undefined ? {} : { path: folder.to }) } },
    base: { title: 'T', url: 'https://site.example' },
    reasons: REASONS,
  });
  return { ...carried, folder };
}
