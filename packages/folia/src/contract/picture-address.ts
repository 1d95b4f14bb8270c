import { isElsewhere, withBase, withoutBase } from './address.ts';

/** @property url the origin of the production site */
type PublishedAt = { url: string; siteBaseUrl: string };

/** Adds the base path to a path from the site's root that does not begin with it; URLs are unchanged. */
export function toPictureHref(
  picture: string,
  { siteBaseUrl }: Pick<PublishedAt, 'siteBaseUrl'>,
): string {
  if (!picture.startsWith('/') || isElsewhere(picture)) return picture;
  return withBase(
    withoutBase(picture, { baseUrl: siteBaseUrl }, () => false),
    siteBaseUrl,
  );
}

/** The whole URL of a picture, which previews of a page on other sites need (https://ogp.me/#url). */
export function toPictureUrl(picture: string, config: PublishedAt): string {
  return new URL(toPictureHref(picture, config), config.url).href;
}
