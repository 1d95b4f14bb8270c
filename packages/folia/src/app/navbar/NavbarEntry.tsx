import type { NavbarItem } from '../../contract/shell-data.ts';
import { CrashBoundary, renderNothing } from '../CrashBoundary.tsx';
import { Markup } from '../Markup.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { CustomEntry } from './CustomEntry.tsx';
import { DocsVersionDropdown } from './DocsVersionDropdown.tsx';
import { Dropdown } from './Dropdown.tsx';
import { DropdownItems } from './DropdownItems.tsx';
import { failedItemMessage } from './failed-item.ts';
import { ItemLink } from './ItemLink.tsx';
import { LocaleDropdown } from './LocaleDropdown.tsx';
import { useActivity } from './use-activity.ts';
import { VersionDropdown } from './VersionDropdown.tsx';

type Props = {
  item: NavbarItem;
  /** Whether it is in the side menu of narrow screens, not in the bar. */
  inMenu?: boolean;
};

/**
 * One item of the navigation bar, or of the main menu on narrow screens. An item that fails leaves
 * a gap, and the console reports its config. At build time, the same error stops the build (server.tsx).
 */
export function NavbarEntry({ item, inMenu = false }: Props) {
  // The search box is always in the bar.
  if (item.kind === 'search' && inMenu) return null;
  return (
    <CrashBoundary
      fallback={renderNothing}
      onCrash={(error) => console.error(failedItemMessage(item), error)}
    >
      <Entry item={item} inMenu={inMenu} />
    </CrashBoundary>
  );
}

function Entry({ item, inMenu }: Required<Props>) {
  switch (item.kind) {
    case 'link':
      return (
        <li className={item.placement}>
          <ItemLink item={item} />
        </li>
      );
    case 'html':
      return <Markup as="li" className="navbar-html" html={item.html} />;
    case 'dropdown':
      return (
        <li className={item.placement}>
          <LinkDropdown item={item} />
        </li>
      );
    case 'versions':
      return (
        <li>
          <VersionDropdown item={item} inMenu={inMenu} />
        </li>
      );
    case 'docsVersions':
      return (
        <li>
          <DocsVersionDropdown item={item} />
        </li>
      );
    case 'locales':
      return (
        <li>
          <LocaleDropdown item={item} />
        </li>
      );
    case 'search':
      return (
        <li className="search-item">
          <SearchBox />
        </li>
      );
    case 'custom':
      return (
        <li className="navbar-html">
          <CustomEntry item={item} inMenu={inMenu} />
        </li>
      );
  }
}

function LinkDropdown({ item }: { item: Extract<NavbarItem, { kind: 'dropdown' }> }) {
  const activityOf = useActivity();
  // The style sheet marks the list "More", since wider windows mark the link in the bar.
  const isActive =
    !item.placement && item.items.some((inner) => inner.kind === 'link' && activityOf(inner));
  return (
    <Dropdown label={item.label} isActive={isActive}>
      <DropdownItems items={item.items} />
    </Dropdown>
  );
}
