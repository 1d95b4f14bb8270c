import type { PageData } from '../../contract/page-data.ts';
import type { ShellData } from '../../contract/shell-data.ts';

/** Brings the head of the document in line with the page on display. */
export function updateHead(page: PageData, shell: ShellData): void {
  document.title = page.documentTitle;
  setContent('meta[name="description"]', page.description ?? '');
  setContent('meta[property="og:title"]', page.documentTitle);
  setContent('meta[property="og:description"]', page.description ?? '');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The origin of production, wherever the site is read.
  const url = new URL(page.href, canonical?.href ?? location.href).href;
  canonical?.setAttribute('href', url);
  setContent('meta[property="og:url"]', url);
  updateAlternates(page, shell, url);
  const styles = document.querySelector('style[data-page]');
  if (styles) styles.textContent = page.styles ?? '';
}

function updateAlternates({ href }: PageData, { locales, baseUrl }: ShellData, url: string): void {
  const path = href.slice(baseUrl.length);
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="alternate"][hreflang]',
  )) {
    // The default locale stands for all other languages (x-default).
    const locale = locales.find(({ htmlLang }) => htmlLang === link.hreflang) ?? locales[0];
    if (locale) link.href = new URL(locale.baseUrl + path, url).href;
  }
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}
