import { type CodeMemory, makeCodeMemory } from '../code/code-memory.ts';
import { type Lookup, type Lookups, recordLookups } from '../lookups.ts';
import type { CompiledMarkdown, MarkdownCompiler } from '../markdown-compiler.ts';
import { makeTextContext, type PageText } from '../text-context.ts';
import type { TextInput } from '../text-input.ts';

/** A Markdown page as a thread receives it. */
export type MarkdownText = PageText & { body: string; frontmatter: Record<string, unknown> };

/** Compiled Markdown with everything that it depends on, so that another thread can check it. */
export type CompiledText = {
  compiled: CompiledMarkdown;
  lookups: Lookup[];
  /** The highlighted code, as `CodeMemory` saves it; undefined if it was not requested. */
  code: Uint8Array | undefined;
};

/** Compiles Markdown and records what it depends on. @throws SiteError if it cannot be compiled */
export async function compileMarkdownText(
  text: MarkdownText,
  input: TextInput,
  lookups: Lookups,
  compiler: MarkdownCompiler,
  keepsCode: boolean,
): Promise<CompiledText> {
  const recording = recordLookups(lookups);
  const codeMemory: CodeMemory | undefined = keepsCode ? makeCodeMemory() : undefined;
  const context = {
    ...makeTextContext(text, input, { ...recording.lookups, codeMemory }),
    frontmatter: text.frontmatter,
  };
  const compiled = await compiler(text.body, context);
  return { compiled, lookups: recording.recorded(), code: codeMemory?.save() };
}
