/** `:global` before the rest of a selector, which begins with white space. Selectors in parentheses are part of it. */
const GLOBAL_SELECTOR = /:global\s+((?:[^,{}();]|\([^()]*\))+?)\s*(?=[,{])/g;

/**
 * Writes `:global(.a .b)` in place of `:global .a .b`, which means the same in CSS modules of webpack, and which Sass makes of
 * `:global { .a .b { … } }`. The bundler of style sheets knows only the former.
 * @see https://github.com/css-modules/css-modules/blob/master/docs/composition.md
 */
export function withGlobalSelectors(css: string): string {
  return css.includes(':global') ? css.replace(GLOBAL_SELECTOR, ':global($1)') : css;
}
