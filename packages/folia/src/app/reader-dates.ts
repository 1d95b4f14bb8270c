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
  const readerLanguage = getReaderLanguage(language);
  const isWritten =
    readerLanguage === language || withRegion(readerLanguage) === withRegion(language);
  // The build writes dates in the language of the page.
  if (isWritten && language === root.lang) return undefined;
  return new Intl.DateTimeFormat(readerLanguage, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Adds the script and the region that a language usually has: `en-Latn-US` for `en` and `en-US`. */
function withRegion(language: string): string {
  return new Intl.Locale(language).maximize().baseName;
}

/** The reader's variant of a language in the same script, or the language itself. */
function getReaderLanguage(language: string): string {
  const [name] = language.split('-');
  return (
    navigator.languages.find(
      (preferred) =>
        preferred.split('-')[0] === name &&
        (preferred === language || scriptOf(preferred) === scriptOf(language)),
    ) ?? language
  );
}

function scriptOf(language: string): string | undefined {
  return new Intl.Locale(language).maximize().script;
}

// Once per document, as with tabs.
if (root.dataset.dates === undefined) {
  root.dataset.dates = '';
  addEventListener('pagechange', showDates);
  showDates();
}
