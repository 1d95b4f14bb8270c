import { translateText } from '../../translate/translate-text.ts';
import type { ContentKind } from '../content-kind.ts';
import { isPageFile } from './parse-pages.ts';
import { textPageFrontmatterSchema } from './schema.ts';

/** Translates single pages. */
export const pagesTranslation: ContentKind<'pages'>['translate'] = {
  folders: ({ config: { pages } }) => [
    { path: pages.path, isPage: (path) => isPageFile(path, pages) },
  ],
  page(page, files, { includeDrafts }) {
    if (page.form === 'text') {
      return translateText(page, files, includeDrafts, textPageFrontmatterSchema);
    }
    return {
      page: { ...page, path: files.translation.path, original: page.path },
      problems: [],
    };
  },
};
