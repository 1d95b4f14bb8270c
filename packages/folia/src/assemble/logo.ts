import { readFileSync } from 'node:fs';
import type { Problem } from 'folia-problems';
import { type LogoSizes, logoPath } from '../compile/logo-sizes.ts';
import { isElsewhere, withBase } from '../contract/address.ts';
import type { Logo } from '../contract/shell-data.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import type { LogoConfig } from '../read/config/logo-schema.ts';
import { quotedLine } from '../read/config/quoted-line.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { findStaticFile } from '../read/static-files.ts';

/** SVGs up to this length are inlined in each document, which saves a request. */
const MAX_INLINE_LENGTH = 3000;

/** Elements of an SVG that would have an effect on the whole document. */
const BEYOND_LOGO = /<(?:style|script)\b/i;

/** Resolves the URLs of the logo, inlines it if it is a small SVG, and reports missing files. */
export function readLogo(
  { src: writtenSrc, srcDark: writtenDark, alt }: LogoConfig,
  siteDir: string,
  config: SiteConfig,
  { configSource, sizes }: { configSource: string; sizes: LogoSizes },
): { logo: Logo; problems: Problem[] } {
  const find = (path: string) => findStaticFile(siteDir, config.staticDirectories, path);
  const src = logoPath(writtenSrc, siteDir, config);
  const srcDark = writtenDark && logoPath(writtenDark, siteDir, config);
  const toHref = (path: string) => (isElsewhere(path) ? path : withBase(path, config.siteBaseUrl));
  const problems = [src, srcDark]
    .filter((path) => path !== undefined && !isElsewhere(path) && find(path) === undefined)
    .map((path) => ({
      // Like a missing picture of a page, it only stops the build if `onBrokenMarkdownImages` says so.
      subject: 'picture' as const,
      file: CONFIG_FILE,
      line: quotedLine(configSource, path ?? '', ['themeConfig']),
      message: `The logo "${path}" does not exist.`,
      hint: `The path is relative to a static folder: ${config.staticDirectories.join(', ')}.`,
      dependsOn: ['files' as const],
    }));
  const file = srcDark === undefined && src.endsWith('.svg') ? find(src) : undefined;
  const svg = file && withName(withViewBox(readFileSync(file, 'utf8').trim()), alt);
  const isInline = svg && svg.length <= MAX_INLINE_LENGTH && !BEYOND_LOGO.test(svg);
  return {
    logo: {
      src: toHref(src),
      srcDark: srcDark && toHref(srcDark),
      ...(isInline ? { svg } : { size: sizes.get(writtenSrc) }),
      sizeDark: writtenDark === undefined ? undefined : sizes.get(writtenDark),
      alt,
    },
    problems,
  };
}

/** Names an SVG in a document as `alt` names a picture (https://w3c.github.io/svg-aam/#role-mappings). */
function withName(svg: string, name: string): string {
  if (name === '') return svg;
  const label = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return svg.replace(/<svg\b/i, (start) => `${start} role="img" aria-label="${label}"`);
}

/** The start tag of an SVG, and the lengths of its sides in pixels. */
const SVG_TAG = /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/i;
const WIDTH = /\swidth\s*=\s*["']?([\d.]+)(?:px)?["'\s/>]/i;
const HEIGHT = /\sheight\s*=\s*["']?([\d.]+)(?:px)?["'\s/>]/i;

/**
 * Adds a view box of the size of an SVG that has none. A document would cut it off where a picture is scaled
 * (https://svgwg.org/svg2-draft/coords.html#ViewBoxAttribute).
 */
function withViewBox(svg: string): string {
  const tag = SVG_TAG.exec(svg)?.[0] ?? '';
  const width = WIDTH.exec(tag)?.[1];
  const height = HEIGHT.exec(tag)?.[1];
  if (/\sviewBox\s*=/i.test(tag) || width === undefined || height === undefined) return svg;
  return svg.replace(/<svg\b/i, `$& viewBox="0 0 ${width} ${height}"`);
}
