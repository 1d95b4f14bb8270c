import { NavbarEntry } from '../navbar/NavbarEntry.tsx';
import { useSite, useTexts } from '../site-context.ts';
import { SidebarItems } from './SidebarItems.tsx';

/**
 * The sidebar of a docs page. On narrow screens it is a popover that slides in, with the main menu above the page's
 * sidebar; a popover opens and closes without scripts.
 */
export function SideMenu() {
  const { shell, route, sidebars } = useSite();
  const texts = useTexts();
  const { sidebar } = route.page;
  const items = sidebar ? sidebars.get(sidebar) : undefined;
  return (
    <div id="side-menu" className="side-menu" popover="auto">
      <button
        type="button"
        className="menu-close"
        popoverTarget="side-menu"
        popoverTargetAction="hide"
        aria-label={texts.closeMenu}
      >
        <span className="icon icon-close" />
      </button>
      <nav className="menu-main" aria-label={texts.mainNavigation}>
        <ul>
          {shell.navbar.items.map((item) => (
            <NavbarEntry key={JSON.stringify(item)} item={item} />
          ))}
        </ul>
      </nav>
      {items && (
        <nav className="sidebar" aria-label={texts.sidebarNavigation} key={sidebar}>
          <SidebarItems items={items} />
        </nav>
      )}
    </div>
  );
}
