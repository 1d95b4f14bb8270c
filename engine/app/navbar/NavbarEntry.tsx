import type { NavbarDropdown, NavbarItem, NavbarLink } from '../../contract/shell-data.ts';
import { useSite, useTexts } from '../site-context.ts';

/** One item of the navigation bar, or of the main menu on narrow screens. */
export function NavbarEntry({ item }: { item: NavbarItem }) {
  switch (item.kind) {
    case 'link':
      return (
        <li>
          <ItemLink item={item} />
        </li>
      );
    case 'dropdown':
      return (
        <li>
          <Dropdown item={item} />
        </li>
      );
    case 'html':
      return <li dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
}

function ItemLink({ item }: { item: NavbarLink }) {
  const { page } = useSite().route;
  const texts = useTexts();
  if (item.external) {
    return (
      <a className="external" href={item.href}>
        {item.label}
        <span className="sr-only">{` (${texts.externalLink})`}</span>
      </a>
    );
  }
  return (
    <a href={item.href} aria-current={activity(item, page.href)}>
      {item.label}
    </a>
  );
}

/** The page itself, or a section that holds it (https://www.w3.org/TR/wai-aria-1.2/#aria-current). */
function activity(item: NavbarLink, href: string): 'page' | 'true' | undefined {
  if (item.href === href) return 'page';
  const base = item.activeBase?.replace(/\/$/, '');
  return base && (href === base || href.startsWith(`${base}/`)) ? 'true' : undefined;
}

/** A native disclosure, so that it opens without scripts; the name makes it close when another opens. */
function Dropdown({ item }: { item: NavbarDropdown }) {
  return (
    <details className="dropdown" name="navbar">
      <summary>{item.label}</summary>
      <ul>
        {item.items.map((link) => (
          <li key={link.href}>
            <ItemLink item={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
