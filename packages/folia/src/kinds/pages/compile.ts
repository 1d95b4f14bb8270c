import type { CompileInput, CompileServices } from '../../compile/compile-input.ts';
import { compileText } from '../../compile/compile-text.ts';
import type { Lookups } from '../../compile/lookups.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { SourcePage } from '../../model/source-page.ts';
import { compileComponent } from './compile-component.ts';

/** Compiles a single page in Markdown or React. */
export function compileSinglePage(
  source: SourcePage<'pages'>,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<CompiledPage> {
  return source.form === 'component'
    ? compileComponent(source, input, services, lookups)
    : compileText(source, input, services, lookups);
}
