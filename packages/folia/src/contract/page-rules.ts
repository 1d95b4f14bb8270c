/** Separates the rules that documents share from those of one page, in the style element of a document: an empty layer. */
export const PAGE_RULES = '@layer page;';
