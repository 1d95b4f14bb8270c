import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { ContentLanguage } from '../contract/page-data.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/**
 * What an unlisted page says about itself, above its text.
 * @param language of the text, where it is not that of the interface
 */
export function unlistedBanner(
  { texts, locale }: Pick<SiteConfig, 'texts' | 'locale'>,
  language: ContentLanguage | undefined,
): string {
  const own = language ? { lang: locale.htmlLang, dir: locale.direction } : {};
  return toHtml({
    type: 'element',
    tagName: 'div',
    properties: { className: ['admonition', 'warning'], role: 'note', ...own },
    children: [
      paragraph(texts.unlistedTitle, { className: ['admonition-title'] }),
      paragraph(texts.unlistedText, {}),
    ],
  });
}

function paragraph(value: string, properties: { className?: string[] }): ElementContent {
  return { type: 'element', tagName: 'p', properties, children: [{ type: 'text', value }] };
}
