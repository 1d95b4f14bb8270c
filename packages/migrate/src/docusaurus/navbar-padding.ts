/** A rule for the bar itself, with its block. */
const RULE = /(?<=(?:^|[{},;])[^{},;]*\.navbar\s*\{)[^{}]*(?=\})/g;

const ZERO = '0(?:px|em|rem|%)?';
/** Padding without room at the sides, with what is above and below. */
const PADDING = new RegExp(
  `(?<=^|[;\\s])padding\\s*:\\s*(?:(${ZERO})|(\\S+)\\s+${ZERO})(?=\\s*(?:!important\\s*)?(?:;|$))`,
  'g',
);

/**
 * Lets the bar keep its room at the sides, which elements within it have in Docusaurus: there, sites take it from the bar.
 * @returns the same text if no rule does so
 */
export function keepingSidePadding(css: string): string {
  return css.replace(RULE, (block) =>
    block.replace(
      PADDING,
      (_whole, both?: string, vertical?: string) => `padding-block: ${both ?? vertical}`,
    ),
  );
}
