import { TIME_LIMIT } from '../fetch-in-time.ts';

/** Adds the styles of loading indicators. They match few elements, so no layout is needed. */
export function addLiveStyles(rules: string): void {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
}

export type StyleLoader = {
  /** Resolves to true once the rules are there, or to false if they cannot be loaded for now. */
  load: () => Promise<boolean>;
  apply: () => void;
};

/**
 * Adds the whole style sheet, once. A document has only the rules of its own page, and the next
 * page may need others. It is fetched and parsed at once but applied with the first navigation,
 * because that makes the browser recalculate all styles.
 */
export function makeStyleLoader(url: string): StyleLoader {
  const own = document.querySelector('style');
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.media = 'not all';
  let loaded: Promise<boolean> | undefined;
  function load(): Promise<boolean> {
    loaded ??= new Promise((resolve) => {
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
      own?.before(link);
    });
    return loaded;
  }
  void load();
  return {
    load,
    apply() {
      link.media = '';
      // The document's own rules are some of these; after them, they would win over rules of equal
      // specificity that the document lacks.
      own?.remove();
    },
  };
}
