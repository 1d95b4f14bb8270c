import { pageHref, usePublishedSite } from 'folia/components';

/**
 * Redirects with a tag that works without scripts. The link is for browsers that ignore the tag.
 */
export function Redirect({ to }: { to: string }) {
  const href = pageHref(to, usePublishedSite());
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <p>
        <a href={to}>{to}</a>
      </p>
    </>
  );
}
