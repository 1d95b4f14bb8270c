/** A site without files, for tests of threads. */
import { englishTexts } from '../../contract/texts.ts';
import { NO_LANGUAGES } from '../code/site-languages.ts';

export const SETTINGS = {
  siteDir: '/nowhere',
  staticDirectories: [],
  baseUrl: '/',
  keepsCode: false,
  languages: NO_LANGUAGES,
};

export const INPUT = {
  siteDir: '/nowhere',
  config: {
    baseUrl: '/',
    texts: englishTexts,
    admonitions: { keywords: [] },
    markdown: { magicComments: [] },
  },
  theme: { components: [] },
  table: {
    bySource: new Map<string, string>(),
    routes: new Set<string>(),
    byLowerCase: new Map<string, string>(),
    files: new Set<string>(),
  },
  generatedFiles: new Map<string, string>(),
};
