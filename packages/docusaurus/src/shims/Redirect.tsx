import { pageHref, usePublishedSite } from 'folia/components';
import { type Place, printPlace } from './history.ts';

/**
 * Redirects with a tag that works without scripts. The link is for browsers that ignore the tag.
 */
export function Redirect({ to }: { to: string | Place }) {
  const target = typeof to === 'string' ? to : printPlace(to);
  const href = pageHref(target, usePublishedSite());
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <p>
        <a href={target}>{target}</a>
      </p>
    </>
  );
}
