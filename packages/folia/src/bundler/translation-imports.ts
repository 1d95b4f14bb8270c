import type { Plugin } from 'vite';

/** Path of a translated page: the folder of its locale, then the path of its original. */
const TRANSLATION = /^\/i18n\/[^/]+(\/.+)$/;

/** Resolves relative imports of a translated page relative to the page, or else to its original. */
export function translationImports(siteDir: string): Plugin {
  return {
    name: 'docs:translation-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.?\// },
      async handler(source, importer, options) {
        if (!importer?.startsWith(`${siteDir}/`)) return null;
        const original = TRANSLATION.exec(importer.slice(siteDir.length))?.[1];
        if (original === undefined) return null;
        const besideTranslation = await this.resolve(source, importer, {
          ...options,
          skipSelf: true,
        });
        return (
          besideTranslation ??
          this.resolve(source, siteDir + original, { ...options, skipSelf: true })
        );
      },
    },
  };
}
