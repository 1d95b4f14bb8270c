import { join } from 'node:path';
import { browserslistToTargets, bundle } from 'lightningcss';
import { PACKAGE_DIR } from './module-loader.ts';

/** Browsers that have the native parts the shell builds on; older ones get readable pages. */
const TARGETS = browserslistToTargets(['chrome 123', 'firefox 128', 'safari 18']);

/** The style rules that every document carries: the engine's, then the site's. */
export function bundleStyles(siteDir: string, customCss: string[]): string {
  const files = [
    join(PACKAGE_DIR, 'engine/app/styles/index.css'),
    ...customCss.map((path) => join(siteDir, path)),
  ];
  return files.map(minifyStyles).join('');
}

/** A style sheet with its imports in place, in few bytes. */
export function minifyStyles(filename: string): string {
  return bundle({ filename, minify: true, targets: TARGETS }).code.toString();
}
