/** From this width, the menu is a column of the page. Must match `--desktop` in breakpoints.css. */
export const DESKTOP = '(width > 62.25em)';

/**
 * From this width, the table of contents is a column of the page. Must match `--roomy` in
 * breakpoints.css.
 */
export const ROOMY = '(width >= 80em)';
