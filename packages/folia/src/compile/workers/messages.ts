import type { SiteLanguages } from '../code/site-languages.ts';
import type { TextInput } from '../text-input.ts';
import type { CompiledText, MarkdownText } from './compiled-text.ts';

/** What a thread knows about a site from the start. */
export type ThreadSettings = {
  siteDir: string;
  staticDirectories: string[];
  /** Base path of the whole site. */
  baseUrl: string;
  /** The folder of converted pictures; undefined if pictures are not converted. */
  picturesDir?: string;
  /** Whether highlighted code is kept for the next build. */
  keepsCode: boolean;
  /** The code languages of the site. */
  languages: SiteLanguages;
};

/** A message to a thread: a locale, once before its pages, or a page of the last locale. */
export type ThreadTask =
  | { kind: 'locale'; input: TextInput }
  | { kind: 'page'; id: number; text: MarkdownText };

/** The answer to a page: its text, or nothing if it cannot be compiled. */
export type ThreadAnswer = { id: number; text?: CompiledText };
