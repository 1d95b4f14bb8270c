import { useSite, useTexts } from '../site-context.ts';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { LogoPicture } from './LogoPicture.tsx';
import { NavbarEntry } from './NavbarEntry.tsx';

/** The bar at the top: the brand, the site's items, the colour mode. The menu button stands in on narrow screens. */
export function Navbar() {
  const { shell } = useSite();
  const texts = useTexts();
  const { navbar } = shell;
  const at = (position: 'left' | 'right') =>
    navbar.items
      .filter((item) => item.position === position)
      .map((item) => <NavbarEntry key={JSON.stringify(item)} item={item} />);
  return (
    <header className={`navbar ${navbar.style ? `navbar-${navbar.style}` : ''}`}>
      <button
        type="button"
        className="menu-button"
        popoverTarget="side-menu"
        aria-label={texts.openMenu}
      >
        <span className="icon icon-menu" />
      </button>
      <a className="brand" href={shell.homeHref}>
        {navbar.logo && <LogoPicture logo={navbar.logo} />}
        <span>{navbar.title}</span>
      </a>
      <nav className="navbar-items" aria-label={texts.mainNavigation}>
        <ul>{at('left')}</ul>
        <ul className="navbar-right">{at('right')}</ul>
      </nav>
      {shell.colorModeSwitch && <ColorModeSwitch />}
    </header>
  );
}
