/** What a folder of documentation may say, for tools that write one: the schemas of its files, and how mistakes are placed. */
export { BASE_PATH } from './config/base-path.ts';
export { blogSchema } from './config/blog-schema.ts';
export { keyLine } from './config/key-line.ts';
export { loadConfig, parseConfig } from './config/load-config.ts';
export { NAVBAR_ITEM_TYPES, navbarSchema } from './config/navbar-schema.ts';
export { type SiteConfig, siteConfigSchema } from './config/site-schema.ts';
export { announcementBarSchema, footerSchema, themeConfigSchema } from './config/theme-schema.ts';
export { makeHighlighter } from './content/code/highlighter.ts';
export { writtenFrontmatter } from './content/frontmatter.ts';
export { docFrontmatterSchema, pageFrontmatterSchema } from './content/page-frontmatter.ts';
export { postFrontmatterSchema } from './content/post-frontmatter.ts';
export { mapProse } from './content/source/map-prose.ts';
export { isAdmonition } from './contract/admonitions.ts';
export { englishTexts } from './contract/texts.ts';
export { CATEGORY_FILE, parseCategoryFiles } from './sources/docs/category-file.ts';
export { splitNumberPrefix } from './sources/docs/doc-address.ts';
export { sidebarsSchema } from './sources/docs/sidebars-schema.ts';
export { readThrown } from './thrown-place.ts';
