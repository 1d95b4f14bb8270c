import { escapeHtml } from 'folia/format';
import { capitalize } from '../capitalize.ts';
import { asString, type Values } from '../note.ts';

/** What decides whether a link without text can be seen, and where it leads. */
export type LinkLook = {
  /** The text of the site's style sheets. */
  styles: string;
  baseUrl: string;
};

/**
 * The item of type `html` for a link that is shown by markup or by a style sheet instead of a label, such as the logo of
 * GitHub; undefined if it has a label, or if nothing would be visible. It has a name for screen readers.
 *
 * @param target the converted link, with `to` or `href`
 */
export function convertIconLink(
  item: Values,
  target: Values,
  { styles, baseUrl }: LinkLook,
): Values | undefined {
  const markup = asString(item['html'])?.trim();
  // Text is kept as a label, which can be translated.
  const html = /<(?:svg|img|i)\b/i.test(markup ?? '') ? markup : undefined;
  const classes = asString(item['className'])?.split(/\s+/).filter(Boolean) ?? [];
  const isStyled = classes.some((name) => styles.includes(`.${name}`));
  const to = asString(target['to'])?.replace(/^\//, baseUrl);
  const href = asString(target['href']) ?? to;
  if (asString(item['label'])?.trim() || href === undefined || !(html || isStyled))
    return undefined;
  const name = asString(item['aria-label']) ?? (hasText(html) ? undefined : linkName(item, href));
  const attributes = {
    class: ['navbar__item', 'navbar__link', ...classes].join(' '),
    href,
    ...(name === undefined ? {} : { 'aria-label': name }),
  };
  const printed = Object.entries(attributes).map(([key, text]) => ` ${key}="${escapeHtml(text)}"`);
  const { position } = item;
  return {
    type: 'html',
    ...(position === undefined ? {} : { position }),
    value: `<a${printed.join('')}>${html ?? ''}</a>`,
  };
}

/** A name for a link without a label, from its label, aria-label or title, or else from its address. */
export function linkName(item: Values, href: string): string {
  const written = [item['label'], item['aria-label'], item['title']].map(asString).find(Boolean);
  if (written !== undefined) return written;
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
  if (host === 'github.com') return 'GitHub';
  const [name = ''] = host === '' ? href.split('/').filter(Boolean).slice(-1) : host.split('.');
  return name === '' ? 'Home' : capitalize(name);
}

function hasText(html: string | undefined): boolean {
  return (
    /\S/.test(html?.replace(/<[^>]*>/g, '') ?? '') || /\b(?:alt|aria-label)="[^"]/.test(html ?? '')
  );
}
