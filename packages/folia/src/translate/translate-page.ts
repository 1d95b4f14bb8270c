import type { Problem } from 'folia-problems';
import type { TranslateOptions } from '../kinds/content-kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { KindName, SourcePage } from '../model/source-page.ts';
import type { TranslationFiles } from './translation.ts';

/** A page together with its kind, as TypeScript needs it to match both. */
type PageWithKind<Kind extends KindName> = {
  [Name in Kind]: SourcePage<Name> & { kind: Name };
}[Kind];

/** A page in another language, or the page itself if its translation is a draft, and what is wrong. */
export function translatePage(
  page: SourcePage,
  files: TranslationFiles,
  options: TranslateOptions,
): { page: SourcePage; problems: Problem[] } {
  return translateByKind(page, files, options);
}

function translateByKind<Kind extends KindName>(
  page: PageWithKind<Kind>,
  files: TranslationFiles,
  options: TranslateOptions,
): { page: SourcePage; problems: Problem[] } {
  const translated = KINDS[page.kind].translate.page?.(page, files, options);
  return translated ?? { page, problems: [] };
}
