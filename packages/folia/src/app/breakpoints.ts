/** From this width on, the menu is a column of the page. The same as `--desktop` in breakpoints.css. */
export const DESKTOP = '(width > 62.25em)';

/** From this width on, the contents list is a column of the page. The same as `--roomy` in breakpoints.css. */
export const ROOMY = '(width >= 80em)';
