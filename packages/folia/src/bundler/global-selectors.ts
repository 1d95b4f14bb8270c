/** `:global` before the rest of a selector, which begins with white space. Selectors in parentheses are part of it. */
const GLOBAL_SELECTOR = /:global\s+((?:[^,{}();]|\([^()]*\))+?)\s*(?=[,{])/g;

/**
 * Replaces `:global .a .b` with `:global(.a .b)`, which means the same in CSS modules of webpack. The bundler of style sheets
 * does not know the first form, which Sass makes from `:global { .a .b { … } }`.
 * @see https://github.com/css-modules/css-modules/blob/master/docs/composition.md
 */
export function withGlobalSelectors(css: string): string {
  return css.includes(':global') ? css.replace(GLOBAL_SELECTOR, ':global($1)') : css;
}
