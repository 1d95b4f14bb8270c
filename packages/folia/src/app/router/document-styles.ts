import { TIME_LIMIT } from '../fetch-in-time.ts';

/** Adds the rules of what shows while a page is fetched. Few elements match them, so nothing is laid out anew. */
export function addLiveStyles(rules: string): void {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
}

/**
 * Adds the whole style sheet, once: a document carries the rules of its own page, and the next page may need others.
 * It is fetched at once, but added with the first navigation, since that makes the browser work out every style anew.
 * @returns a function that resolves once the rules are there (true), or cannot be had for now (false)
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
        resolve(true);
      };
      link.onerror = giveUp;
      // Before the document's own rules, so that rules of the same weight win as they did.
      document.querySelector('style')?.before(link);
    });
    return loaded;
  };
}
