import { KINDS } from '../kinds/kinds.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { KindName, PageWithKind, SourcePage } from '../model/source-page.ts';
import type { CompileInput, CompileServices } from './compile-input.ts';
import { type Lookups, makeLookups } from './lookups.ts';

/** Compiles the pages of one locale. */
export type LocaleCompiler = {
  input: CompileInput;
  services: CompileServices;
  /**
   * Compiles the content of one page to HTML.
   * @param lookups answers the page's queries about the rest of the site. Apart from what modules import, nothing else of
   * the site is read
   * @throws SiteError if the page cannot be compiled
   */
  compile: (source: SourcePage, lookups?: Lookups) => Promise<CompiledPage>;
};

type Compilers = {
  [Kind in KindName]: (source: SourcePage<Kind>, lookups: Lookups) => Promise<CompiledPage>;
};

/** Makes the compiler of a locale, which picks the compiler for the kind of each page. */
export function makeLocaleCompiler(input: CompileInput, services: CompileServices): LocaleCompiler {
  const compilers: Compilers = {
    docs: KINDS.docs.compiler(input, services),
    pages: KINDS.pages.compiler(input, services),
    categories: KINDS.categories.compiler(input, services),
    tags: KINDS.tags.compiler(input, services),
    blog: KINDS.blog.compiler(input, services),
    api: KINDS.api.compiler(input, services),
  };
  return {
    input,
    services,
    compile: (source, lookups = makeLookups(input, services.assets)) =>
      compileByKind(source, lookups, compilers),
  };
}

function compileByKind<Kind extends KindName>(
  source: PageWithKind<Kind>,
  lookups: Lookups,
  compilers: Compilers,
): Promise<CompiledPage> {
  return compilers[source.kind](source, lookups);
}
