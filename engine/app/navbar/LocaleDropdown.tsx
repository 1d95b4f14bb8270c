import { useLocationSuffix } from '../router/use-location-suffix.ts';
import { useSite, useTexts } from '../site-context.ts';
import { Dropdown } from './Dropdown.tsx';

/** The languages of the site, each leading to the same page with the query and fragment of now. */
export function LocaleDropdown() {
  const { shell, route } = useSite();
  const texts = useTexts();
  const suffix = useLocationSuffix();
  const path = route.page.href.slice(shell.baseUrl.length);
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
      {shell.locales.map((locale) => (
        <li key={locale.name}>
          <a
            href={locale.baseUrl + path + suffix}
            lang={locale.htmlLang}
            hrefLang={locale.htmlLang}
            aria-current={locale === current ? 'true' : undefined}
          >
            {locale.label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
