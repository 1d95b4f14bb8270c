/**
 * Inlined at the end of documents on sites with several locales. It adds the current query and
 * fragment to the links between locales, which a document cannot contain, until the live shell
 * updates them.
 */
function keepQueryAndFragment({ target }: Event): void {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('.dropdown a[hreflang]');
  if (!link) return;
  const { search, hash } = location;
  Object.assign(link, { search, hash });
}

// `pointerdown` precedes a context menu or a new tab; `click` also comes from the keyboard and
// assistive technology.
for (const type of ['pointerdown', 'click']) addEventListener(type, keepQueryAndFragment, true);

export {};
