import { withinTimeLimit } from '../time-limit.ts';

/** Adds the styles of loading indicators. They match few elements, so no layout is needed. */
export function addLiveStyles(textContent: string): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent }));
}

export type StyleLoader = {
  /** Resolves to true once the rules are there, or to false if they cannot be loaded for now. */
  load: () => Promise<boolean>;
  /** Replaces the document's own rules by them, if they are there. */
  apply: () => void;
};

/**
 * Adds the whole style sheet, once. A document has only the rules of its own page, and the next
 * page may need others. It is fetched and parsed at once but applied with the first navigation,
 * because that makes the browser recalculate all styles.
 */
export function makeStyleLoader(url: string): StyleLoader {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: url,
    media: 'not all',
  });
  let loaded: Promise<boolean> | undefined;
  let areThere = false;
  function load(): Promise<boolean> {
    const event = () =>
      new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
        document.querySelector('style')?.before(link);
      });
    loaded ??= withinTimeLimit(event(), url).then(
      () => (areThere = true),
      () => {
        loaded = undefined;
        link.remove();
        return false;
      },
    );
    return loaded;
  }
  void load();
  return {
    load,
    apply() {
      // A sheet that has failed to load exists as well, without rules.
      if (!link.media || !areThere) return;
      link.media = '';
      // The document's own rules are some of these; after them, they would take precedence over
      // rules of equal specificity that the document lacks.
      link.nextElementSibling?.remove();
    },
  };
}
