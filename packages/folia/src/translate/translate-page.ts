import type { Problem } from 'folia-problems';
import type { TranslateOptions } from '../kinds/content-kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { KindName, PageWithKind, SourcePage } from '../model/source-page.ts';
import type { TranslationFiles } from './translation.ts';

/** Returns the translated page, or the original if the translation is a draft. */
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
