import { pathInLocale } from '../../contract/locale-path.ts';
import type { NavbarLocales } from '../../contract/shell-data.ts';
import { useAddress } from '../router/use-address.ts';
import { usePage, useSite, useTexts } from '../site-context.ts';
import { Dropdown } from './Dropdown.tsx';
import { DropdownItems } from './DropdownItems.tsx';

/** The locales of the site, each linking to the current page in it, among further entries. */
export function LocaleDropdown({ item }: { item: NavbarLocales }) {
  const { shell } = useSite();
  const texts = useTexts();
  const path = usePathInLocale();
  const current = shell.locales.find(({ baseUrl }) => baseUrl === shell.baseUrl);
  return (
    <Dropdown
      needsScripts
      label={
        <>
          <span className="sr-only">{texts.language} </span>
          {current?.label}
        </>
      }
    >
      <DropdownItems items={item.before} />
      {shell.locales.map((locale) => (
        <li key={locale.name}>
          <a
            href={locale.baseUrl + path}
            lang={locale.htmlLang}
            hrefLang={locale.htmlLang}
            aria-current={locale === current ? 'true' : undefined}
          >
            {locale.label}
          </a>
        </li>
      ))}
      <DropdownItems items={item.after} />
    </Dropdown>
  );
}

/**
 * Path, query and fragment of the current URL, relative to the locale. Documents contain the path
 * of their page; the not-found page has none.
 */
function usePathInLocale(): string {
  const { shell } = useSite();
  const page = usePage();
  const address = useAddress();
  if (address !== undefined) {
    const { pathname, search, hash } = new URL(address);
    return pathInLocale(pathname, shell.locales) + search + hash;
  }
  return page.isNotFound ? '' : page.href.slice(shell.baseUrl.length);
}
