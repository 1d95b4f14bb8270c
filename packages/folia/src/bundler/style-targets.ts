import { browserslistToTargets } from 'lightningcss';

/** Minimum versions of browsers with all native features that the shell uses. Pages remain readable in older ones. */
export const STYLE_TARGETS = browserslistToTargets(['chrome 123', 'firefox 128', 'safari 18']);
