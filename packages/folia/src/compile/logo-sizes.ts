import { readFile } from 'node:fs/promises';
import { isElsewhere, withoutBase } from '../contract/address.ts';
import type { PictureSize } from '../contract/shell-data.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { findStaticFile } from '../read/static-files.ts';
import { isTooLarge, readPicture } from './picture-facts.ts';

/** Sizes of logos, by path as the config names them. */
export type LogoSizes = ReadonlyMap<string, PictureSize>;

/** The path of a logo within the static folders. Like Docusaurus, accepts one that already begins with the base path. */
export function logoPath(written: string, siteDir: string, config: SiteConfig): string {
  const exists = (path: string) =>
    findStaticFile(siteDir, config.staticDirectories, path) !== undefined;
  return withoutBase(written, config, exists);
}

/**
 * Reads the sizes of the logos in bar and footer, so that nothing moves when they arrive. Leaves out logos on other sites
 * and files that cannot be read.
 */
export async function readLogoSizes(siteDir: string, config: SiteConfig): Promise<LogoSizes> {
  const { navbar, footer } = config.themeConfig;
  const paths = [navbar.logo, footer?.logo]
    .flatMap((logo) => [logo?.src, logo?.srcDark])
    .filter((path) => path !== undefined)
    .filter((path) => !isElsewhere(path));
  const sizes = new Map<string, PictureSize>();
  for (const path of new Set(paths)) {
    const place = logoPath(path, siteDir, config);
    const file = findStaticFile(siteDir, config.staticDirectories, place);
    if (file === undefined || isTooLarge(file)) continue;
    const { width, height } = await readPicture(file, await readFile(file));
    if (width !== undefined && height !== undefined) sizes.set(path, { width, height });
  }
  return sizes;
}
