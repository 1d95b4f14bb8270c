import type { Values } from '../note.ts';
import { type CheckedImports, checkImports, type SiteCode } from './check-imports.ts';
import { pagesOfLocales } from './pages-of-locales.ts';

/**
 * Follows the imports of pages, and excludes pages that cannot be built: components that cannot run, and pages at addresses of
 * a language.
 *
 * @param config of the new site
 */
export function excludePages(code: SiteCode, config: Values): CheckedImports {
  const imports = checkImports(code);
  const ofLocales = pagesOfLocales(code.texts.keys(), code.pagesPath, config['i18n']);
  return {
    notes: [...imports.notes, ...ofLocales.notes],
    excluded: new Map([...imports.excluded, ...ofLocales.excluded]),
  };
}
