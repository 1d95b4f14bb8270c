import type { NavbarItem } from '../../contract/shell-data.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { usePage, useSite, useTexts } from '../site-context.ts';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { LogoPicture } from './LogoPicture.tsx';
import { NavbarEntry } from './NavbarEntry.tsx';
import { getLinks } from './use-activity.ts';

/**
 * The bar at the top: brand, items, color mode. On narrow screens, a menu button replaces the
 * items.
 */
export function Navbar() {
  const { shell } = useSite();
  const texts = useTexts();
  const { navbar } = shell;
  const renderItems = (position: 'left' | 'right') =>
    navbar.items
      .filter((item) => item.position === position)
      .map((item) => <NavbarEntry key={JSON.stringify(item)} item={item} />);
  const hasSearchItem = navbar.items.some((item) => item.kind === 'search');
  return (
    <header className={barClasses(navbar)}>
      <button
        type="button"
        className="menu-button"
        popoverTarget="side-menu"
        aria-label={texts.openMenu}
      >
        <span className="icon icon-menu" />
      </button>
      <a className="brand" href={navbar.href}>
        {navbar.logo && <LogoPicture logo={navbar.logo} />}
        <span>{navbar.title}</span>
      </a>
      <nav className="navbar-items" aria-label={texts.mainNavigation}>
        <ul>{renderItems('left')}</ul>
        {!hasSearchItem && shell.search && (
          <ul className="navbar-middle">
            <li className="search-item">
              <SearchBox />
            </li>
          </ul>
        )}
        <ul className="navbar-right">{renderItems('right')}</ul>
      </nav>
      {shell.search && <AllPages />}
      {shell.colorModeSwitch && <ColorModeSwitch />}
    </header>
  );
}

/** Instead of the search, without scripts: a page with a sidebar that links to all others. */
function AllPages() {
  const { shell } = useSite();
  const texts = useTexts();
  if (usePage().sidebar) return null;
  return (
    <noscript>
      <a className="all-pages" href={firstHref(shell.navbar.items) ?? shell.homeHref}>
        {texts.allPages}
      </a>
    </noscript>
  );
}

function firstHref(items: NavbarItem[]): string | undefined {
  return items.flatMap(getLinks).find(({ external }) => !external)?.href;
}

function barClasses({ style, hideOnScroll }: { style?: string; hideOnScroll: boolean }): string {
  return ['navbar', style && `navbar-${style}`, hideOnScroll && 'navbar-hiding']
    .filter(Boolean)
    .join(' ');
}
