/** Separates the rules that documents share from those of one page, in the style element of a document: an empty layer. */
export const PAGE_RULES = '@layer page;';

/**
 * Begins the rules of the article in the style element of a document. Those before it apply to what surrounds the
 * article.
 */
export const CONTENT_RULES = '@layer content{';
