import { z } from 'zod';

/** A plugin of unified (https://unifiedjs.com/explore/topic/plugin/). */
export type PluginFunction = (...options: never[]) => unknown;

/** A plugin: the name of a package whose default export it is, or the function itself; alone, or with its options. */
export type MarkdownPlugin =
  | string
  | PluginFunction
  | [plugin: string | PluginFunction, ...options: unknown[]];

const plugins = z
  .array(
    z.custom<MarkdownPlugin>(
      (entry) => [entry].flat().length > 0 && isPlugin([entry].flat()[0]),
      'the name of a package, a function, or a list of either and its options',
    ),
  )
  .default([]);

function isPlugin(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'string' && value !== '');
}

const directive = z.string().regex(/^\S(?:.*\S)?$/, 'the text of a comment on one line');

const magicComment = z
  .strictObject({
    /** The class of the marked lines. */
    className: z.string().regex(/^[A-Za-z_-][\w-]*$/, 'a class name'),
    /** The comment before a marked line. */
    line: directive.optional(),
    /** The comments before and after marked lines. */
    block: z.strictObject({ start: directive, end: directive }).optional(),
  })
  .refine(({ line, block }) => line ?? block, 'needs "line", "block" or both');

export type MagicComment = z.output<typeof magicComment>;

/** Settings for the Markdown and MDX of docs, posts and pages. */
export const markdownSchema = z.strictObject({
  /** Plugins on the Markdown tree, as parsed: before admonitions, formulas and emoji are converted. */
  remarkPlugins: plugins,
  /** Plugins on the HTML tree, before code is colored and links are resolved. */
  rehypePlugins: plugins,
  /** Additional names of code languages, each with the known language or the path of the TextMate grammar it stands for. */
  codeLanguages: z
    .record(
      z.string().regex(/^[^\s{}`]+$/, 'the name of a language, as after the fence of a code block'),
      z.string().min(1),
    )
    .default({}),
  /** Comments that mark lines of code, besides those that all sites know. */
  magicComments: z.array(magicComment).default([]),
});

export type MarkdownConfig = z.output<typeof markdownSchema>;
