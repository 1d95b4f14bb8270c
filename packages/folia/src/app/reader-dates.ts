/**
 * Formats the dates of a page (`<time data-date>`) for the reader's region, in the language of the
 * text: 25 March 2025 in Britain, March 25, 2025 in America. Inlined in documents with such dates,
 * before they are painted, and part of the live shell for pages reached by navigation.
 */

const root = document.documentElement;

function showDates(): void {
  let formatter: Intl.DateTimeFormat | undefined;
  let previous = '';
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-date]')) {
    const lang = time.closest<HTMLElement>('[lang]')?.lang || root.lang;
    if (lang !== previous) formatter = makeFormatter(lang);
    previous = lang;
    if (formatter) time.textContent = formatter.format(new Date(time.dateTime));
  }
}

/**
 * Returns nothing if the build has written dates as the reader does. Making the first formatter
 * takes a slow phone 50 ms, and comparing languages 12 ms.
 */
function makeFormatter(language: string): Intl.DateTimeFormat | undefined {
  const variant = findVariant(language);
  // The build writes dates in the language of the page.
  if (variant === undefined && language === root.lang) return undefined;
  return new Intl.DateTimeFormat(variant ?? language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** The reader's variant of a language, in the same script; undefined if it is the language itself, or there is none. */
function findVariant(language: string): string | undefined {
  const [name] = language.split('-');
  let written: Intl.Locale | undefined;
  for (const preferred of navigator.languages) {
    if (preferred === language) return undefined;
    if (preferred.split('-')[0] !== name) continue;
    written ??= withUsualParts(language);
    const { baseName, script } = withUsualParts(preferred);
    if (script === written.script) return baseName === written.baseName ? undefined : preferred;
  }
  return undefined;
}

/** Adds the script and the region that a language usually has: `en-Latn-US` for `en` and `en-US`. */
function withUsualParts(language: string): Intl.Locale {
  return new Intl.Locale(language).maximize();
}

// Once per document, as with tabs.
if (root.dataset.dates === undefined) {
  root.dataset.dates = '';
  addEventListener('pagechange', showDates);
  showDates();
}
