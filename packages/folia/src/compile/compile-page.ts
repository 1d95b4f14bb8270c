import { KINDS } from '../kinds/kinds.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { KindName, SourcePage } from '../model/source-page.ts';
import type { CompileInput, CompileServices } from './compile-input.ts';
import { type Lookups, makeLookups } from './lookups.ts';

/** A page together with its kind, as TypeScript needs it to match both. */
type PageWithKind<Kind extends KindName> = {
  [Name in Kind]: SourcePage<Name> & { kind: Name };
}[Kind];

/**
 * Compiles the content of one page to HTML.
 * @param lookups answers what the page asks of the site around it; nothing else of the site is read, apart from what
 * modules import
 * @throws SiteError if the page cannot be compiled
 */
export function compilePage(
  source: SourcePage,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups = makeLookups(input, services.assets),
): Promise<CompiledPage> {
  return compileByKind(source, input, services, lookups);
}

function compileByKind<Kind extends KindName>(
  source: PageWithKind<Kind>,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): Promise<CompiledPage> {
  return KINDS[source.kind].compile(source, input, services, lookups);
}
