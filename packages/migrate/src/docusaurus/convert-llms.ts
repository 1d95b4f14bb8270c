import { MARKDOWN_PAGES } from '../markdown-pages.ts';
import type { Converted, Values } from '../note.ts';
import type { OtherPlugin } from './source-parts.ts';

/** Plugins that write pages as Markdown, or `llms.txt`. */
const LLMS = /(?:^|[-/])llms(?:-?txt)?(?=$|[-/.])/;

/** Converts the plugins that write a site for programs that read it. */
export function convertLlms(others: readonly OtherPlugin[]): Converted<Values> & {
  /** The plugins that are converted. */
  plugins: OtherPlugin[];
} {
  const plugins = others.filter(({ name }) => LLMS.test(name));
  return {
    value: plugins.length === 0 ? {} : MARKDOWN_PAGES.value,
    plugins,
    notes: plugins.map(({ name, origin }) => ({
      group: 'plugins',
      outcome: 'changed',
      key: `${origin} ${name}`,
      text: MARKDOWN_PAGES.text,
    })),
  };
}
