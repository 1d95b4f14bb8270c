import type { Fact, Problem } from 'folia-problems';
import { z } from 'zod';
import { keyLine } from '../read/config/key-line.ts';
import type { NavbarConfig, NavbarItemConfig } from '../read/config/navbar-schema.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { FooterConfig, FooterItemConfig } from '../read/config/theme-schema.ts';
import type { SourceFile } from '../read/frontmatter.ts';
import { parseDataFile } from '../read/parse-data-file.ts';
import { makeLabelTranslator } from './labels.ts';

const translations = z.record(z.string(), z.string()).default({});

const fileSchema = z.strictObject({
  title: z.string().min(1).optional(),
  tagline: z.string().optional(),
  /** Labels, title and HTML of the navbar, by those of the default locale. */
  navbar: translations,
  /** Labels, titles and HTML of the footer, by those of the default locale. */
  footer: translations,
  /** Title and description of the blog, and title of its sidebar. */
  blog: z
    .strictObject({
      blogTitle: z.string().min(1).optional(),
      blogDescription: z.string().optional(),
      blogSidebarTitle: z.string().min(1).optional(),
    })
    .optional(),
  /** Labels of docs versions, by those of the default locale. */
  versions: translations,
  /** HTML. */
  copyright: z.string().optional(),
  /** HTML. */
  announcement: z.string().optional(),
});

type Translate = (label: string) => string;

/** Translates the texts of the config with a `config.json`. @returns the labels of versions as they are in the file, too */
export function translateConfig(
  config: SiteConfig,
  file: SourceFile,
): { config: SiteConfig; versions: Record<string, string>; problems: Problem[] } {
  const parsed = parseDataFile(file, fileSchema);
  if (!parsed.data) return { config, versions: {}, problems: parsed.problems };
  const { title, tagline, blog, versions, copyright, announcement, ...labels } = parsed.data;
  const { navbar, footer, announcementBar } = config.themeConfig;
  const makeTranslator = (key: 'navbar' | 'footer') =>
    makeLabelTranslator(labels[key], {
      file,
      path: [key],
      owner: key,
      dependsOn: [`config/themeConfig/${key}`],
    });
  const navbarLabels = makeTranslator('navbar');
  const footerLabels = makeTranslator('footer');
  const translated: SiteConfig = {
    ...config,
    title: title ?? config.title,
    tagline: tagline ?? config.tagline,
    blog: config.blog && { ...config.blog, ...blog },
    themeConfig: {
      ...config.themeConfig,
      navbar: translateNavbar(navbar, navbarLabels.translate),
      footer: footer && translateFooter(footer, footerLabels.translate, copyright),
      announcementBar: announcementBar && {
        ...announcementBar,
        content: announcement ?? announcementBar.content,
      },
    },
  };
  const absent: { key: string; dependsOn: Fact[] }[] = [
    ...(copyright !== undefined && footer?.copyright === undefined
      ? [{ key: 'copyright', dependsOn: ['config/themeConfig/footer' as const] }]
      : []),
    ...(announcement !== undefined && !announcementBar
      ? [{ key: 'announcement', dependsOn: ['config/themeConfig/announcementBar' as const] }]
      : []),
    ...(blog !== undefined && !config.blog
      ? [{ key: 'blog', dependsOn: ['config/blog' as const] }]
      : []),
  ];
  const withoutOriginal = absent.map(({ key, dependsOn }) => ({
    file: file.path,
    line: keyLine(file.text, [key]),
    message: `${key}: not set in the site's config, so there is nothing to translate.`,
    dependsOn,
  }));
  return {
    config: translated,
    versions,
    problems: [
      ...parsed.problems,
      ...navbarLabels.findUnused(),
      ...footerLabels.findUnused(),
      ...withoutOriginal,
    ],
  };
}

function translateNavbar(navbar: NavbarConfig, translate: Translate): NavbarConfig {
  return {
    ...navbar,
    title: navbar.title && translate(navbar.title),
    logo: navbar.logo && { ...navbar.logo, alt: translate(navbar.logo.alt) },
    items: navbar.items.map((item) => {
      const translateAll = <T extends NavbarItemConfig>(items: T[]) =>
        items.map((inner) => translateItem(inner, translate));
      if (item.type === 'dropdown')
        return { ...item, label: translate(item.label), items: translateAll(item.items) };
      if (!('dropdownItemsBefore' in item)) return translateItem(item, translate);
      return {
        ...item,
        dropdownItemsBefore: translateAll(item.dropdownItemsBefore),
        dropdownItemsAfter: translateAll(item.dropdownItemsAfter),
      };
    }),
  };
}

function translateItem<T extends NavbarItemConfig>(item: T, translate: Translate): T {
  if (item.type === 'html') return { ...item, value: translate(item.value) };
  return 'label' in item && item.label !== undefined
    ? { ...item, label: translate(item.label) }
    : item;
}

function translateFooter(
  footer: FooterConfig,
  translate: Translate,
  copyright: string | undefined,
): FooterConfig {
  const translateEntry = (item: FooterItemConfig): FooterItemConfig =>
    'html' in item ? { html: translate(item.html) } : { ...item, label: translate(item.label) };
  return {
    ...footer,
    copyright: copyright ?? footer.copyright,
    logo: footer.logo && { ...footer.logo, alt: translate(footer.logo.alt) },
    links: footer.links.map((entry) =>
      'items' in entry
        ? {
            ...entry,
            title: entry.title && translate(entry.title),
            items: entry.items.map(translateEntry),
          }
        : translateEntry(entry),
    ),
  };
}
