import { compileGenerated } from '../../compile/compile-generated.ts';
import type { CompileInput, CompileServices } from '../../compile/compile-input.ts';
import { compileText } from '../../compile/compile-text.ts';
import type { Lookups } from '../../compile/lookups.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { SourcePage } from '../../model/source-page.ts';

/** Compiles a post, or an empty page to be filled with a list of posts. */
export function compileBlogPage(
  source: SourcePage<'blog'>,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<CompiledPage> {
  return source.form === 'generated'
    ? compileGenerated(source)
    : compileText(source, input, services, lookups);
}
