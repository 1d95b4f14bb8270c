/** For tools that generate sites: schemas of their files, functions that locate mistakes, and writing a folder in one step. */

export { parseLoaderImport } from './bundler/inline-loaders.ts';
export { makeHighlighter } from './compile/code/highlighter.ts';
export { selectCode } from './compile/code/import-code.ts';
export { isEmojiName } from './compile/emoji-names.ts';
export { isHtmlTag } from './compile/rehype/html-tags.ts';
export { type CodeRange, codeRanges } from './compile/source/code-ranges.ts';
export { mapProse, withoutCode } from './compile/source/map-prose.ts';
export { makeMdxReader } from './compile/source/mdx-code.ts';
export { decodePath, encodePath, hasScheme, isElsewhere } from './contract/address.ts';
export { admonitionClasses, isAdmonition } from './contract/admonitions.ts';
export { decodeOrKeep } from './contract/decode.ts';
export { escapePattern } from './contract/escape-pattern.ts';
export { SHELL_IDS } from './contract/shell-ids.ts';
export { englishShellTexts, englishTexts } from './contract/texts.ts';
export { VOID_ELEMENTS } from './contract/void-elements.ts';
export { enginePackage } from './engine-package.ts';
export { authorsSchema } from './kinds/blog/authors.ts';
export { blogSchema, DEFAULT_AUTHORS, postFrontmatterSchema } from './kinds/blog/schema.ts';
export { CATEGORY_FILE, parseCategoryFiles } from './kinds/docs/category-file.ts';
export { docAddress, isCategoryIndex, splitNumberPrefix } from './kinds/docs/doc-address.ts';
export { CURRENT, versionLabel, versionPaths } from './kinds/docs/list-versions.ts';
export { docFrontmatterSchema, docsSchema } from './kinds/docs/schema.ts';
export { sidebarsSchema } from './kinds/docs/sidebars-schema.ts';
export { textPageFrontmatterSchema } from './kinds/pages/schema.ts';
export { readIslandSource } from './model/island-source.ts';
export { engineDependencies } from './new-site/engine-dependencies.ts';
export { nextCommandsOfRepository } from './new-site/next-commands.ts';
export { packageName } from './new-site/package-name.ts';
export { SITE_SCRIPTS } from './new-site/site-scripts.ts';
export { quotePath } from './quote-path.ts';
export { BASE_PATH } from './read/config/base-path.ts';
export { keyLine } from './read/config/key-line.ts';
export { loadConfig, parseConfig } from './read/config/load-config.ts';
export { NAVBAR_ITEM_TYPES, navbarSchema } from './read/config/navbar-schema.ts';
export { type SiteConfig, siteConfigSchema } from './read/config/site-schema.ts';
export {
  announcementBarSchema,
  footerSchema,
  themeConfigSchema,
} from './read/config/theme-schema.ts';
export { isIncluded } from './read/file-patterns.ts';
export { splitFrontmatter, writtenFrontmatter } from './read/frontmatter.ts';
export { findLeadHeading } from './read/lead-heading.ts';
export { isFile } from './read/read-files.ts';
export { readThrown } from './read/thrown-place.ts';
export { escapeHtml } from './render/escape-html.ts';
export { isWithin } from './write/output-folder.ts';
export { openStaging, recoverOutput } from './write/staging.ts';
