import { hasScheme } from 'folia/format';
import { asObject, asString, type Values } from '../note.ts';

/**
 * Converts a link to the engine's form: `to` is a path from the site's root with a leading slash,
 * `href` is the URL of another site. Docusaurus accepts both kinds in either key, and `pathname://`
 * for a path outside its routes.
 */
export function convertLink(link: Values): Values {
  const { to, href, html, 'aria-label': ariaLabel, ...rest } = link;
  const target = (asString(href) ?? asString(to) ?? hrefOf(asString(html)))?.trim();
  const label =
    asString(rest['label']) ?? asString(ariaLabel) ?? plainText(withoutIcons(asString(html)));
  return { ...rest, ...(label === undefined ? {} : { label }), ...linkTarget(target) };
}

function linkTarget(target: string | undefined): Values {
  if (target === undefined) return {};
  if (hasScheme(target) && !target.startsWith('pathname:')) return { href: target };
  if (target.startsWith('//')) return { href: `https:${target}` };
  return { to: `/${target.replace(/^pathname:/, '').replace(/^\/+/, '')}` };
}

/** The target of HTML that is one link with nothing but text. */
function hrefOf(html: string | undefined): string | undefined {
  const plain = html?.replace(/<\/?(?:span|b|strong|em|i)\b[^>]*>/gi, '');
  const [tag, ...others] = plain?.match(/<[a-z][^>]*>/gi) ?? [];
  if (tag === undefined || others.length > 0 || plainText(plain) === undefined) return undefined;
  return /^<a\s[^>]*?href=["']([^"']+)/i.exec(tag)?.[1];
}

function withoutIcons(html: string | undefined): string | undefined {
  return html?.replace(/<svg\b[\s\S]*?<\/svg>/gi, '');
}

function plainText(html: string | undefined): string | undefined {
  const text = html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

/** What is not migrated, so that links to it must be dropped. */
export type DroppedParts = {
  /** Routes of pages that are not migrated. */
  routes: string[];
  /** Ids of docs plugins that are not migrated. */
  docsPlugins?: string[];
};

/** Why a link is dropped: its target is not migrated. */
export function getDropReason(link: Values, { routes }: DroppedParts): string | undefined {
  const { to } = convertLink(link);
  const path = `${asString(to) ?? ''}/`.replace(/[?#].*$/, '/').replace(/\/{2,}/g, '/');
  const route = routes.find((start) => path.startsWith(`${start}/`));
  return route && `It links to a page below "${route}", which is not migrated.`;
}

/** Converts a logo. Its path in a static folder may begin with `./` in Docusaurus. */
export function convertLogo(logo: unknown): Values | undefined {
  if (logo === undefined) return undefined;
  const { src, srcDark, href, ...rest } = asObject(logo);
  const plain = (path: unknown) => asString(path)?.replace(/^\.\//, '');
  return {
    ...rest,
    ...linkTarget(asString(href)?.trim()),
    src: plain(src),
    ...(srcDark === undefined ? {} : { srcDark: plain(srcDark) }),
  };
}
