import { useLayoutEffect } from 'react';
import { countEntries, MAX_WHOLE_SIDEBAR } from '../../contract/sidebar-window.ts';
import { NavbarEntry } from '../navbar/NavbarEntry.tsx';
import { useRoute, useSidebar, useSite, useTexts } from '../site-context.ts';
import { resumeScroll } from './remember-sidebar.ts';
import { SidebarItems } from './SidebarItems.tsx';

/**
 * The sidebar of a page. On narrow screens it is a popover that slides in, and the main menu is a
 * second panel that slides over it: a popover within a popover, so that both open and close without
 * scripts. The rest of the menu's behavior in a live shell is in side-menu.ts.
 */
export function SideMenu() {
  const { afterSidebar, shell } = useSite();
  const texts = useTexts();
  const sidebar = useRoute(({ page }) => page.sidebar);
  const sidebarLabel = useRoute(({ page }) => page.sidebarLabel) ?? texts.sidebarNavigation;
  const items = useSidebar(sidebar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the whole sidebar replaces the window of a document
  useLayoutEffect(resumeScroll, [items]);
  return (
    <div id="side-menu" className="side-menu" popover="auto" suppressHydrationWarning>
      {items ? (
        <>
          <div className="menu-head">
            <button type="button" className="menu-step" popoverTarget="main-menu">
              <span className="icon icon-back" />
              {texts.backToMainMenu}
            </button>
            <CloseButton />
          </div>
          <div id="main-menu" className="menu-panel" popover="auto">
            <div className="menu-head">
              <button
                type="button"
                className="menu-step"
                popoverTarget="main-menu"
                popoverTargetAction="hide"
              >
                {sidebarLabel}
                <span className="icon icon-back icon-forward" />
              </button>
              <CloseButton />
            </div>
            <MainMenu />
          </div>
          {shell.hideableSidebar && (
            // Operated by hide-sidebar.ts. The style sheet shows one of the labels.
            <button type="button" className="hide-sidebar">
              <span className="icon icon-back" />
              <span>{texts.hideSidebar}</span>
              <span>{texts.showSidebar}</span>
            </button>
          )}
          <nav className="sidebar" aria-label={sidebarLabel} key={sidebar}>
            <SidebarItems items={items} isWhole={countEntries(items) <= MAX_WHOLE_SIDEBAR} />
          </nav>
          {afterSidebar}
        </>
      ) : (
        <>
          <div className="menu-head">
            <CloseButton />
          </div>
          <MainMenu />
        </>
      )}
    </div>
  );
}

function CloseButton() {
  const texts = useTexts();
  return (
    <button
      type="button"
      className="menu-close"
      popoverTarget="side-menu"
      popoverTargetAction="hide"
      aria-label={texts.closeMenu}
    >
      <span className="icon icon-close" />
    </button>
  );
}

function MainMenu() {
  const { items } = useSite().shell.navbar;
  const texts = useTexts();
  return (
    <nav className="menu-main" aria-label={texts.mainNavigation}>
      <ul>
        {items.map((item) => (
          <NavbarEntry key={JSON.stringify(item)} item={item} inMenu />
        ))}
      </ul>
    </nav>
  );
}
