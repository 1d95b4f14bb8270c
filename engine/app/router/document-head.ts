import type { PageData } from '../../contract/page-data.ts';

/** Brings the head of the document in line with the page on display. */
export function updateHead(page: PageData): void {
  document.title = page.documentTitle;
  setContent('meta[name="description"]', page.description ?? '');
  setContent('meta[property="og:title"]', page.documentTitle);
  setContent('meta[property="og:description"]', page.description ?? '');
  const url = new URL(page.href, location.href).href;
  setContent('meta[property="og:url"]', url);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', url);
  const styles = document.querySelector('style[data-page]');
  if (styles) styles.textContent = page.styles ?? '';
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}
