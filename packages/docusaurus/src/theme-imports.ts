import { COMPONENTS, type Replacement, SHIMS } from './replacement.ts';

const ENGINE = {
  ...{ Tabs: 'Tabs', TabItem: 'TabItem', Admonition: 'Admonition', CodeBlock: 'CodeBlock' },
  ...{ Details: 'Details', TOCInline: 'TocInline', DocCardList: 'DocCardList' },
  MDXComponents: 'provided',
};

const OWN = {
  ...{ Heading: 'Heading', ThemedImage: 'ThemedImage', IdealImage: 'IdealImage' },
  ...{ Mermaid: 'Mermaid', DocCard: 'DocCard', EditThisPage: 'EditThisPage', Logo: 'Logo' },
  ...{ LastUpdated: 'LastUpdated', Tag: 'Tag', TagsListInline: 'TagsListInline', TOC: 'TOC' },
  ...{ NavbarItem: 'NavbarItem', Layout: 'Layout', 'Layout/Provider': 'Layout' },
};

/** Elements of MDX that components use to look like text. */
const MDX_ELEMENTS = {
  ...{ 'MDXComponents/A': 'Link', 'MDXComponents/Code': 'MdxCode', 'MDXComponents/Pre': 'MdxPre' },
  ...{ 'MDXComponents/Ul': 'MdxList', 'MDXComponents/Li': 'MdxItem' },
  ...{ 'MDXComponents/Img': 'MdxPicture', 'MDXComponents/Heading': 'Heading' },
  'MDXComponents/Details': 'Details',
};

const ICONS = [
  ...['Arrow', 'Close', 'Copy', 'DarkMode', 'Edit', 'ExternalLink', 'Home', 'Language'],
  ...['LightMode', 'Menu', 'Success', 'SystemColorMode', 'WordWrap'],
];

/** What a slot of the theme replaces or surrounds: https://docusaurus.io/docs/swizzling#wrapping */
const ORIGINALS = [
  ...['Root', 'Footer', 'NotFound', 'NotFound/Content', 'MDXContent', 'MDXPage'],
  ...['DocItem', 'DocItem/Layout', 'DocItem/Content', 'DocPage', 'DocPage/Layout/Main'],
  ...['DocRoot/Layout', 'DocRoot/Layout/Main', 'BlogLayout', 'BlogPostPage'],
  ...['BlogPostItem', 'BlogPostItem/Container', 'BlogPostItem/Content'],
];

/** Parts that are already on the page, because the shell draws them. */
const SHELL = [
  ...['Navbar', 'SearchBar', 'ColorModeToggle', 'AnnouncementBar', 'BackToTopButton'],
  ...['SkipToContent', 'SiteMetadata', 'SearchMetadata', 'ContentVisibility', 'EditMetaRow'],
  ...['DocSidebar', 'DocBreadcrumbs', 'DocPaginator', 'DocVersionBanner', 'DocVersionBadge'],
  ...['DocItem/Footer', 'DocItem/Paginator', 'DocItem/Metadata', 'DocItem/TOC/Mobile'],
  ...['DocItem/TOC/Desktop', 'BlogPostItem/Header', 'BlogPostItem/Footer', 'BlogPostPaginator'],
  ...['BlogSidebar', 'TOCCollapsible'],
];

function replacements(module: string, names: Record<string, string>): [string, Replacement][] {
  return Object.entries(names).map(([name, own]) => [
    `@theme/${name}`,
    { module, exports: { default: own } },
  ]);
}

function all(names: string[], own: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, own(name)]));
}

/** Components of the classic theme: https://docusaurus.io/docs/swizzling */
export const THEME_IMPORTS: Record<string, Replacement> = Object.fromEntries([
  ...replacements(COMPONENTS, ENGINE),
  ...replacements(SHIMS, OWN),
  ...replacements(SHIMS, MDX_ELEMENTS),
  ...ICONS.map((name): [string, Replacement] => [
    `@theme/Icon/${name}`,
    { module: SHIMS, exports: { default: `Icon${name}` } },
  ]),
  ...replacements(
    SHIMS,
    all(ORIGINALS, () => 'Original'),
  ),
  ...replacements(
    SHIMS,
    all(SHELL, () => 'NullComponent'),
  ),
]);
