/**
 * Formats the dates of a page (`<time data-date="long">`) for the reader's region, in the language
 * of the text: 25 March 2025 in Britain, March 25, 2025 in America. Inlined in documents with such
 * dates, before they are painted, and part of the live shell for pages reached by navigation.
 */

const STYLES = ['full', 'long', 'medium', 'short'] as const;

function showDates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-date]')) {
    const dateStyle = STYLES.find((style) => style === time.dataset.date);
    const format = new Intl.DateTimeFormat(getReaderLanguage(getLanguage(time)), {
      dateStyle,
      timeZone: 'UTC',
    });
    time.textContent = format.format(new Date(time.dateTime));
  }
}

function getLanguage(element: Element): string {
  return element.closest<HTMLElement>('[lang]')?.lang || 'en';
}

/** The reader's variant of a language, or the language itself. */
function getReaderLanguage(language: string): string {
  const [name] = language.split('-');
  return navigator.languages.find((own) => own.split('-')[0] === name) ?? language;
}

const root = document.documentElement;

// Once per document, as with tabs.
if (root.dataset.dates === undefined) {
  root.dataset.dates = '';
  addEventListener('pagechange', showDates);
  showDates();
}
