import { dirname, relative, resolve, sep } from 'node:path';
import { isElsewhere } from '../contract/address.ts';

/** The declaration of a custom property, whose value a block or a list may contain. */
const PROPERTY = /(--[\w-]+\s*:)([^;{}]*\burl\([^;{}]*)/g;
const URL_IN_VALUE = /\burl\(\s*(["']?)([^"')]+?)\1\s*\)/g;

/**
 * Lets relative URLs in custom properties start in the folder of the site. Browsers would resolve them where the property is
 * used, so the bundler of style sheets refuses them, but webpack reads them as files beside the style sheet.
 * @see https://drafts.csswg.org/css-variables/#serializing-custom-props
 * @param file the style sheet; if it is outside of the site, it is unchanged
 */
export function withRootedUrls(css: string, file: string, siteDir: string): string {
  if (!css.includes('--') || !css.includes('url(')) return css;
  return css.replace(PROPERTY, (_whole, name: string, value: string) => {
    const rooted = value.replace(URL_IN_VALUE, (written, quote: string, url: string) => {
      const path = rootedPath(url, file, siteDir);
      return path === undefined ? written : `url(${quote}${path}${quote})`;
    });
    return name + rooted;
  });
}

function rootedPath(url: string, file: string, siteDir: string): string | undefined {
  if (isElsewhere(url) || /^[/#]/.test(url)) return undefined;
  const path = relative(siteDir, resolve(dirname(file), url))
    .split(sep)
    .join('/');
  return path.startsWith('..') ? undefined : `/${path}`;
}
