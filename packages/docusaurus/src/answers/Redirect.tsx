import { pageHref, usePublishedSite } from 'folia/components';

/** Leads on at once, by a tag that browsers follow without scripts; the link is for those that do not. */
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
