/**
 * Separates the rules that documents share from those of one page, in the style element of a document. It is a layer without
 * rules, which scripts find in the parsed style sheet, too.
 */
export const PAGE_LAYER = 'page';
