/** The placeholder, in the rendered markup of a slot, for what the slot replaces or surrounds. */
export const ORIGINAL_MARKUP = '<template data-original=""></template>';
