import { enginePackage } from 'folia/format';

/** What takes the place of plugins that write pages as Markdown, or `llms.txt`. */
export const MARKDOWN_PAGES = {
  value: { markdownPages: true },
  text: 'With "markdownPages", builds write each page as Markdown, and the list of them, "llms.txt". Options of the plugin have no effect.',
};

/** The optional packages of the engine that a config needs. */
export function packagesFor(config: { markdownPages?: unknown }): Record<string, string> {
  return config.markdownPages === true ? enginePackage().markdownPackages : {};
}
