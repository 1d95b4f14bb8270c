/**
 * Moves the mark of the current page to its entries in the sidebar, without rendering the list,
 * whose other entries all stay as they are.
 *
 * @param href as written in the links; empty if no page is shown
 */
export function markCurrentEntry(href: string): void {
  for (const link of document.querySelectorAll('.sidebar [aria-current]'))
    link.removeAttribute('aria-current');
  for (const link of document.querySelectorAll(`.sidebar a[href="${CSS.escape(href)}"]`))
    link.setAttribute('aria-current', 'page');
}
