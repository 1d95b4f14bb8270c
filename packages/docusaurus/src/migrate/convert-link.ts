import { textOf, type Values, valuesOf } from './note.ts';

/**
 * A link as the engine writes it: `to` is a path from the site's root with its leading slash, `href` another site's
 * address. Docusaurus takes both kinds in either key, and `pathname://` for a path that it does not own.
 */
export function convertLink(link: Values): Values {
  const { to, href, html, 'aria-label': ariaLabel, ...rest } = link;
  const target = (textOf(href) ?? textOf(to))?.trim();
  const label = textOf(rest['label']) ?? textOf(ariaLabel) ?? plainText(textOf(html));
  return { ...rest, ...(label === undefined ? {} : { label }), ...linkTarget(target) };
}

function linkTarget(target: string | undefined): Values {
  if (target === undefined) return {};
  if (/^[a-z][a-z\d+.-]*:/i.test(target) && !target.startsWith('pathname:'))
    return { href: target };
  if (target.startsWith('//')) return { href: `https:${target}` };
  return { to: `/${target.replace(/^pathname:/, '').replace(/^\/+/, '')}` };
}

function plainText(html: string | undefined): string | undefined {
  const text = html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

/** What is not in the new site, so that no link to it can stand there. */
export type LeftParts = {
  /** Ids of further docs. */
  docs: string[];
  /** Addresses below which such pages stood. */
  routes: string[];
};

/** Why a link cannot be kept: it leads to pages that are left. */
export function leftPart(link: Values, { routes }: LeftParts): string | undefined {
  const { to } = convertLink(link);
  const path = `${textOf(to) ?? ''}/`.replace(/[?#].*$/, '/').replace(/\/{2,}/g, '/');
  const route = routes.find((start) => path.startsWith(`${start}/`));
  return route && `It leads to a page below "${route}", which is left.`;
}

/** A picture of a logo by its path in a static folder, which Docusaurus lets begin with `./`. */
export function convertLogo(logo: unknown): Values | undefined {
  if (logo === undefined) return undefined;
  const { src, srcDark, ...rest } = valuesOf(logo);
  const plain = (path: unknown) => textOf(path)?.replace(/^\.\//, '');
  return {
    ...rest,
    src: plain(src),
    ...(srcDark === undefined ? {} : { srcDark: plain(srcDark) }),
  };
}
