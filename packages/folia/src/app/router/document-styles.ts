import { TIME_LIMIT } from '../fetch-in-time.ts';

/** Adds the styles of loading indicators. They match few elements, so no layout is needed. */
export function addLiveStyles(rules: string): void {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
}

/**
 * Adds the whole style sheet, once. A document has only the rules of its own page, and the next
 * page may need others. It is fetched at once but added with the first navigation, because that
 * makes the browser recalculate all styles.
 *
 * @returns a function that resolves to true once the rules are applied, or to false if they cannot
 * be loaded for now
 */
export function makeStyleLoader(url: string): () => Promise<boolean> {
  const prefetch = document.createElement('link');
  prefetch.rel = 'prefetch';
  prefetch.href = url;
  document.head.append(prefetch);
  let loaded: Promise<boolean> | undefined;
  return () => {
    loaded ??= new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      const giveUp = () => {
        loaded = undefined;
        link.remove();
        resolve(false);
      };
      const waiting = setTimeout(giveUp, TIME_LIMIT);
      link.onload = () => {
        clearTimeout(waiting);
        // The document's own rules are some of these; after them, they would take precedence over
        // rules of equal specificity that the document lacks.
        link.nextSibling?.remove();
        resolve(true);
      };
      link.onerror = giveUp;
      document.querySelector('style')?.before(link);
    });
    return loaded;
  };
}
