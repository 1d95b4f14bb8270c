import { pageHref } from './base-url.ts';
import { CARD_LIST } from './names.ts';
import { useSiteValues } from './site-values.ts';

type Item = { label?: string; href?: string; description?: string };

/**
 * Cards for the given entries, or for those around the page in its sidebar, which are added later.
 * It renders the same HTML as `cardList` in `markup/`.
 */
export function DocCardList({ items }: { items?: Item[] }) {
  const site = useSiteValues();
  if (!items) return <div dangerouslySetInnerHTML={{ __html: CARD_LIST }} />;
  return (
    <ul className="category-cards">
      {items.map(({ label, href = '', description }) => (
        <li key={href}>
          <a href={pageHref(href, site)}>{label}</a>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The entries around a page are added once all pages are known. */
export function useCurrentSidebarCategory() {
  return { items: undefined };
}

/** Returns undefined, for which `DocCardList` shows the entries around the page. */
export function useCurrentSidebarSiblings() {
  return undefined;
}
