/** A rule for the bar itself, with its block. */
const RULE = /(?<=(?:^|[{},;])[^{},;]*\.navbar\s*\{)[^{}]*(?=\})/g;

const ZERO = '0(?:px|em|rem|%)?';
/** Padding of zero at the sides, with its value above and below. */
const PADDING = new RegExp(
  `(?<=^|[;\\s])padding\\s*:\\s*(?:(${ZERO})|(\\S+)\\s+${ZERO})(?=\\s*(?:!important\\s*)?(?:;|$))`,
  'g',
);

/**
 * Keeps the bar's padding at the sides where a site removes it: in Docusaurus, elements within the bar have this padding.
 * @returns the same text if no rule removes it
 */
export function keepingSidePadding(css: string): string {
  return css.replace(RULE, (block) =>
    block.replace(
      PADDING,
      (_whole, both?: string, vertical?: string) => `padding-block: ${both ?? vertical}`,
    ),
  );
}
