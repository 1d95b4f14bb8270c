import { isCssModule, isStyleSheet } from './convert-styles.ts';
import { pathOfImport } from './local-imports.ts';
import { readImports } from './read-imports.ts';
import type { Texts } from './rename-files.ts';

const THEME = 'src/theme/';

/**
 * The style sheets that components of the theme import, other than CSS modules, by path. Docusaurus has one style sheet for all
 * pages, so their rules also apply to pages without such a component.
 *
 * @param unused paths of components that are set aside
 */
export function listThemeSheets(texts: Texts, unused: ReadonlyMap<string, string>): string[] {
  const components = [...texts].filter(
    ([path]) => path.startsWith(THEME) && !unused.has(path) && !/\.mdx?$/.test(path),
  );
  const sheets = components.flatMap(([path, text]) =>
    readImports(path, text)
      .map(({ source }) => source)
      .filter((source) => isStyleSheet(source) && !isCssModule(source))
      .flatMap((source) => pathOfImport(path, source) ?? []),
  );
  return [...new Set(sheets)];
}
