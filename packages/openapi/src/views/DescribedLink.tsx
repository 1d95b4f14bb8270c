import type { ReactNode } from 'react';
import type { Api, ExternalDocs } from '../model.ts';
import { serverUrl } from '../samples/request-values.ts';
import type { PageTools } from './api-view.ts';

type Props = { url: string; tools: PageTools; children?: ReactNode };

/** A link of the description. If it leads nowhere, its words, and the address as written. */
export function DescribedLink({ url, tools, children }: Props) {
  const href = findHref(url, tools);
  if (href !== undefined) return <a href={href}>{children ?? url}</a>;
  return (
    <>
      {children} <code>{url}</code>
    </>
  );
}

type DocsProps = { docs: ExternalDocs | undefined; tools: PageTools };

/** The link to further documents. */
export function ExternalDocsLink({ docs, tools }: DocsProps) {
  if (!docs) return null;
  return (
    <p>
      <DescribedLink url={docs.url} tools={tools}>
        {docs.description ?? tools.texts.apiReadMore}
      </DescribedLink>
    </p>
  );
}

/**
 * A relative address leads to a page of the site, as in Markdown, or else is relative to the
 * description or its server (https://spec.openapis.org/oas/v3.1.1#relative-references-in-urls).
 */
function findHref(url: string, { api, resolveLink }: PageTools): string | undefined {
  if (/^https?:/i.test(url)) return url;
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return undefined;
  const base = findBase(api);
  const absolute = base !== undefined && URL.canParse(url, base) ? new URL(url, base) : undefined;
  return resolveLink(url, absolute === undefined) ?? absolute?.href;
}

function findBase({ self, servers: [server] }: Api): string | undefined {
  const bases = [self, server && serverUrl(server)];
  const isWritten = server !== undefined && /^https?:/i.test(server.url);
  return bases.slice(0, isWritten ? 2 : 1).find((base) => base && /^https?:/i.test(base));
}
