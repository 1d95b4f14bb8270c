/**
 * Writes the days of a page (`<time data-date="long">`) as the reader's region does, in the language of the text: 25 March
 * 2025 in Britain, March 25, 2025 in America. Stands inline in documents that have such days, before they are painted,
 * and is part of the live shell for those that come by navigation.
 */

const STYLES = ['full', 'long', 'medium', 'short'] as const;

function showDates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-date]')) {
    const dateStyle = STYLES.find((style) => style === time.dataset.date);
    const format = new Intl.DateTimeFormat(readersForm(languageOf(time)), {
      dateStyle,
      timeZone: 'UTC',
    });
    time.textContent = format.format(new Date(time.dateTime));
  }
}

function languageOf(element: Element): string {
  return element.closest<HTMLElement>('[lang]')?.lang || 'en';
}

/** The reader's own form of a language, or the language as it is. */
function readersForm(language: string): string {
  const [name] = language.split('-');
  return navigator.languages.find((own) => own.split('-')[0] === name) ?? language;
}

const root = document.documentElement;

// Once for a document, as with tabs.
if (root.dataset.dates === undefined) {
  root.dataset.dates = '';
  addEventListener('pagechange', showDates);
  showDates();
}
