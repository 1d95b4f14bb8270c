import { footerSchema, hasScheme, navbarSchema } from 'folia/format';
import { missingPackageName } from '../missing-package.ts';
import { networkName } from '../network-name.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { prune } from '../prune.ts';
import { findPage, normalizeAddress, type PagePlan } from './plan-pages.ts';

export type LinkTargets = {
  plan: PagePlan;
  /** Whether a path from the root of the site is a static file. */
  isStatic: (path: string) => boolean;
};

/** Converts the bar (https://vitepress.dev/reference/default-theme-nav) with the links to other networks. */
export function convertNavbar(
  theme: Values,
  targets: LinkTargets,
  siteTitle: string,
): Converted<Values> {
  const { nav, socialLinks, logo, logoLink, siteTitle: shownTitle } = theme;
  const notes: Note[] = [];
  const items = [
    ...asList(nav).flatMap((item) => convertItem(asObject(item), targets, notes)),
    ...asList(socialLinks).flatMap((link) => convertSocialLink(asObject(link), notes)),
  ];
  const link = convertTarget(asObject(logoLink)['link'] ?? logoLink, targets);
  const image = convertLogo(logo);
  const title = shownTitle === false ? '' : (asString(shownTitle) ?? siteTitle);
  const written = { title, ...(image ? { logo: { ...image, ...link } } : {}), items };
  const fitted = prune(navbarSchema, written);
  if (image) notes.unshift(note('migrated', 'themeConfig.logo'));
  if (logoLink !== undefined) {
    const why = image ? 'There is no such page.' : 'Only a logo leads elsewhere.';
    const isKept = image !== undefined && link !== undefined;
    notes.push(
      note(isKept ? 'migrated' : 'dropped', 'themeConfig.logoLink', isKept ? undefined : why),
    );
  }
  for (const { path, reason } of fitted.dropped) {
    notes.push(note('dropped', `themeConfig.nav ${path.join('.')}`, reason));
  }
  return { value: asObject(fitted.value), notes };
}

function note(outcome: Note['outcome'], key: string, text?: string): Note {
  return { group: 'navbar', outcome, key, text };
}

function convertItem(item: Values, targets: LinkTargets, notes: Note[]): Values[] {
  const label = labelOf(item);
  const key = `themeConfig.nav (${label || 'component'})`;
  if (item['component'] !== undefined) {
    notes.push(note('dropped', key, 'Vue components cannot be part of the bar.'));
    return [];
  }
  if (Array.isArray(item['items'])) {
    const items = convertGroup(item['items'], targets, notes);
    if (items.length === 0) return [];
    notes.push(note('migrated', key));
    return [{ label: label || 'More', items }];
  }
  const target = convertTarget(item['link'], targets);
  if (!target) {
    notes.push(note('dropped', key, `There is no page at "${String(item['link'])}".`));
    return [];
  }
  notes.push(note('migrated', key));
  return [{ label, ...target, ...convertActiveMatch(item['activeMatch'], target) }];
}

/** The entries of a dropdown. Groups in it become entries after a line with their title. */
function convertGroup(items: unknown[], targets: LinkTargets, notes: Note[]): Values[] {
  return items.flatMap((entry): Values[] => {
    const item = asObject(entry);
    if (!Array.isArray(item['items'])) return convertItem(item, targets, notes);
    const inner = convertGroup(item['items'], targets, notes);
    const label = labelOf(item);
    if (inner.length === 0 || label === '') return inner;
    return [{ type: 'html', value: `<strong>${label}</strong>` }, ...inner];
  });
}

/** A label that comes from a missing package is the name of the package. */
function labelOf({ text }: Values): string {
  const missing = missingPackageName(text);
  if (missing !== undefined) return missing.replace(/\/package\.json$/, '');
  return (asString(text) ?? '').replace(/<[^>]*>/g, '').trim();
}

/** A link of the engine, or undefined if there is no such page. */
export function convertTarget(link: unknown, targets: LinkTargets): Values | undefined {
  const written = asString(link);
  if (written === undefined) return undefined;
  if (hasScheme(written)) return { href: written };
  if (written.startsWith('//')) return { href: `https:${written}` };
  const [path = ''] = written.split(/[?#]/);
  const page = findPage(written, targets.plan);
  if (page) return { to: page.address + written.slice(path.length) };
  if (targets.isStatic(path)) return { to: path };
  return normalizeAddress(path) === '/' ? { to: '/' } : undefined;
}

/** `^/guide/` is a path that addresses of the active item begin with; other patterns have no equivalent. */
function convertActiveMatch(match: unknown, target: Values): Values {
  const [, path] = /^\^?(\/[\w/-]*?)\/?\$?$/.exec(asString(match) ?? '') ?? [];
  return path && 'to' in target && path !== target['to'] ? { activeBasePath: path } : {};
}

function convertSocialLink(link: Values, notes: Note[]): Values[] {
  const icon = asString(link['icon']);
  const label = asString(link['ariaLabel']) ?? (icon === undefined ? 'Link' : networkName(icon));
  const href = asString(link['link']) ?? '';
  const key = `themeConfig.socialLinks (${label})`;
  if (!URL.canParse(href)) {
    notes.push(note('dropped', key, 'It is not the URL of another site.'));
    return [];
  }
  notes.push(note('changed', key, 'The icon is now text.'));
  return [{ label, href }];
}

/** A path, or a pair for light and dark mode. */
function convertLogo(logo: unknown): Values | undefined {
  if (typeof logo === 'string') return { src: logo, alt: '' };
  const { src, light, dark, alt } = asObject(logo);
  const main = asString(src) ?? asString(light) ?? asString(asObject(light)['src']);
  if (main === undefined) return undefined;
  const other = asString(dark) ?? asString(asObject(dark)['src']);
  return {
    src: main,
    ...(other === undefined ? {} : { srcDark: other }),
    alt: asString(alt) ?? '',
  };
}

/** Converts the footer: message and copyright of the default theme, and columns of links that other themes have. */
export function convertFooter(
  footer: unknown,
  targets: LinkTargets,
): Converted<Values | undefined> {
  const { message, copyright, nav } = asObject(footer);
  const texts = [message, copyright].filter((text) => typeof text === 'string' && text !== '');
  const columns = asList(nav).flatMap((column) => {
    const { title, items } = asObject(column);
    const links = asList(items).flatMap((item) => {
      const { text, link } = asObject(item);
      const target = convertTarget(link, targets);
      return target && typeof text === 'string' ? [{ label: text, ...target }] : [];
    });
    return links.length === 0
      ? []
      : [{ ...(typeof title === 'string' ? { title } : {}), items: links }];
  });
  if (texts.length === 0 && columns.length === 0) return { value: undefined, notes: [] };
  const written = {
    ...(columns.length === 0 ? {} : { links: columns }),
    ...(texts.length === 0 ? {} : { copyright: texts.join('<br>') }),
  };
  return {
    value: asObject(prune(footerSchema, written).value),
    notes: [{ group: 'footer', outcome: 'migrated', key: 'themeConfig.footer' }],
  };
}
