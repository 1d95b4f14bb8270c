import { usePage, useSite, useTexts } from '../site-context.ts';

/**
 * The path from the home page to the current page, which a page without a heading leaves out
 * (https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/).
 */
export function Breadcrumbs() {
  const { shell } = useSite();
  const texts = useTexts();
  const { breadcrumbs, heading, href, language } = usePage();
  // The home page has no breadcrumbs.
  if (href === shell.homeHref) return null;
  return (
    <nav className="breadcrumbs" aria-label={texts.breadcrumbs}>
      <ol>
        <li>
          <a href={shell.homeHref}>{texts.home}</a>
        </li>
        {breadcrumbs.map((entry, depth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a category may have the name of the one around it
          <li key={depth}>{entry.href ? <a href={entry.href}>{entry.label}</a> : entry.label}</li>
        ))}
        {heading && (
          <li {...language} aria-current="page">
            {heading}
          </li>
        )}
      </ol>
    </nav>
  );
}
