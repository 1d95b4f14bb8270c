import type { PageData } from '../../contract/page-data.ts';
import { withinTimeLimit } from '../time-limit.ts';
import { makeSheet } from './style-sheet.ts';

/** Adds the styles of loading indicators. They match few elements, so no layout is needed. */
export function addLiveStyles(rules: string): void {
  document.adoptedStyleSheets.push(makeSheet(rules));
}

export type DocumentStyles = {
  /** Resolves to true once the rules of all pages are there, or to false if they cannot be loaded for now. */
  load: () => Promise<boolean>;
  /** Replaces the document's own rules with those of all pages and of this one, if they are there. */
  show: (page: Pick<PageData, 'styles'>) => void;
};

/**
 * Adds the whole style sheet, once. A document has only the rules of its own page, and the next
 * page may need others. It is fetched and parsed at once but applied when the reader is about to
 * navigate, because that makes the browser recalculate all styles.
 */
export function makeDocumentStyles(url: string): DocumentStyles {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: url,
    media: 'not all',
  });
  const ofPage = makeSheet('');
  let shown = '';
  let loaded: Promise<boolean> | undefined;
  let areThere = false;
  function load(): Promise<boolean> {
    const event = () =>
      new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
        document.head.append(link);
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
    show({ styles = '' }) {
      // A sheet that has failed to load exists as well, without rules.
      if (!areThere) return;
      if (link.media) {
        link.media = '';
        // The whole sheet contains the document's own rules. Left in place, these would override rules of equal specificity
        // that the document lacks.
        document.querySelector('style')?.remove();
        window.ownSheets?.forEach((sheet) => {
          sheet.disabled = true;
        });
        document.adoptedStyleSheets.push(ofPage);
      }
      // Even the same rules would make the browser recalculate all styles.
      if (styles !== shown) ofPage.replaceSync(styles);
      shown = styles;
    },
  };
}
