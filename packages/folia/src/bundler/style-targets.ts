import { browserslistToTargets } from 'lightningcss';

/** Browsers that have the native parts the shell builds on; older ones get readable pages. */
export const STYLE_TARGETS = browserslistToTargets(['chrome 123', 'firefox 128', 'safari 18']);
