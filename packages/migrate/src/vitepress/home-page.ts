import { escapeHtml, isElsewhere } from 'folia/format';
import { plainTitle } from '../heading-ids.ts';
import { asList, asObject, asString, type Values } from '../note.ts';
import { inlineHtml } from '../print-container.ts';
import { normalizeAddress } from './plan-pages.ts';

/** Style sheet of home pages in the new folder. */
export const HOME_STYLES = 'home.css';

/** The class of the main area of a home page. */
export const HOME_CLASS = 'home';

/**
 * Frontmatter and text of a page with the layout `home` (https://vitepress.dev/reference/default-theme-home-page). The
 * name in the hero is the title of the page, the rest is HTML.
 */
export function homePage(
  frontmatter: Values,
  siteTitle: string,
): { frontmatter: Values; html: string } {
  const hero = asObject(frontmatter['hero']);
  const name = asString(hero['name']);
  const text = asString(hero['text']);
  const title = plainTitle(name ?? text ?? asString(frontmatter['title']) ?? siteTitle);
  const metaTitle = asString(frontmatter['title']) ?? siteTitle;
  const lead = name === undefined ? undefined : text;
  return {
    frontmatter: {
      title,
      ...(metaTitle === title ? {} : { title_meta: metaTitle }),
      wrapperClassName: HOME_CLASS,
    },
    html: [heroHtml(hero, lead), featuresHtml(frontmatter['features'])]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

function heroHtml(hero: Values, lead: string | undefined): string {
  const tagline = asString(hero['tagline']);
  const actions = asList(hero['actions']).map((action) => actionHtml(asObject(action)));
  const texts = [
    ...(lead === undefined ? [] : [`<p class="home-lead">${inlineHtml(lead)}</p>`]),
    ...(tagline === undefined ? [] : [`<p class="home-tagline">${inlineHtml(tagline)}</p>`]),
    ...(actions.length === 0 ? [] : ['<p class="home-actions">', ...actions, '</p>']),
  ];
  return [
    ...(texts.length === 0 ? [] : ['<div class="home-hero">', ...texts, '</div>']),
    ...pictureHtml(hero['image'], 'home-image'),
  ].join('\n');
}

function actionHtml(action: Values): string {
  const classes =
    action['theme'] === 'alt' || action['theme'] === 'sponsor' ? 'button quiet' : 'button';
  return `<a class="${classes}" href="${linkOf(action['link'])}">${inlineHtml(actionText(action))}</a>`;
}

/** The text of a button. One that only styles of the theme fill is named after the site that it leads to. */
function actionText({ text, link }: Values): string {
  const written = asString(text) ?? '';
  const href = asString(link) ?? '';
  return written.trim() === '' && URL.canParse(href) ? new URL(href).hostname : written;
}

function featuresHtml(features: unknown): string {
  const items = asList(features).map((feature) => featureHtml(asObject(feature)));
  return items.length === 0 ? '' : ['<ul class="home-features">', ...items, '</ul>'].join('\n');
}

function featureHtml(feature: Values): string {
  const { title, details, icon, link, linkText } = feature;
  const heading = inlineHtml(asString(title) ?? '');
  const target = link === undefined ? undefined : linkOf(link);
  return [
    '<li>',
    ...iconHtml(icon),
    `<h2>${target === undefined ? heading : `<a href="${target}">${heading}</a>`}</h2>`,
    `<p>${inlineHtml(asString(details) ?? '')}</p>`,
    ...(target === undefined || asString(linkText) === undefined
      ? []
      : [`<p class="home-more" aria-hidden="true">${inlineHtml(asString(linkText) ?? '')}</p>`]),
    '</li>',
  ].join('\n');
}

/** An icon is an emoji, an SVG, or a picture. An empty element, which styles of the theme fill, is left out. */
function iconHtml(icon: unknown): string[] {
  const text = asString(icon);
  if (text === undefined) return pictureHtml(icon, 'home-icon');
  const content = text.trim().replace(/\s*\n\s*/g, ' ');
  const isEmpty =
    !/<(?:svg|img|picture)[\s/>]/i.test(content) && !content.replace(/<[^>]*>/g, '').trim();
  if (isEmpty) return [];
  return [
    `<p class="home-icon" aria-hidden="true">${content.startsWith('<') ? content : escapeHtml(content)}</p>`,
  ];
}

/** A path, or `src` with `alt`, or a pair of pictures for `light` and `dark` mode, of which the light one is used. */
function pictureHtml(image: unknown, className: string): string[] {
  const values = asObject(image);
  const nested = asObject(values['light']);
  const src =
    asString(image) ??
    asString(values['src']) ??
    asString(values['light']) ??
    asString(nested['src']);
  if (src === undefined) return [];
  const alt = asString(values['alt']) ?? '';
  return [
    `<p class="${className}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${alt === '' ? ' role="presentation"' : ''}></p>`,
  ];
}

function linkOf(link: unknown): string {
  const written = asString(link) ?? '';
  if (isElsewhere(written) || written.startsWith('#')) return escapeHtml(written);
  const [path = ''] = written.split(/[?#]/);
  const end = /.\/$/.test(path) ? '/' : '';
  return escapeHtml(normalizeAddress(path) + end + written.slice(path.length));
}
