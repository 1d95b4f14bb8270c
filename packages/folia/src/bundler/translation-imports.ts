import type { Plugin } from 'vite';

/** A translated page stands in the folder of its locale and mirrors the path of its original. */
const TRANSLATION = /^\/i18n\/[^/]+(\/.+)$/;

/** Finds what a translated page imports by a relative path beside it first, then beside its original. */
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
        const own = await this.resolve(source, importer, { ...options, skipSelf: true });
        return own ?? this.resolve(source, siteDir + original, { ...options, skipSelf: true });
      },
    },
  };
}
