import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { ContentLanguage } from '../contract/page-data.ts';
import { admonition } from '../markup/admonition.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/**
 * The notice above the text of an unlisted page.
 * @param language of the text, where it is not that of the interface
 */
export function unlistedBanner(
  { texts, locale }: Pick<SiteConfig, 'texts' | 'locale'>,
  language: ContentLanguage | undefined,
): string {
  const attributes = language ? { lang: locale.htmlLang, dir: locale.direction } : {};
  return toHtml(
    admonition('warning', texts.unlistedTitle, [h('p', texts.unlistedText)], attributes),
  );
}
