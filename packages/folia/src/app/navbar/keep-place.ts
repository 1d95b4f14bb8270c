/**
 * Stands inline at the end of documents in several languages: their links lead to the same query and fragment, which a
 * document cannot know, also before the live shell keeps them up to date.
 */
function keepPlace({ target }: Event): void {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('.dropdown a[hreflang]');
  if (!link) return;
  const { search, hash } = location;
  Object.assign(link, { search, hash });
}

// The press comes before a menu on the link or a new tab, and the click comes from keys and assistive technology as well.
for (const type of ['pointerdown', 'click']) addEventListener(type, keepPlace, true);

export {};
